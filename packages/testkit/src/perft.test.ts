import { CHANCE } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { toy } from '../test/toy.ts';
import { REVEAL, ROLL, SEAL } from '../test/toy-rules.ts';
import { divide, perft } from './perft.ts';

const start = toy.create({ seats: 2, rounds: 1 });

describe('perft', () => {
  it('counts the steps of everybody who may act', () => {
    expect(perft(toy, start, 0)).toBe(1);
    expect(perft(toy, start, 1)).toBe(3);
    expect(perft(toy, start, 2)).toBe(3 * 2 * 4);
    // After a coin the same eight steps are left, after a seal those of the other seat.
    expect(perft(toy, start, 3)).toBe(3 * (6 * 8 + 2 * 4));
  });

  it('counts nothing beyond the end of the game', () => {
    const state = toy.copy(start);
    toy.apply(state, CHANCE, ROLL + 1);
    for (const seat of [0, 1]) toy.apply(state, seat, SEAL);
    expect([0, 1, 2].map((depth) => perft(toy, state, depth))).toEqual([1, 1, 0]);
    toy.apply(state, CHANCE, REVEAL);
    expect(perft(toy, state, 1)).toBe(0);
  });

  it('leaves the state alone', () => {
    const before = toy.formatState(start);
    perft(toy, start, 4);
    expect(toy.formatState(start)).toBe(before);
  });
});

describe('divide', () => {
  it('counts by the first step, in the notation of records', () => {
    const state = toy.copy(start);
    toy.apply(state, CHANCE, ROLL + 2);
    toy.apply(state, 1, 3);
    const parts = divide(toy, state, 2);
    expect(parts.map(({ step, nodes }) => `${step}: ${nodes}`)).toEqual([
      '0> lay 1: 8',
      '0> lay 2: 8',
      '0> lay 3: 8',
      '0> seal: 4',
      '1> lay 1: 8',
      '1> lay 2: 8',
      '1> lay 3: 8',
      '1> seal: 4',
    ]);
    expect(parts.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(perft(toy, state, 2));
  });
});
