import { type AreaMap, COLOURS, type Colour, type Point } from '@crownhold/games/colours/map';
import { kingdomsUnder } from '@crownhold/throw';

/** Weights are parts of this. */
const WHOLE = 10_000;
const SPACING = 8;
// Tangents of half the angle: 0, 23, 44 and 62 degrees. After 90 a square looks the same again.
const TURNS = [0, 0.2, 0.4, 0.6];

/** How often dice lay in which kingdoms; a set of kingdoms is their indices, ascending, joined by commas. */
export type LandingCounts = Readonly<Record<string, number>>;

/** [C15] The sets of kingdoms that a die can lie in, by laying one everywhere. */
export function possibleLandings(map: AreaMap): string[] {
  const outlines = map.kingdoms.map(({ outline }) => outline);
  const found = new Set<string>();
  for (let x = map.dieSize / 2; x <= map.width - map.dieSize / 2; x += SPACING) {
    for (let y = map.dieSize / 2; y <= map.height - map.dieSize / 2; y += SPACING) {
      for (const turn of TURNS) {
        const corners = layDie([x, y], map.dieSize, turn);
        if (corners.every((corner) => isInside(map, corner))) found.add(kingdomsUnder(outlines, corners).join());
      }
    }
  }
  return [...found].sort(byKingdoms);
}

/** The table of landings as a module, before the formatter has seen it. What was never counted stays possible. */
export function landingSource(possible: readonly string[], counts: LandingCounts): string {
  const stray = Object.keys(counts).filter((landing) => !possible.includes(landing));
  if (stray.length > 0) throw new Error(`dice lay where none can: ${stray.join(' ')}`);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const landings = possible.map((landing) => ({
    kingdoms: coloursOf(landing),
    weight: Math.max(1, Math.round(((counts[landing] ?? 0) * WHOLE) / total)),
  }));
  return [
    '// Written by `npm run landings`.',
    "import type { Landing } from '../landing.ts';",
    '',
    '/** Where thrown dice come to rest on the first map. */',
    `export const FIRST_LANDINGS: readonly Landing[] = ${JSON.stringify(landings)};`,
    '',
  ].join('\n');
}

export function coloursOf(landing: string): Colour[] {
  return landing.split(',').map((kingdom) => COLOURS[Number(kingdom)]!);
}

function byKingdoms(a: string, b: string): number {
  return a.length - b.length || (`${coloursOf(a)}` < `${coloursOf(b)}` ? -1 : 1);
}

function isInside({ width, height }: AreaMap, [x, y]: Point): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** The corners of a die, clockwise, turned by twice the angle that has this tangent. */
function layDie([x, y]: Point, size: number, tangent: number): Point[] {
  const scale = size / (2 * (1 + tangent * tangent));
  const [dx, dy] = [(1 - tangent * tangent) * scale, 2 * tangent * scale];
  return [
    [x - dx + dy, y - dy - dx],
    [x + dx + dy, y + dy - dx],
    [x + dx - dy, y + dy + dx],
    [x - dx - dy, y - dy + dx],
  ];
}
