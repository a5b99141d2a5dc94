export type Point = readonly [x: number, y: number];

/** x and y in turn; clockwise as seen with y downwards; the first point is not repeated at the end. */
export type Polygon = readonly number[];

export function pointsOf(polygon: Polygon): Point[] {
  return Array.from({ length: polygon.length / 2 }, (_, i) => [polygon[2 * i]!, polygon[2 * i + 1]!]);
}

/** Twice the surface; positive if clockwise. */
export function doubleSurface(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Twice the surface of the triangle: positive if c lies to the right of the way from a to b. */
export function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
