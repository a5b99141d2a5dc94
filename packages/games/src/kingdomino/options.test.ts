import { describe, expect, it } from 'vitest';
import { parseOptions, setupOf } from './options.ts';

const refusal = (json: unknown) => {
  const result = parseOptions(json);
  return 'rule' in result ? `${result.rule} ${result.code}` : undefined;
};

describe('options', () => {
  it('[R6] are completed and put in order', () => {
    expect(parseOptions({ seats: 3 })).toEqual({ seats: 3, variants: [], tiebreak: 'territory-then-crowns' });
    expect(parseOptions({ seats: 2, variants: ['mighty-duel', 'dynasty'], tiebreak: 'crowns' })).toEqual({
      seats: 2,
      variants: ['dynasty', 'mighty-duel'],
      tiebreak: 'crowns',
    });
  });

  it('[R6] refuse what is no option of the game', () => {
    for (const json of [undefined, null, 7, 'seats', [2]]) expect(refusal(json)).toBe('R6 options-not-an-object');
    expect(refusal({ seats: 2, speed: 1 })).toBe('R6 unknown-option');
    expect(refusal({ seats: 2, variants: 'harmony' })).toBe('R6 variants-not-a-list');
    expect(refusal({ seats: 2, variants: ['melody'] })).toBe('R6 unknown-variant');
    for (const odd of [{}, { toString: 1 }, [['harmony']], null, 7]) {
      expect(refusal({ seats: 2, variants: [odd] })).toBe('R6 unknown-variant');
      expect(refusal({ seats: 2, tiebreak: odd })).toBe('K17 unknown-tiebreak');
    }
    expect(refusal({ seats: 2, variants: ['harmony', 'harmony'] })).toBe('R6 variant-twice');
    expect(refusal({ seats: 2, tiebreak: 'dice' })).toBe('K17 unknown-tiebreak');
  });

  it('[K1] allow 2, 3 or 4 seats', () => {
    for (const seats of [2, 3, 4]) expect(refusal({ seats })).toBeUndefined();
    for (const seats of [undefined, 1, 5, 2.5, '2', Number.NaN]) expect(refusal({ seats })).toBe('K1 bad-seats');
  });

  it('[K21] allow the Mighty Duel to two players only', () => {
    expect(refusal({ seats: 2, variants: ['mighty-duel'] })).toBeUndefined();
    for (const seats of [3, 4]) expect(refusal({ seats, variants: ['mighty-duel'] })).toBe('K21 mighty-duel-seats');
  });

  it('[K1] [K4] [K11] [K13] [K20] [K21] make kings, lines, rounds, grid and games', () => {
    const setup = (seats: number, ...variants: ('dynasty' | 'mighty-duel' | 'harmony')[]) =>
      Object.values(setupOf({ seats, variants, tiebreak: 'crowns' }));
    expect(setup(2)).toEqual([2, 4, 6, 5, 1]);
    expect(setup(3)).toEqual([1, 3, 12, 5, 1]);
    expect(setup(4, 'harmony')).toEqual([1, 4, 12, 5, 1]);
    expect(setup(2, 'mighty-duel')).toEqual([2, 4, 12, 7, 1]);
    expect(setup(3, 'dynasty')).toEqual([1, 3, 12, 5, 3]);
  });
});
