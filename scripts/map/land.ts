import type { Rng } from '@crownhold/core';
import {
  type Area,
  COLOURS,
  type Colour,
  type Kingdom,
  LETTERS,
  type Point,
  type Polygon,
  sidesOf,
} from '@crownhold/games/colours/map';
import { kingdomOf, type Mesh } from './mesh.ts';
import { poleOf } from './pole.ts';
import { AREA_HAND, drawLine, KINGDOM_HAND } from './wave.ts';

/** A map before anything stands on it. */
export interface Land {
  readonly areas: readonly Area[];
  readonly kingdoms: readonly Kingdom[];
}

interface Plot {
  readonly cell: number;
  readonly polygon: Polygon;
  readonly centre: Point;
  readonly clearance: number;
}

export function drawLand(mesh: Mesh, rng: Rng): Land {
  const plots = drawPlots(mesh, rng);
  const order = COLOURS.flatMap((colour) => readingOrder(plots.filter(({ cell }) => kingdomOf(cell) === colour)));
  const ids = new Map(order.map(({ cell }, id) => [cell, id]));
  const neighbours = order.map((): number[] => []);
  for (const { cell, across } of mesh.edges) {
    if (across === undefined) continue;
    neighbours[ids.get(cell)!]!.push(ids.get(across)!);
    neighbours[ids.get(across)!]!.push(ids.get(cell)!);
  }
  const areas = order.map(({ cell, centre, clearance, polygon }, id) => ({
    id,
    label: `${LETTERS[kingdomOf(cell)]}${(id % 9) + 1}`,
    kingdom: kingdomOf(cell),
    neighbours: neighbours[id]!.sort((a, b) => a - b),
    centre,
    clearance,
    polygon,
  }));
  return { areas, kingdoms: COLOURS.map((colour) => unite(areas, colour)) };
}

function drawPlots({ x, y, cells, edges }: Mesh, rng: Rng): Plot[] {
  const corner = (i: number): Point => [Math.round(x[i]!), Math.round(y[i]!)];
  const lines = new Map<string, readonly Point[]>();
  for (const { from, to, cell, across } of edges) {
    const hand = across !== undefined && kingdomOf(cell) !== kingdomOf(across) ? KINGDOM_HAND : AREA_HAND;
    const line = across === undefined ? [corner(from), corner(to)] : drawLine(corner(from), corner(to), hand, rng);
    lines.set(`${from} ${to}`, line);
    lines.set(`${to} ${from}`, [...line].reverse());
  }
  return cells.map((corners, cell) => {
    const outline = corners.flatMap((from, i) =>
      lines.get(`${from} ${corners[(i + 1) % corners.length]}`)!.slice(0, -1),
    );
    const polygon = outline.flat();
    return { cell, polygon, ...poleOf(polygon) };
  });
}

/** In three rows of two to four, cut where the gaps are widest. */
function readingOrder(plots: readonly Plot[]): Plot[] {
  const down = [...plots].sort((a, b) => a.centre[1] - b.centre[1]);
  const gap = (cut: number) => down[cut]!.centre[1] - down[cut - 1]!.centre[1];
  const cuts = [2, 3, 4].flatMap((first) => [2, 3, 4].map((second) => [first, first + second] as const));
  const [first, second] = cuts
    .filter((cut) => down.length - cut[1] >= 2 && down.length - cut[1] <= 4)
    .reduce((best, cut) => (gap(cut[0]) + gap(cut[1]) > gap(best[0]) + gap(best[1]) ? cut : best), [3, 6]);
  const rows = [down.slice(0, first), down.slice(first, second), down.slice(second)];
  return rows.flatMap((row) => row.sort((a, b) => a.centre[0] - b.centre[0]));
}

function unite(areas: readonly Area[], colour: Colour): Kingdom {
  const own = areas.filter(({ kingdom }) => kingdom === colour);
  const sides = own.flatMap(({ polygon }) => sidesOf(polygon));
  const ways = new Set(sides.map(([from, to]) => `${from} ${to}`));
  const next = new Map(sides.filter(([from, to]) => !ways.has(`${to} ${from}`)).map(([from, to]) => [`${from}`, to]));
  const start = [...next.values()][0]!;
  const outline = [start];
  for (let at = next.get(`${start}`)!; `${at}` !== `${start}` && outline.length <= next.size; at = next.get(`${at}`)!) {
    outline.push(at);
  }
  const near = new Set(own.flatMap(({ neighbours }) => neighbours.map((id) => areas[id]!.kingdom)));
  const neighbours = COLOURS.filter((other) => other !== colour && near.has(other));
  return { colour, neighbours, outline: outline.flat() };
}
