export type Point = readonly [x: number, y: number];
export type Side = readonly [from: Point, to: Point];

/** x and y in turn; clockwise as seen with y downwards; the first point is not repeated at the end. */
export type Polygon = readonly number[];

export function pointsOf(polygon: Polygon): Point[] {
  return Array.from({ length: polygon.length / 2 }, (_, i) => [polygon[2 * i]!, polygon[2 * i + 1]!]);
}

export function sidesOf(polygon: Polygon): Side[] {
  const points = pointsOf(polygon);
  return points.map((point, i) => [point, points[(i + 1) % points.length]!]);
}

/** Twice the surface, exact for whole coordinates; positive if clockwise. */
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

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);
}

export function distanceToSide([x, y]: Point, [[ax, ay], [bx, by]]: Side): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const clamped = Math.min(1, Math.max(0, along));
  return distance([x, y], [ax + clamped * dx, ay + clamped * dy]);
}

export function contains(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of sidesOf(polygon)) {
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
}

/** A polygon from its first point and the way from each point to the next: a third of the bytes when it is sent. */
export function polygonOf(way: readonly number[]): Polygon {
  const polygon: number[] = [];
  for (const [i, step] of way.entries()) polygon.push((polygon[i - 2] ?? 0) + step);
  return polygon;
}

/** The same the other way round. */
export function wayOf(polygon: Polygon): readonly number[] {
  return polygon.map((at, i) => at - (polygon[i - 2] ?? 0));
}
