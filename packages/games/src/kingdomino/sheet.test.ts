import { createRng, isRefusal, playSampled } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { TWO } from '../../test/kingdomino/table.ts';
import { kingdomino } from './index.ts';
import type { Options } from './options.ts';
import { formatSheet, laySheet, parseSheet } from './sheet.ts';

const refusal = (rows: readonly string[], options: Options = TWO) => {
  const squares = parseSheet(rows);
  const result = isRefusal(squares) ? squares : laySheet(squares, options);
  return isRefusal(result) ? `${result.rule} ${result.code}` : undefined;
};

describe('score sheet', () => {
  it('[N5] reads rows from the top down, counted from the castle', () => {
    expect(parseSheet(['', '  w1 .', ' C   m3 '])).toEqual([
      { x: 0, y: 1, terrain: 'wheat', crowns: 1 },
      { x: 1, y: 0, terrain: 'mine', crowns: 3 },
    ]);
    expect(refusal(['C w1 x'])).toBe('N5 unreadable-square');
    expect(refusal(['C w4'])).toBe('N5 unreadable-square');
    expect(refusal(['C wheat'])).toBe('N5 unreadable-square');
  });

  it('[K13] refuses any number of squares that do not fit', () => {
    const squares = Array.from(
      { length: 200_000 },
      (_, x) => ({ x: x + 1, y: 0, terrain: 'wheat', crowns: 0 }) as const,
    );
    expect(laySheet(squares, TWO)).toMatchObject({ code: 'too-large', args: { width: 200_001, height: 1 } });
  });

  it('[K1] wants exactly one castle', () => {
    expect(refusal(['w w'])).toBe('K1 no-castle');
    expect(refusal([])).toBe('K1 no-castle');
    expect(refusal(['C w w C'])).toBe('K1 second-castle');
  });

  it('[K2] wants squares that are in the box', () => {
    expect(refusal(['C w'])).toBe('K2 odd-squares');
    expect(refusal(['C w2 w'])).toBe('K2 too-many-squares');
    expect(refusal(['C m3 m3'])).toBe('K2 too-many-squares');
    expect(refusal(['C m3 m2'])).toBeUndefined();
  });

  it('[K12] [K13] wants a kingdom that hangs together and fits the grid', () => {
    expect(refusal(['C . w w'])).toBe('K12 not-connected');
    expect(refusal(['C w w w w w w'])).toBe('K13 too-large');
    expect(refusal(['C w w w w w w'], { ...TWO, variants: ['mighty-duel'] })).toBeUndefined();
    const twice = laySheet(
      [1, 1].map((x) => ({ x, y: 0, terrain: 'wheat', crowns: 0 })),
      TWO,
    );
    expect(twice).toMatchObject({ rule: 'K12', code: 'occupied' });
  });

  it('[K19] takes a full grid for harmony', () => {
    const options: Options = { ...TWO, variants: ['harmony'] };
    const full = ['w w w w w', 'w w w w w', 'w w C f f', 'f f f f f', 'f f f f f'];
    const score = (rows: readonly string[]) => {
      const squares = parseSheet(rows);
      if (isRefusal(squares)) throw new Error(squares.code);
      const state = laySheet(squares, options);
      if (isRefusal(state)) throw new Error(state.code);
      return kingdomino.score(state, 0);
    };
    expect(score(full)).toBe(5);
    expect(score(full.map((row, i) => (i === 0 ? '. . w w w' : row)))).toBe(0);
  });

  it('scores a kingdom as the game it was copied from', () => {
    const rng = createRng(21);
    for (const variants of [[], ['middle-kingdom', 'harmony'], ['mighty-duel', 'middle-kingdom', 'harmony']] as const) {
      const options: Options = { ...TWO, variants };
      for (let game = 0; game < 30; game++) {
        const state = kingdomino.create(options);
        playSampled(kingdomino, state, rng);
        for (const seat of [0, 1]) {
          const squares = parseSheet(formatSheet(state, seat));
          if (isRefusal(squares)) throw new Error(squares.code);
          const sheet = laySheet(squares, options);
          if (isRefusal(sheet)) throw new Error(sheet.code);
          expect(kingdomino.score(sheet, 0)).toBe(kingdomino.score(state, seat));
        }
      }
    }
  });
});
