import { distanceToSide, type Point, sidesOf } from '@crownhold/games/colours/map';
import { FIRST } from '@crownhold/games/colours/maps/first';
import { describe, expect, it } from 'vitest';
import { turnCorners, turnPlace, turnSize } from '../../board/turned-map.ts';
import { scaleIn } from '../../board/zoom.ts';

/** How far the outline of an area is from a point inside it. */
function clearanceOf(area: (typeof FIRST.areas)[number], at: Point): number {
  const polygon = turnCorners(area.polygon, FIRST);
  return Math.min(...sidesOf(polygon).map((side) => distanceToSide(at, side)));
}

/** The smallest of the circles that areas hold, as seen in a window. */
function smallestCirclePx(windowPx: { readonly width: number; readonly height: number }): number {
  const radii = FIRST.areas.map((area) => clearanceOf(area, turnPlace(area.centre, FIRST)));
  return 2 * Math.min(...radii) * scaleIn(turnSize(FIRST), windowPx);
}

describe('the turned map on a phone', () => {
  it('[C11] has a circle of 43 px in every area at 345x493', () => {
    expect(smallestCirclePx({ width: 345, height: 493 })).toBeGreaterThanOrEqual(43);
  });

  it('[C11] has a circle of 36 px in every area under the bars of a browser, at 292x418', () => {
    expect(smallestCirclePx({ width: 292, height: 418 })).toBeGreaterThanOrEqual(36);
  });
});
