import { asked, CHANCE, createRng, isLegal, type Seat } from '@crownhold/core';
import { colours, type State } from '@crownhold/games/colours';
import { describe, expect, it } from 'vitest';
import { colouringAlone, strikingAlone, takingAlone } from '../../../../test/colours-states.ts';
import { findBot } from '../../../registry.ts';
import { planTurns } from './turn-plans.ts';

/** A game after so many turns of a level, at a turn of some seat. */
function positionAfter(turns: number, seats: number, seed: number): { readonly state: State; readonly seat: Seat } {
  const rng = createRng(seed);
  const bot = findBot(colours, 'shepherd')!.create();
  const state = colours.create({ seats, map: 'first' });
  for (let played = 0; ; ) {
    const who = asked(colours, state);
    if (who.kind === 'over') throw new Error('the game is over');
    if (who.kind === 'chance') {
      colours.apply(state, CHANCE, colours.sample(state, CHANCE, rng));
      continue;
    }
    const seat = who.seats.at(-1)!;
    if (played++ === turns) return { state, seat };
    const { turn } = bot.think(colours.view(state, seat), seat, { seed: rng() }).next().value;
    for (const move of turn) colours.apply(state, seat, move);
  }
}

function lastTurn(id: string, state: State, seat: Seat, seed: number, nodes?: number): string {
  const thoughts = findBot(colours, id)!
    .create()
    .think(colours.view(state, seat), seat, { seed, ...(nodes !== undefined && { nodes }) });
  let thought = thoughts.next();
  while (!thought.done) thought = thoughts.next();
  const after = colours.copy(state);
  const texts = thought.value.turn.map((move) => {
    const text = colours.formatMove(after, move);
    colours.apply(after, seat, move);
    return text;
  });
  return texts.join(', ');
}

describe('planned turns', () => {
  it.each([1, 2, 3, 4])('are legal and whole among %i, the best first', (seats) => {
    for (const turns of [0, 1, 8, 13]) {
      const { state, seat } = positionAfter(turns, seats, seats);
      const before = colours.turn(state, seat);
      const plans = planTurns(colours.view(state, seat), seat);
      for (const [at, { turn, rating }] of plans.entries()) {
        const copy = colours.copy(state);
        for (const move of turn) {
          expect(colours.turn(copy, seat)).toBe(before);
          expect(isLegal(colours, copy, seat, move)).toBe(true);
          colours.apply(copy, seat, move);
        }
        expect(colours.turn(copy, seat)).toBe(before + 1);
        if (at > 0) expect(rating).toBeLessThanOrEqual(plans[at - 1]!.rating);
      }
    }
  });

  it('[C22] tell nothing of what others have done in this round', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const { state, seat } = positionAfter(11, 3, seed);
      const view = colours.view(state, seat);
      const guess = colours.determinize(view, seat, createRng(seed));
      const plans = planTurns(view, seat);
      const others = planTurns(colours.view(guess, seat), seat);
      expect(others.map(({ turn, after }) => [turn, after.bytes])).toEqual(
        plans.map(({ turn, after }) => [turn, after.bytes]),
      );
    }
  });
});

describe('the search in Colour Kingdoms', () => {
  it.each(['mason', 'knight', 'queen'])('has a %s who takes the die that fits', (id) => {
    const full = { green: 'bgyvrbgyv', brown: 'bgyvrbgyv' };
    const state = takingAlone('blue:3:green red:3:brown yellow:3:yellow white:2:green', full);
    expect(lastTurn(id, state, 0, 1, 100)).toBe('take yellow yellow');
  });

  it.each(['mason', 'knight', 'queen'])('has a %s who blends for a dragon in the last round', (id) => {
    const state = colouringAlone('red', 2, 'red', { sheet: { red: 'bb.bbrybr' }, spells: '0001' }, 'last');
    expect(lastTurn(id, state, 0, 1, 100)).toBe('blend r3 brown, done');
  });

  it.each(['mason', 'knight', 'queen'])('has a %s who strikes what is hardly to be earned', (id) => {
    const nearly = 'bgyvrbgy.';
    const sheet = { blue: nearly, green: nearly, yellow: nearly, violet: nearly, red: nearly };
    expect(lastTurn(id, strikingAlone(sheet), 0, 1, 100)).not.toMatch(/strike (?:blue|green|yellow|violet|red) /);
  });

  it.each([1, 2, 3, 4])('thinks the same for the same seed and nodes among %i', (seats) => {
    const { state, seat } = positionAfter(9, seats, 5);
    for (const id of ['page', 'miller', 'mason', 'knight']) {
      const turn = lastTurn(id, state, seat, 3, 12);
      lastTurn('knight', takingAlone('blue:3:green red:3:brown yellow:3:yellow white:2:green'), 0, 1, 8);
      expect(lastTurn(id, state, seat, 3, 12)).toBe(turn);
    }
  });

  it('has a page who errs: seeds differ, and not by ties alone', () => {
    const state = colouringAlone('red', 2, 'red', { sheet: { red: 'bb.bbrybr' }, spells: '0001' }, 'last');
    const pages = Array.from({ length: 30 }, (_, seed) => lastTurn('page', state, 0, seed));
    expect(new Set(pages).size).toBeGreaterThan(1);
    expect(pages.filter((turn) => turn !== 'blend r3 brown, done').length).toBeGreaterThan(3);
  });
});
