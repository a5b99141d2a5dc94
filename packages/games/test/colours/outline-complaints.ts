import {
  type AreaMap,
  distance,
  doubleSurface,
  type Point,
  type Polygon,
  pointsOf,
  type Side,
  sidesOf,
  turn,
} from '../../src/colours/map/index.ts';

/** What keeps the outlines from being simple, clockwise, and together exactly the rectangle. */
export function outlineComplaints(map: AreaMap): string[] {
  const complaints = map.areas.flatMap(({ label, polygon }) => polygonComplaints(label, polygon));
  return complaints.length > 0 ? complaints : coverComplaints(map);
}

function polygonComplaints(label: string, polygon: Polygon): string[] {
  if (polygon.length < 6 || polygon.length % 2 !== 0) return [`${label}: no polygon`];
  if (!polygon.every(Number.isInteger)) return [`${label}: a coordinate is not whole`];
  const sides = sidesOf(polygon);
  const crossing = sides.some((side, i) => sides.some((other, k) => k > i && touch(side, other, k - i, sides.length)));
  if (crossing) return [`${label}: the outline meets itself`];
  return doubleSurface(pointsOf(polygon)) > 0 ? [] : [`${label}: the outline runs counterclockwise`];
}

/** Whether sides of one outline have a point in common, other than the end of one where the next begins. */
function touch(side: Side, other: Side, gap: number, count: number): boolean {
  if (gap === 1) return isSpike(side[0], side[1], other[1]);
  if (gap === count - 1) return isSpike(other[0], other[1], side[1]);
  return meets(side, other);
}

function isSpike(before: Point, at: Point, after: Point): boolean {
  const [dx, dy] = [at[0] - before[0], at[1] - before[1]];
  return turn(before, at, after) === 0 && dx * (after[0] - at[0]) + dy * (after[1] - at[1]) <= 0;
}

function meets([a, b]: Side, [c, d]: Side): boolean {
  const apart = (i: 0 | 1) =>
    Math.max(a[i], b[i]) < Math.min(c[i], d[i]) || Math.max(c[i], d[i]) < Math.min(a[i], b[i]);
  const split = (p: Point, q: Point, r: Point, s: Point) => Math.sign(turn(p, q, r)) * Math.sign(turn(p, q, s)) <= 0;
  return !apart(0) && !apart(1) && split(a, b, c, d) && split(c, d, a, b);
}

// Where every side has the same side of another area on its back, the number of areas over a point changes only at
// sides without one. If those are one walk around the rectangle, that number is 1 everywhere inside: no gap, no overlap.
function coverComplaints({ areas, width, height }: AreaMap): string[] {
  const sides = areas.flatMap(({ polygon }) => sidesOf(polygon));
  const ways = new Set(sides.map(([from, to]) => `${from} ${to}`));
  if (ways.size < sides.length) return ['a side belongs to two areas on the same hand'];
  const outer = sides.filter(([from, to]) => !ways.has(`${to} ${from}`));
  const walk = walkFrom([0, 0], new Map(outer.map(([from, to]) => [`${from}`, to])));
  const corners = walk.filter((point, i) => turn(walk.at(i - 1)!, point, walk[(i + 1) % walk.length]!) !== 0);
  const wall = [0, 0, width, 0, width, height, 0, height];
  if (corners.flat().join() !== wall.join()) return [`the outer outline is no rectangle: ${corners.join(' ')}`];
  const length = outer.reduce((sum, [from, to]) => sum + distance(from, to), 0);
  const isOneWalk = walk.length === outer.length && length === 2 * (width + height);
  return isOneWalk ? [] : ['a border is not the same on both sides'];
}

function walkFrom(start: Point, next: ReadonlyMap<string, Point>): Point[] {
  const walk = [start];
  for (let at = next.get(`${start}`); at && `${at}` !== `${start}` && walk.length <= next.size; ) {
    walk.push(at);
    at = next.get(`${at}`);
  }
  return walk;
}
