import type { AreaMap } from '@crownhold/games/colours/map';

/** The map as a module, before the formatter has seen it. */
export function mapSource(map: AreaMap): string {
  return [
    '// Written by `npm run map`.',
    "import type { AreaMap } from '../map/index.ts';",
    '',
    '/** [C1] The first map: six kingdoms of nine areas. */',
    `export const FIRST: AreaMap = ${JSON.stringify(map)};`,
    '',
  ].join('\n');
}
