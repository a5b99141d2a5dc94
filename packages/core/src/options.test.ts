import { describe, expect, it } from 'vitest';
import { nameOfValue, readOptions } from './options.ts';

describe('options', () => {
  it('[R6] are an object with known fields', () => {
    expect(readOptions({ seats: 2 }, ['seats', 'map'])).toEqual({ seats: 2 });
    for (const json of [undefined, null, 7, 'seats', [2]]) {
      expect(readOptions(json, ['seats'])).toMatchObject({ rule: 'R6', code: 'options-not-an-object' });
    }
    const strange = { rule: 'R6', code: 'unknown-option', args: { option: 'speed' } };
    expect(readOptions({ seats: 2, speed: 1 }, ['seats'])).toEqual(strange);
  });

  it('name a strange value only if that is safe', () => {
    const trap = { toString: () => 'trap' };
    expect(['x', 7, null, trap, undefined].map(nameOfValue)).toEqual(['x', '7', 'object', 'object', 'undefined']);
  });
});
