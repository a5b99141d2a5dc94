import { expect, it } from 'vitest';
import { checkEngineFuzz } from './fuzz.ts';

it('20,000 right, mutated and random lines are answered, each question by a legal turn', () => {
  const { lines, refused, turns } = checkEngineFuzz(20_000, 2016);
  expect(lines).toBe(20_000);
  // Both doors must be tried: what is refused and what gets through.
  expect(refused).toBeGreaterThan(5000);
  expect(refused).toBeLessThan(15_000);
  expect(turns).toBeGreaterThan(300);
});
