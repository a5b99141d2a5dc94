import { doubleSurface, type Point, type Polygon, pointsOf, turn } from './polygon.ts';

// Rounding leaves less than this where a die only touches a border.
const LEAST_SURFACE = 1e-6;

/** [C15] The kingdoms that a die lies in: the indices, ascending, of the outlines that its footprint overlaps. */
export function kingdomsUnder(outlines: readonly Polygon[], footprint: readonly Point[]): number[] {
  return outlines.flatMap((outline, kingdom) => (overlaps(outline, footprint) ? [kingdom] : []));
}

/** Whether a convex figure, its corners clockwise, has surface in common with a polygon of any shape. */
function overlaps(polygon: Polygon, corners: readonly Point[]): boolean {
  if (areBeside(polygon, corners)) return false;
  let rest: readonly Point[] = pointsOf(polygon);
  for (let i = 0; i < corners.length && rest.length > 0; i++) {
    rest = keepRight(rest, corners[i]!, corners[(i + 1) % corners.length]!);
  }
  return doubleSurface(rest) > 2 * LEAST_SURFACE;
}

/** Whether one ends, to the right or below, before the other begins: most pairs do, and need no closer look. */
function areBeside(polygon: Polygon, corners: readonly Point[]): boolean {
  return ([0, 1] as const).some((axis) => {
    let [least, most] = [polygon[axis]!, polygon[axis]!];
    for (let i = axis; i < polygon.length; i += 2) {
      if (polygon[i]! < least) least = polygon[i]!;
      if (polygon[i]! > most) most = polygon[i]!;
    }
    return corners.every((corner) => corner[axis] <= least) || corners.every((corner) => corner[axis] >= most);
  });
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
