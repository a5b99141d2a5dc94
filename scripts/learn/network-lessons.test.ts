import { expect, it } from 'vitest';
import { NetworkSchool } from './network-lessons.ts';

const LESSONS = [
  { games: 20, rate: 0.002, firstSeed: 0, isDrafting: false },
  { games: 10, rate: 0.001, firstSeed: 100, isDrafting: true },
] as const;
const TENTHS = 20;

it('an interrupted course ends with the same weights', () => {
  const [whole, interrupted] = [new NetworkSchool('two', LESSONS), new NetworkSchool('two', LESSONS)];
  for (let tenth = 0; tenth < TENTHS; tenth++) whole.learn();
  expect(whole.isOver).toBe(true);
  let last = interrupted;
  for (let tenth = 0; tenth < TENTHS; tenth++) {
    expect(last.isOver).toBe(false);
    last.learn();
    const next = new NetworkSchool('two', LESSONS);
    next.restore(last.save());
    last = next;
  }
  expect(last.isOver).toBe(true);
  expect(last.weights).toEqual(whole.weights);
});

it('a network errs less and less', () => {
  const school = new NetworkSchool('two', [{ games: 800, rate: 0.003, firstSeed: 0, isDrafting: false }]);
  const errors: number[] = [];
  while (!school.isOver) errors.push(school.learn());
  expect(errors.at(-1)).toBeLessThan(0.9 * errors[0]!);
});
