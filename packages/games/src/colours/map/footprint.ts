import type { Colour } from '../colour.ts';
import type { AreaMap } from './map.ts';
import { doubleSurface, type Point, type Polygon, pointsOf, turn } from './polygon.ts';

// Rounding leaves less than this where a die only touches a border.
const LEAST_SURFACE = 1e-6;

/** [C15] The kingdoms that a die lies in: those that its footprint overlaps. Corners clockwise, as in a polygon. */
export function kingdomsUnder(map: AreaMap, corners: readonly Point[]): Colour[] {
  return map.kingdoms.filter(({ outline }) => overlaps(outline, corners)).map(({ colour }) => colour);
}

function overlaps(polygon: Polygon, corners: readonly Point[]): boolean {
  let rest: readonly Point[] = pointsOf(polygon);
  for (let i = 0; i < corners.length && rest.length > 0; i++) {
    rest = keepRight(rest, corners[i]!, corners[(i + 1) % corners.length]!);
  }
  return doubleSurface(rest) > 2 * LEAST_SURFACE;
}

/** The part of a polygon to the right of a line. Where it falls apart, the parts hang together by sides without surface. */
function keepRight(points: readonly Point[], from: Point, to: Point): Point[] {
  const kept: Point[] = [];
  let before = points.at(-1)!;
  let depthBefore = turn(from, to, before);
  for (const point of points) {
    const depth = turn(from, to, point);
    if ((depth > 0 && depthBefore < 0) || (depth < 0 && depthBefore > 0)) {
      kept.push(between(before, point, depthBefore / (depthBefore - depth)));
    }
    if (depth >= 0) kept.push(point);
    [before, depthBefore] = [point, depth];
  }
  return kept;
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + share * (bx - ax), ay + share * (by - ay)];
}
