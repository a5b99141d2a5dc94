import { cellRows, domains, duel, groundAt } from '@crownhold/games/duel';
import { expect, it } from 'vitest';
import { randomPositions } from '../../../test/duel-table.ts';
import { STEPS } from '../../board/square.ts';
import { connectingCells } from './connections.ts';
import { crossGains } from './cross-gains.ts';
import { domainsGain } from './domains-gain.ts';
import { bordersOf, domainMarks, squaresOf } from './map-picture.ts';
import { countedPoints, tallyOf } from './tally.ts';

function* someMaps() {
  let at = 0;
  for (const { state } of randomPositions(4, 9)) if (at++ % 37 === 0) yield state;
}

it('borders are drawn between different arms, each of them once', () => {
  for (const state of someMaps()) {
    const squares = squaresOf(state, 0);
    const keys = bordersOf(squares).map(({ spot, side }) => {
      const other = { x: spot.x + STEPS[side].x, y: spot.y + STEPS[side].y };
      const [one, two] = [spot, other].map((cell) => {
        const ground = groundAt(state, 0, cell);
        return ground === undefined || ground === 'castle' ? undefined : ground.arms;
      });
      expect(one).not.toBe(two);
      return [`${spot.x},${spot.y}`, `${other.x},${other.y}`].toSorted().join(' ');
    });
    expect(new Set(keys).size).toBe(keys.length);
  }
});

it('[D19] every domain with a cross has its points on one of its squares', () => {
  for (const state of someMaps()) {
    const marks = domainMarks(state, 0);
    const scoring = domains(state, 0).filter(({ points }) => points > 0);
    expect(marks.map(({ points }) => points)).toEqual(scoring.map(({ points }) => points));
  }
});

it('[D19] [D20] what is counted adds up to the points', () => {
  let named = 0;
  for (const { state } of randomPositions(12, 21)) {
    for (const seat of [0, 1]) {
      const tally = tallyOf(state, seat);
      expect(countedPoints(tally, tally.items.length)).toBe(duel.score(state, seat));
      if (tally.named) named++;
    }
  }
  expect(named).toBeGreaterThan(0);
});

it('[D4] a cross brings what the rules say', () => {
  let crosses = 0;
  for (const { state, actor, move } of randomPositions(60, 33)) {
    if (state.phase !== 'lightning' || !duel.formatMove(state, move).startsWith('cross')) continue;
    const after = duel.copy(state);
    duel.apply(after, actor, move);
    const [x, y] = duel.formatMove(state, move).slice(6).split(',');
    const gain = duel.score(after, actor) - duel.score(state, actor);
    expect(crossGains(state, actor).get(`${x} ${y}`)).toBe(`+${gain}`);
    crosses++;
  }
  expect(crosses).toBeGreaterThan(3);
});

it('[D20] naming arms brings what the rules say, now', () => {
  let namings = 0;
  for (const { state, actor, move } of randomPositions(60, 35)) {
    const text = duel.formatMove(state, move);
    if (state.phase !== 'lightning' || !text.startsWith('domains')) continue;
    const after = duel.copy(state);
    duel.apply(after, actor, move);
    const { points } = domainsGain(state, actor, text.slice(8) as Parameters<typeof domainsGain>[2]);
    expect(points).toBe(duel.score(after, actor) - duel.score(state, actor));
    namings++;
  }
  expect(namings).toBeGreaterThan(3);
});

it('[D8] a half connects beside the castle and beside its own arms, a joker beside anything', () => {
  for (const state of someMaps()) {
    for (const arms of ['dot', 'black', undefined] as const) {
      const cells = connectingCells(state, 0, arms);
      for (const cell of cellRows().flat()) {
        const beside = Object.values(STEPS).map(({ x, y }) => groundAt(state, 0, { x: cell.x + x, y: cell.y + y }));
        const isOpen = groundAt(state, 0, cell) === undefined;
        const touches = beside.some(
          (ground) => ground === 'castle' || (ground && (arms === undefined || ground.arms === arms)),
        );
        expect(cells.some(({ x, y }) => x === cell.x && y === cell.y)).toBe(isOpen && Boolean(touches));
      }
    }
  }
});
