import { CHANCE, listMoves, only } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { legal, played } from '../../test/duel/table.ts';
import { duel } from './index.ts';
import { parseOptions } from './options.ts';

const refusal = (json: unknown) => {
  const result = parseOptions(json);
  return 'rule' in result ? `${result.rule} ${result.code}` : undefined;
};

describe('options', () => {
  it('[R6] are completed, the Russian edition being the usual one', () => {
    expect(parseOptions({ seats: 2 })).toEqual({ seats: 2, spellbook: 'drawn', first: 'random' });
    const bulgarian = { seats: 2, spellbook: 'always', first: 1 };
    expect(parseOptions(bulgarian)).toEqual(bulgarian);
    expect(parseOptions({ ...bulgarian, first: 0 })).toEqual({ ...bulgarian, first: 0 });
  });

  it('[R6] refuse what is no option of the game', () => {
    for (const json of [undefined, null, 7, 'seats', [2]]) expect(refusal(json)).toBe('R6 options-not-an-object');
    expect(refusal({ seats: 2, variants: [] })).toBe('R6 unknown-option');
    for (const odd of [{}, null, 7, ['drawn'], 'sometimes', '']) {
      expect(refusal({ seats: 2, spellbook: odd })).toBe('D12 unknown-spellbook');
    }
    for (const odd of [{}, null, 2, -1, '0', 'oldest', true]) {
      expect(refusal({ seats: 2, first: odd })).toBe('D5 unknown-first');
    }
  });

  it('[D1] allow two seats', () => {
    for (const seats of [undefined, 1, 3, '2', 2.5]) expect(refusal({ seats })).toBe('D1 two-players');
  });

  it('[D5] let the lot decide who is A in the first round, or name a seat', () => {
    const lot = played({ seats: 2, spellbook: 'drawn', first: 'random' }, '');
    expect(duel.actors(lot)).toBe(only(CHANCE));
    expect(legal(lot)).toEqual(['first 0', 'first 1']);
    expect([...listMoves(duel, lot, CHANCE)].map((move) => duel.chanceWeight(lot, move))).toEqual([1, 1]);
    for (const first of [0, 1] as const) {
      const drawn = played({ seats: 2, spellbook: 'drawn', first: 'random' }, `first ${first}`);
      const named = played({ seats: 2, spellbook: 'drawn', first }, '');
      expect([drawn.leader, named.leader]).toEqual([first, first]);
      expect([drawn.round, named.round]).toEqual([1, 1]);
      expect(legal(named)).toEqual(legal(drawn));
    }
  });
});
