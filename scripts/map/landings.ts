import { createRng } from '@crownhold/core';
import { type AreaMap, type Colour, kingdomsUnder, type Point } from '@crownhold/games/colours/map';
import { unit } from './chance.ts';

const DICE = 60_000;
const SEED = 7;
/** Weights are parts of this. */
const WHOLE = 10_000;

/** Where dice lie that are laid down anywhere in the box, at any angle, as a module before the formatter has seen it. */
export function landingSource(map: AreaMap): string {
  const counts = new Map<string, number>();
  const rng = createRng(SEED);
  for (let laid = 0; laid < DICE; ) {
    const corners = layDie(map, () => unit(rng));
    if (!corners.every(([x, y]) => x >= 0 && y >= 0 && x <= map.width && y <= map.height)) continue;
    const kingdoms = kingdomsUnder(map, corners).join();
    counts.set(kingdoms, (counts.get(kingdoms) ?? 0) + 1);
    laid++;
  }
  const landings = [...counts].map(([names, count]) => ({
    kingdoms: names.split(',') as Colour[],
    weight: Math.max(1, Math.round((count * WHOLE) / DICE)),
  }));
  landings.sort((a, b) => a.kingdoms.length - b.kingdoms.length || (`${a.kingdoms}` < `${b.kingdoms}` ? -1 : 1));
  return [
    '// Written by `npm run map`.',
    "import type { Landing } from '../landing.ts';",
    '',
    '/** Where dice come to rest on the first map, laid down anywhere in the box. */',
    `export const FIRST_LANDINGS: readonly Landing[] = ${JSON.stringify(landings)};`,
    '',
  ].join('\n');
}

/** The corners of a die somewhere, clockwise. The angle goes by a chord instead of a circle: no sine, the same everywhere. */
function layDie({ width, height, dieSize }: AreaMap, random: () => number): readonly Point[] {
  const [x, y] = [random() * width, random() * height];
  const [along, across] = [1 - 2 * random(), 1];
  const length = Math.sqrt(along * along + across * across);
  const [dx, dy] = [(along * dieSize) / (2 * length), (across * dieSize) / (2 * length)];
  return [
    [x - dx + dy, y - dy - dx],
    [x + dx + dy, y + dy - dx],
    [x + dx - dy, y + dy + dx],
    [x - dx - dy, y - dy + dx],
  ];
}
