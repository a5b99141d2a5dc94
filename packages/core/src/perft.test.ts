import { describe, expect, it } from 'vitest';
import { race, raced } from '../test/race.ts';
import { divide, perft } from './perft.ts';

describe('perft', () => {
  it('counts every step of everybody, and a finished game once', () => {
    // Either seat may be ready first; then a roll of 1, 2 or 3; then one step; then stop, or another step after 2 or 3.
    expect([0, 1, 2, 3, 4, 5].map((depth) => perft(race, raced(), depth))).toEqual([1, 2, 2, 6, 6, 10]);
  });

  it('divides by the first step', () => {
    expect(divide(race, raced(), 3)).toEqual([
      { move: '0> ready', nodes: 3 },
      { move: '1> ready', nodes: 3 },
    ]);
  });
});
