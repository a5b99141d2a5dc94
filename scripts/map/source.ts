import { type AreaMap, type Polygon, wayOf } from '@crownhold/games/colours/map';

/** The map as a module, before the formatter has seen it. */
export function mapSource(map: AreaMap): string {
  const areas = map.areas.map((area) => ({ ...area, polygon: marked(area.polygon) }));
  const kingdoms = map.kingdoms.map((kingdom) => ({ ...kingdom, outline: marked(kingdom.outline) }));
  return [
    '// Written by `npm run map`.',
    "import type { AreaMap } from '../map/index.ts';",
    "import { polygonOf } from '../map/polygon.ts';",
    '',
    '/** [C1] The first map: six kingdoms of nine areas. */',
    `export const FIRST: AreaMap = ${JSON.stringify({ ...map, areas, kingdoms }).replace(MARKED, 'polygonOf([$1])')};`,
    '',
  ].join('\n');
}

const MARKED = /"way ([-\d,]+)"/g;

/** JSON has no calls: a text that becomes one. */
function marked(polygon: Polygon): string {
  return `way ${wayOf(polygon).join()}`;
}
