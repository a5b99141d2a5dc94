import { expect, it } from 'vitest';
import { numberOnTheWay } from './number-on-the-way.ts';

it('counts from one number to another without passing it', () => {
  const seen = Array.from({ length: 21 }, (_, step) => numberOnTheWay(10, 34, step / 20));
  expect(seen[0]).toBe(10);
  expect(seen.at(-1)).toBe(34);
  for (const [at, value] of seen.entries()) expect(value).toBeGreaterThanOrEqual(seen[at - 1] ?? 10);
  expect(numberOnTheWay(10, 34, 7)).toBe(34);
  expect(numberOnTheWay(10, 34, -1)).toBe(10);
  expect(numberOnTheWay(5, 5, 0.5)).toBe(5);
});
