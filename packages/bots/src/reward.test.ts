import { describe, expect, it } from 'vitest';
import { leadOf, rewardOf } from './reward.ts';

const reward = (seat: number, ...scores: readonly number[]) => rewardOf(Float64Array.from(scores), seat);

describe('the lead of a seat', () => {
  it('is counted from the best of the others, wherever they sit', () => {
    expect([0, 1].map((seat) => leadOf([30, 42], seat))).toEqual([-12, 12]);
    expect([0, 1, 2].map((seat) => leadOf([5, 3, 9], seat))).toEqual([-4, -6, 4]);
    expect([0, 1, 2, 3].map((seat) => leadOf([7, 7, 2, -1], seat))).toEqual([0, 0, -5, -8]);
  });
});

describe('the reward of a seat', () => {
  it('is a half for a tie, and no victory', () => {
    expect(reward(0, 40, 40)).toBe(0.5);
    expect(reward(1, 40, 40)).toBe(0.5);
    expect(reward(2, 10, 40, 40)).toBe(0.5);
    expect(reward(0, 41, 40)).toBeGreaterThan(0.75);
    expect(reward(0, 40, 41)).toBeLessThan(0.25);
  });

  it('of somebody alone is by points', () => {
    expect(leadOf([55], 0)).toBe(55);
    expect(reward(0, 60)).toBeGreaterThan(reward(0, 59));
  });

  it('of two seats makes one together', () => {
    for (const scores of [
      [0, 0],
      [3, 90],
      [55, 54],
      [120, 2],
    ]) {
      expect(reward(0, ...scores) + reward(1, ...scores)).toBeCloseTo(1, 12);
    }
  });

  it('rises with the lead, but a victory by a point is more than any tie or defeat', () => {
    const rising = [-200, -40, -2, -1, 0, 1, 2, 40, 200].map((lead) => reward(1, 50, 50 + lead));
    expect(rising).toEqual(rising.toSorted((one, other) => one - other));
    expect(new Set(rising).size).toBe(rising.length);
    expect(rising[0]).toBeGreaterThan(0);
    expect(rising.at(-1)).toBeLessThan(1);
  });

  it('of three seats is for the first alone', () => {
    expect(reward(0, 60, 50, 55)).toBeGreaterThan(0.75);
    expect(reward(1, 60, 50, 55)).toBeLessThan(0.25);
    expect(reward(2, 60, 50, 55)).toBeLessThan(0.25);
    expect(reward(2, 60, 50, 55)).toBeGreaterThan(reward(1, 60, 50, 55));
  });
});
