import { type AreaMap, bordersOf, distance, doubleSurface, pointsOf } from '@crownhold/games/colours/map';

/** What one would ask about a map, in lines. */
export function figures(map: AreaMap): string[] {
  const { areas, kingdoms, towers } = map;
  const borders = bordersOf(map).map(({ points }) => distance(points[0]!, points.at(-1)!));
  const surfaces = areas.map(({ polygon }) => doubleSurface(pointsOf(polygon)) / 2);
  const realms = kingdoms.map(({ outline }) => doubleSurface(pointsOf(outline)) / 2);
  const degrees = areas.map(({ neighbours }) => neighbours.length);
  const spread = [...new Set(degrees)].sort().map((n) => `${n}: ${degrees.filter((other) => other === n).length}`);
  const towerGaps = towers.flatMap(({ at }, i) => towers.slice(i + 1).map((other) => distance(at, other.at)));
  return [
    `shortest border          ${Math.min(...borders).toFixed(1)}`,
    `triple points            ${triplePoints(map).join(' | ')}; least distance ${least(triplePoints(map)).toFixed(1)}`,
    `surface of areas         ${Math.min(...surfaces)} to ${Math.max(...surfaces)}, ${ratio(surfaces)}`,
    `surface of kingdoms      ${Math.min(...realms)} to ${Math.max(...realms)}, ${ratio(realms)}`,
    `smallest clearance       ${Math.min(...areas.map(({ clearance }) => clearance))}`,
    `areas by neighbours      ${spread.join(', ')}; ${borders.length} borders`,
    `least distance of towers ${Math.min(...towerGaps).toFixed(1)}`,
  ];
}

function ratio(values: readonly number[]): string {
  return (Math.max(...values) / Math.min(...values)).toFixed(2);
}

function triplePoints({ kingdoms }: AreaMap): (readonly [number, number])[] {
  const counts = new Map<string, number>();
  const points = kingdoms.flatMap(({ outline }) => pointsOf(outline));
  for (const point of points) counts.set(`${point}`, (counts.get(`${point}`) ?? 0) + 1);
  const triples = [...counts].filter(([, count]) => count === 3).map(([point]) => point);
  return triples.map((text) => points.find((point) => `${point}` === text)!);
}

function least(points: readonly (readonly [number, number])[]): number {
  return Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => distance(a, b))));
}
