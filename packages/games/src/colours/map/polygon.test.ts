import { expect, it } from 'vitest';
import { FIRST } from '../maps/first.ts';
import { polygonOf, wayOf } from './polygon.ts';

it('a polygon is the same after it was written as a way', () => {
  expect(polygonOf([90, 0, 1, 9, -91, -9])).toEqual([90, 0, 91, 9, 0, 0]);
  const polygons = [...FIRST.areas.map(({ polygon }) => polygon), ...FIRST.kingdoms.map(({ outline }) => outline)];
  expect(polygons).toHaveLength(60);
  for (const polygon of polygons) expect(polygonOf(wayOf(polygon))).toEqual(polygon);
});
