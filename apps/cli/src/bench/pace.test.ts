import { expect, it } from 'vitest';
import { measurePace } from './pace.ts';

it('runs a warm-up and as many slices as asked, and tells the best and the middle one', () => {
  let between = 0;
  let runs = 0;
  const pace = measurePace(
    () => runs++,
    3,
    1,
    () => between++,
  );
  expect(between).toBe(3);
  expect(runs).toBeGreaterThan(3);
  expect(pace.best).toBeGreaterThanOrEqual(pace.median);
  expect(pace.median).toBeGreaterThan(0);
});
