import { createRng } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { eloOf, estimateMean, estimateShare, studentQuantile } from './statistics.ts';

describe('a mean', () => {
  it('has the interval of Student', () => {
    // Standard deviation 2, three values: 4.3027 * 2 / sqrt(3).
    const { mean, error } = estimateMean([3, 5, 7]);
    expect(mean).toBe(5);
    expect(error).toBeCloseTo(4.9683, 3);
  });

  it('of one value has no interval', () => {
    expect(estimateMean([3])).toEqual({ mean: 3, error: undefined });
  });

  it('lies within its interval 95 times in 100', () => {
    const rng = createRng(9);
    let hits = 0;
    for (let trial = 0; trial < 2000; trial++) {
      const { mean, error } = estimateMean(Array.from({ length: 12 }, () => (rng() % 1000) / 1000));
      if (Math.abs(mean - 0.4995) <= error!) hits++;
    }
    expect(hits / 2000).toBeGreaterThan(0.93);
    expect(hits / 2000).toBeLessThan(0.97);
  });
});

it.each([
  [1, 12.706],
  [2, 4.303],
  [4, 2.776],
  [5, 2.571],
  [10, 2.228],
  [30, 2.042],
  [1000, 1.962],
])('with %i degrees of freedom 95 %% lie within %d', (freedom, quantile) => {
  expect(studentQuantile(freedom)).toBeCloseTo(quantile, 2);
});

describe('a share', () => {
  it('is that of all lots together', () => {
    expect(
      estimateShare([
        { won: 1, of: 2 },
        { won: 0, of: 0 },
        { won: 4, of: 4 },
      ]).mean,
    ).toBeCloseTo(5 / 6, 12);
  });

  it('of nothing but victories still has an interval', () => {
    const { mean, error } = estimateShare(Array.from({ length: 20 }, () => ({ won: 2, of: 2 })));
    expect(mean).toBe(1);
    expect(error).toBeGreaterThan(0.05);
    expect(error).toBeLessThan(0.15);
  });

  it('lies within its interval about 95 times in 100, lots being alike in themselves', () => {
    const rng = createRng(4);
    let hits = 0;
    for (let trial = 0; trial < 2000; trial++) {
      const lots = Array.from({ length: 60 }, () => {
        const luck = rng() % 10 < 3 ? 1 : 0;
        return { won: 4 * luck, of: 4 };
      });
      const { mean, error } = estimateShare(lots);
      if (Math.abs(mean - 0.3) <= error!) hits++;
    }
    expect(hits / 2000).toBeGreaterThan(0.93);
    expect(hits / 2000).toBeLessThan(0.98);
  });
});

describe('Elo', () => {
  it.each([
    [0.5, 0],
    [0.64, 100],
    [0.36, -100],
    [0.909, 400],
  ])('%d is a difference of %d', (mean, elo) => {
    expect(Math.round(eloOf({ mean, error: undefined }, 1000).mean)).toBeCloseTo(elo, -1);
  });

  it('has an interval, and ends where the games can tell no more', () => {
    const { mean, low, high } = eloOf({ mean: 0.75, error: 0.1 }, 100);
    expect(low).toBeLessThan(mean);
    expect(high).toBeGreaterThan(mean);
    expect(eloOf({ mean: 1, error: 0.1 }, 100)).toEqual({
      mean: expect.closeTo(919.5, 0),
      low: expect.closeTo(381.7, 0),
      high: expect.closeTo(919.5, 0),
    });
  });
});
