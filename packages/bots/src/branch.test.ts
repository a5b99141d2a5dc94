import { describe, expect, it } from 'vitest';
import { createTreeGame, decide, end } from '../test/tree-game.ts';
import { Branch, byEstimate, meanExcess } from './branch.ts';

const SEATS = 3;
const { rules, evaluator } = createTreeGame(decide(0, end(1, 0, 0)), SEATS);

/** A branch named by its only move, with a static evaluation in points and playouts with these rewards. */
function branch(move: number, rating: number, ...playouts: readonly (readonly number[])[]) {
  const created = new Branch({ turn: [move], after: rules.create({ seats: SEATS }), rating }, evaluator);
  for (const rewards of playouts) created.record(Float64Array.from(rewards), 0);
  return created;
}

function order(seat: number, ...branches: readonly ReturnType<typeof branch>[]): readonly number[] {
  return byEstimate(branches, seat).map(({ turn }) => turn[0]!);
}

describe('a branch', () => {
  it('keeps the mean reward of every seat, and the mean lead', () => {
    const one = branch(0, 0);
    one.record(Float64Array.of(1, 0, 0.25), 12);
    one.record(Float64Array.of(0.5, 0.5, 0), -2);
    expect(one.visits).toBe(2);
    expect([0, 1, 2].map((seat) => one.meanOf(seat))).toEqual([0.75, 0.25, 0.125]);
    expect(one.lead).toBe(5);
  });

  it('is judged by its static evaluation before any playout', () => {
    expect(order(0, branch(0, 10), branch(1, 30), branch(2, 20))).toEqual([1, 2, 0]);
  });

  it('is judged by its playouts once there are many', () => {
    const often = (rewards: readonly number[]) => Array.from({ length: 60 }, () => rewards);
    const good = branch(0, 10, ...often([0.8, 0.1, 0.1]));
    const bad = branch(1, 30, ...often([0.2, 0.1, 0.7]));
    expect(order(0, bad, good)).toEqual([0, 1]);
    expect(order(2, bad, good)).toEqual([1, 0]);
  });

  it('is still judged by its static evaluation after a few', () => {
    expect(order(0, branch(0, 10, [0.6, 0, 0]), branch(1, 30, [0.4, 0, 0]))).toEqual([1, 0]);
  });

  it('gains nothing by being unvisited, and loses nothing', () => {
    // All three look alike; the two visited ones tell what playouts bring on average.
    const branches = [branch(0, 10, [0.9, 0, 0]), branch(1, 10, [0.5, 0, 0]), branch(2, 10)];
    expect(order(0, ...branches)).toEqual([0, 2, 1]);
    // Ten points stand for a reward of 0.2.
    expect(meanExcess(branches, 0)).toBeCloseTo(0.7 - 0.2, 12);
    expect(branches[2]!.estimateFor(0, meanExcess(branches, 0))).toBeCloseTo(0.7, 12);
  });
});
