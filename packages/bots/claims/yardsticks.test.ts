import { expect, it } from 'vitest';
import { measureYardstick, YARDSTICK_FIGURES } from './yardsticks.ts';

it.each(YARDSTICK_FIGURES)('$id makes about $points points against three random players', ({ id, points, wins }) => {
  const strength = measureYardstick(id, 300, 2018);
  expect(Math.abs(strength.points.mean - points)).toBeLessThan(1 + strength.points.error);
  expect(Math.abs(strength.wins.mean - wins)).toBeLessThan(0.02 + strength.wins.error);
});
