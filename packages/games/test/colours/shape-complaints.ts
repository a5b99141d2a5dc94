import {
  type AreaMap,
  bordersOf,
  contains,
  distanceToSide,
  doubleSurface,
  type Point,
  pointsOf,
  sidesOf,
  turn,
} from '../../src/colours/map/index.ts';

const LEAST_CLEARANCE = 40;
const GREATEST_RATIO = 1.6;
const LEAST_CONVEXITY = 0.85;

/** [C11] */
export function shapeComplaints(map: AreaMap): string[] {
  const surfaces = map.areas.map(({ polygon }) => doubleSurface(pointsOf(polygon)));
  const uneven = Math.max(...surfaces) / Math.min(...surfaces) > GREATEST_RATIO;
  const straight = bordersOf(map).filter(({ points }) =>
    points.every((at) => turn(points[0]!, points.at(-1)!, at) === 0),
  );
  return [
    ...(uneven ? ['the areas are of unlike size'] : []),
    ...straight.map(({ area, across }) => `${area}-${across}: a ruler drew the border`),
    ...map.areas.flatMap(({ label, polygon, centre, clearance }) => {
      const reach = Math.min(...sidesOf(polygon).map((side) => distanceToSide(centre, side)));
      const complaints: string[] = [];
      if (!contains(polygon, centre) || Math.floor(reach) !== clearance) complaints.push(`${label}: wrong clearance`);
      if (clearance < LEAST_CLEARANCE) complaints.push(`${label}: too small for a finger`);
      const points = pointsOf(polygon);
      if (doubleSurface(points) / doubleSurface(hull(points)) < LEAST_CONVEXITY) complaints.push(`${label}: bent`);
      return complaints;
    }),
  ];
}

/** The convex hull, clockwise. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (row: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of row) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
