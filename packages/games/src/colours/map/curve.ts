import type { Border } from './border.ts';
import type { Point } from './polygon.ts';

/**
 * A border as the rest of an SVG path that stands at its first point: smooth through all points, straight at the wall.
 * Seen from the other area it is the same curve backwards, so that drawn areas fit as their polygons do.
 */
function curveOf({ across, points }: Border): string {
  return points
    .slice(1)
    .map((to, i) => (across === undefined ? `L${to}` : bend(points, i)))
    .join('');
}

/** A whole outline, or part of one, as an SVG path. */
export function pathOf(borders: readonly Border[]): string {
  return `M${borders[0]!.points[0]}${borders.map(curveOf).join('')}`;
}

/** Catmull and Rom's curve from one point to the next. */
function bend(points: readonly Point[], i: number): string {
  const [from, to] = [points[i]!, points[i + 1]!];
  const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to];
  return `C${control(from, before, to)} ${control(to, after, from)} ${to}`;
}

function control(at: Point, behind: Point, ahead: Point): Point {
  const along = (k: 0 | 1) => Math.round(10 * (at[k] + (ahead[k] - behind[k]) / 6)) / 10;
  return [along(0), along(1)];
}
