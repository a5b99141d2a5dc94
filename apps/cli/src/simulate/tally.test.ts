import { expect, it } from 'vitest';
import { Tally, winsOf } from './tally.ts';

it('knows mean, deviation of a sample, extremes and wins', () => {
  const tally = new Tally();
  for (const [points, win] of [
    [2, 1],
    [4, 0.5],
    [9, 0],
  ] as const) {
    tally.add(points, win);
  }
  expect(tally.summary).toEqual({ mean: 5, deviation: 3.605551, min: 2, max: 9, wins: 1.5 });
});

it('has no deviation after one game', () => {
  const tally = new Tally();
  tally.add(7, 1);
  expect(tally.summary).toMatchObject({ mean: 7, deviation: 0 });
});

it('splits a shared victory', () => {
  expect(winsOf([1, 2, 3])).toEqual([1, 0, 0]);
  expect(winsOf([1, 3, 1])).toEqual([0.5, 0, 0.5]);
});
