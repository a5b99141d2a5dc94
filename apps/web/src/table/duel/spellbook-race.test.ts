import { describe, expect, it } from 'vitest';
import { randomPositions, readPosition } from '../../../test/duel-table.ts';
import { raceOf } from './spellbook-race.ts';

const OTHER = '15 castle 122202 ------ - ......./..S1S..D/.q2d1Cqdd/...DssS/..qD...';
const race = (book: string, dice = 'dot@0 stripe@1 dot@0 ?@1', phase = 'draw 0 0') =>
  raceOf(
    readPosition(
      `2 drawn random | 8 ${phase} | ${dice} | - - | 15 castle ${book} - ......./.ds..../.ssCss./.q2qq.../.D1dd... | ${OTHER}`,
    ),
    [[0, 2], []],
  );

describe('the race in the spellbook', () => {
  it('[D4] has six rows of 5, 5, 4, 4, 3 and 3 squares', () => {
    expect(race('240000 ------').map(({ length }) => length)).toEqual([5, 5, 4, 4, 3, 3]);
    expect(race('240000 ------').map(({ isLightning }) => isLightning)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('shows ticks that the dice in hand would bring', () => {
    expect(race('250000 -+----')[0]!.runners[0]).toMatchObject({ ticks: 2, coming: 2, isOneLeft: false });
    expect(race('450000 -+----')[0]!.runners[0]).toMatchObject({ ticks: 4, coming: 1, isOneLeft: true });
  });

  it('[D13] says who has won a row, and strikes out the other', () => {
    const stripe = race('250000 -+----')[1]!;
    expect(stripe).toMatchObject({ winner: 0, spellState: 'ready' });
    expect(stripe.runners[1]).toMatchObject({ isStruck: true, isOneLeft: false });
    expect(race('250000 -x----')[1]).toMatchObject({ winner: 0, spellState: 'used' });
    expect(race('250000 -+----')[0]!.winner).toBeUndefined();
  });

  it('never shows more squares than a row has', () => {
    for (const { state } of randomPositions(5, 44)) {
      if (state.phase !== 'draw') continue;
      const dice = [0, 1].map((seat) => [0, 1, 2, 3].filter((die) => (state.hands[seat]! >> die) & 1));
      for (const { runners, length } of raceOf(state, dice)) {
        for (const { ticks, coming } of runners) expect(ticks + coming).toBeLessThanOrEqual(length);
      }
    }
  });
});
