import { expect, it } from 'vitest';
import { measureStrength } from './greedy.ts';

const TWO = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' } as const;
const SEED = 20161;

it('greedy wins nearly every game against random', () => {
  const { wins, points, rivalPoints } = measureStrength(TWO, 'greedy', 'random', 150, SEED);
  expect(wins.mean + wins.error).toBeGreaterThan(0.95);
  expect(wins.mean).toBeGreaterThan(0.93);
  expect(points.mean).toBeGreaterThan(2 * rivalPoints.mean);
}, 60_000);

it('greedy bots among themselves make about 42 points each, and none is favoured', () => {
  const { wins, points, rivalPoints } = measureStrength(TWO, 'greedy', 'greedy', 150, SEED);
  expect(Math.abs((points.mean + rivalPoints.mean) / 2 - 42)).toBeLessThan(points.error);
  expect(Math.abs(wins.mean - 0.5)).toBeLessThan(1.5 * wins.error);
}, 60_000);

it('plays the same games for the same seed', () => {
  const three = { ...TWO, seats: 3 };
  expect(measureStrength(three, 'greedy', 'random', 3, 5)).toEqual(measureStrength(three, 'greedy', 'random', 3, 5));
});
