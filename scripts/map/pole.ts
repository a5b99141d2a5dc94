import {
  contains,
  distance,
  distanceToSide,
  type Point,
  type Polygon,
  pointsOf,
  sidesOf,
} from '@crownhold/games/colours/map';

// In a long area many points are as far from the outline as the best one: this much it may cost to be in the middle.
const MIDDLE_WEIGHT = 0.12;

/** A whole point deep inside a polygon, and how far it is from the outline. */
export function poleOf(polygon: Polygon): { readonly centre: Point; readonly clearance: number } {
  const sides = sidesOf(polygon);
  const points = pointsOf(polygon);
  const mean = (k: 0 | 1) => {
    const bounds = points.map((point) => point[k]);
    return Math.round((Math.min(...bounds) + Math.max(...bounds)) / 2);
  };
  const middle: Point = [mean(0), mean(1)];
  const reach = (point: Point) => Math.min(...sides.map((side) => distanceToSide(point, side)));
  const worth = (point: Point) =>
    contains(polygon, point) ? reach(point) - MIDDLE_WEIGHT * distance(point, middle) : Number.NEGATIVE_INFINITY;
  let centre = middle;
  for (let step = 32; step >= 1; step /= 2) {
    const grid = [-2, -1, 0, 1, 2].map((i) => i * step);
    const around = grid.flatMap((dx) => grid.map((dy): Point => [centre[0] + dx, centre[1] + dy]));
    const worths = around.map(worth);
    centre = around[worths.indexOf(Math.max(...worths))]!;
  }
  return { centre, clearance: Math.floor(reach(centre)) };
}
