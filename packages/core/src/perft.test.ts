import { describe, expect, it } from 'vitest';
import { BOTH_READY, race, raced } from '../test/race.ts';
import { CHANCE } from './game.ts';
import { divide, perft } from './perft.ts';

describe('perft', () => {
  it('counts nothing beyond the end, and leaves the state alone', () => {
    const steps = (count: number) => Array.from({ length: count }, () => [0, 'step'] as const);
    const state = raced(
      ...BOTH_READY,
      [CHANCE, 'roll 3'],
      ...steps(3),
      [0, 'stop'],
      [CHANCE, 'roll 1'],
      [1, 'step'],
      [1, 'stop'],
      [CHANCE, 'roll 2'],
      ...steps(2),
    );
    const before = race.formatState(state);
    expect([0, 1, 2].map((depth) => perft(race, state, depth))).toEqual([1, 1, 0]);
    expect(race.formatState(state)).toBe(before);
  });

  it('counts every step of everybody', () => {
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
