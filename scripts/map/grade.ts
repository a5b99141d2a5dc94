import {
  type Colour,
  distance,
  distanceToSide,
  doubleSurface,
  type Point,
  type Side,
} from '@crownhold/games/colours/map';
import { kingdomOf, type Mesh } from './mesh.ts';

const [FEWEST_NEIGHBOURS, MOST_NEIGHBOURS] = [3, 7];

/** How well a mesh would serve as a map: the worst parts count, for they are what a player would stumble over. */
export function gradeMesh(mesh: Mesh): number {
  const at = (i: number): Point => [mesh.x[i]!, mesh.y[i]!];
  const lengths = mesh.edges.map(({ from, to }) => distance(at(from), at(to)));
  const cells = mesh.cells.map((corners) => corners.map(at));
  const surfaces = cells.map(doubleSurface);
  const triples = kingdomTriples(mesh).map(at);
  const gaps = triples.flatMap((a, i) => triples.slice(i + 1).map((b) => distance(a, b)));
  return (
    Math.min(...lengths) / 50 +
    Math.min(...surfaces) / Math.max(...surfaces) +
    Math.min(...cells.map(reach)) / 20 +
    Math.min(1, Math.min(...gaps) / 165) -
    degrees(mesh).filter((degree) => degree < FEWEST_NEIGHBOURS || degree > MOST_NEIGHBOURS).length
  );
}

/** From the middle of the corners to the nearest edge. */
function reach(corners: readonly Point[]): number {
  const middle = (k: 0 | 1) => corners.reduce((sum, corner) => sum + corner[k], 0) / corners.length;
  const sides = corners.map((corner, i): Side => [corner, corners[(i + 1) % corners.length]!]);
  return Math.min(...sides.map((side) => distanceToSide([middle(0), middle(1)], side)));
}

function degrees({ cells, edges }: Mesh): number[] {
  const counts = cells.map(() => 0);
  for (const { cell, across } of edges) {
    if (across === undefined) continue;
    counts[cell]! += 1;
    counts[across]! += 1;
  }
  return counts;
}

function kingdomTriples({ cells, x }: Mesh): number[] {
  const kingdoms = Array.from(x, () => new Set<Colour>());
  cells.forEach((corners, cell) => {
    for (const corner of corners) kingdoms[corner]!.add(kingdomOf(cell));
  });
  return kingdoms.flatMap((colours, corner) => (colours.size > 2 ? [corner] : []));
}
