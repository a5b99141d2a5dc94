import { below, type Rng } from '@crownhold/core';
import { type Border, bordersOf, COLOURS, type Colour, distance, type Tower } from '@crownhold/games/colours/map';
import type { Land } from './land.ts';
import { HEIGHT, WIDTH } from './layout.ts';

const ATTEMPTS = 60;
const CHANGES = 1500;
const SHORTEST_BORDER = 60;
// [C29] Some areas complete two towers.
const AREAS_WITH_TWO = 2;
const CENTRE_DISTANCE = 47;
const WALL_DISTANCE = 65;

// One inside each kingdom, and each kingdom on two of the borders between kingdoms that have one.
const BETWEEN: readonly (readonly [Colour, Colour])[] = [
  ['blue', 'green'],
  ['blue', 'violet'],
  ['green', 'brown'],
  ['violet', 'yellow'],
  ['yellow', 'red'],
  ['brown', 'red'],
];
// [C7] [C9] With all twelve a player alone scores too much; these stay of the inner ones, one of them on an area with two.
const INSIDE: readonly Colour[] = ['blue', 'brown'];
const SLOTS = [...COLOURS.map((colour) => [colour, colour] as const), ...BETWEEN];

export function placeTowers(land: Land, rng: Rng): Tower[] {
  const long = bordersOf(land).filter(({ points }) => distance(points[0]!, points.at(-1)!) >= SHORTEST_BORDER);
  const choices = SLOTS.map(([a, b]) =>
    long.filter((border) => {
      const sides = [land.areas[border.area]!.kingdom, land.areas[border.across!]!.kingdom];
      const isMeant = sides.join() === `${a},${b}` || sides.join() === `${b},${a}`;
      return isMeant && hasRoom(towerOn(border), land);
    }),
  );
  let best: { towers: readonly Tower[]; cost: number } | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const towers = choices.map((borders) => towerOn(borders[below(rng, borders.length)]!));
    let cost = costOf(towers);
    for (let change = 0; change < CHANGES; change++) {
      const slot = below(rng, towers.length);
      const before = towers[slot]!;
      towers[slot] = towerOn(choices[slot]![below(rng, choices[slot]!.length)]!);
      const changed = costOf(towers);
      if (changed <= cost) cost = changed;
      else towers[slot] = before;
    }
    if (!best || cost < best.cost) best = { towers, cost };
  }
  const kept = best!.towers.filter(({ areas: [a, b] }) => {
    const { kingdom } = land.areas[a]!;
    return kingdom !== land.areas[b]!.kingdom || INSIDE.includes(kingdom);
  });
  return kept.sort((a, b) => a.areas[0] - b.areas[0] || a.areas[1] - b.areas[1]);
}

/** A tower hides no symbol and hangs on no wall. */
function hasRoom({ areas, at: [x, y] }: Tower, land: Land): boolean {
  const isFree = areas.every((id) => distance(land.areas[id]!.centre, [x, y]) >= CENTRE_DISTANCE);
  return isFree && Math.min(x, y, WIDTH - x, HEIGHT - y) >= WALL_DISTANCE;
}

function towerOn({ area, across, points }: Border): Tower {
  return { areas: [area, across!], at: points[Math.floor(points.length / 2)]! };
}

function costOf(towers: readonly Tower[]): number {
  const counts = new Map<number, number>();
  for (const id of towers.flatMap(({ areas }) => areas)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const many = [...counts.values()];
  let cost = 100 * many.filter((count) => count > 2).length;
  cost += 5 * Math.abs(AREAS_WITH_TWO - many.filter((count) => count === 2).length);
  towers.forEach(({ at }, i) => {
    for (const other of towers.slice(i + 1)) cost += (150 / (distance(at, other.at) + 1)) ** 3;
  });
  return cost;
}
