import {
  type Area,
  type AreaMap,
  type AreaSymbol,
  bordersOf,
  COLOURS,
  outlinesOf,
  pathOf,
  pointsOf,
} from '@crownhold/games/colours/map';
import type { Translate } from '@crownhold/i18n';
import { escapeHtml } from '../html.ts';
import { chip, emblem, letterOf, round } from './emblem.ts';

/** Room around the map for the names of the kingdoms. */
const MARGIN = { x: 6, y: 26 };
const TOWER = 34;

/** The map to colour: areas in the faintest tint, borders of kingdoms thick, symbols, towers, names. */
export function mapSvg(map: AreaMap, t: Translate): string {
  const outlines = outlinesOf(map);
  const { width, height } = map;
  const areas = map.areas.map(
    ({ id, kingdom }) => `<path class="area tint-${kingdom}" d="${pathOf(outlines[id]!)}Z"/>`,
  );
  const borders = [...innerBorders(map), ...kingdomBorders(map)];
  const box = `${-MARGIN.x} ${-MARGIN.y} ${width + 2 * MARGIN.x} ${height + 2 * MARGIN.y}`;
  return [
    `<svg class="map" viewBox="${box}">`,
    ...areas,
    ...borders,
    `<rect class="frame" width="${width}" height="${height}"/>`,
    ...map.areas.map((area) => areaSvg(area, map.towers, t)),
    ...map.towers.map(({ at: [x, y] }) => emblem('tower', x, y, TOWER)),
    ...names(map, t),
    '</svg>',
  ].join('\n');
}

/** [C10] The bottom of the box: the kingdoms with their names and capitals, without areas, as large as dice want it. */
export function boxSvg(map: AreaMap, t: Translate): string {
  const { width, height } = map;
  const capitals = map.areas.filter(({ symbol }) => symbol?.kind === 'capital');
  return [
    `<svg class="map box" viewBox="-4 -4 ${width + 8} ${height + 8}">`,
    ...kingdomBorders(map),
    `<rect class="frame" width="${width}" height="${height}"/>`,
    ...capitals.map(({ kingdom, centre: [x, y] }) =>
      [
        `<g transform="translate(${x} ${y})">${emblem('capital', 0, 0, 56)}${chip(kingdom, t, 30, 22, 12)}`,
        `<text class="name of-${kingdom}" y="58">${escapeHtml(t(`kingdom-${kingdom}`))}</text></g>`,
      ].join(''),
    ),
    '</svg>',
  ].join('\n');
}

function innerBorders(map: AreaMap): readonly string[] {
  return bordersOf(map)
    .filter((border) => isInner(border, map))
    .map((border) => `<path class="border" d="${pathOf([border])}"/>`);
}

function kingdomBorders(map: AreaMap): readonly string[] {
  return bordersOf(map)
    .filter((border) => !isInner(border, map))
    .map((border) => `<path class="border kingdom" d="${pathOf([border])}"/>`);
}

function isInner({ area, across }: ReturnType<typeof bordersOf>[number], { areas }: AreaMap): boolean {
  return areas[area]!.kingdom === areas[across!]!.kingdom;
}

function areaSvg({ label, kingdom, centre: [x, y], clearance, symbol }: Area, towers: AreaMap['towers'], t: Translate) {
  const size = Math.min(56, round(1.05 * clearance));
  const above = symbol ? symbolSvg(symbol, size, chipSide(x, y, towers), t) : '';
  const labelAt = symbol ? size / 2 + 15 : 5;
  // A label is the letter of the kingdom and a number. In Cyrillic one of the letters looks like a 3.
  const text = [letterOf(kingdom, t), label.slice(1)].join(t.language === 'en' ? '' : '·');
  return `<g transform="translate(${x} ${symbol ? y - 6 : y})">${above}<text class="label" y="${round(labelAt)}">${text}</text></g>`;
}

function symbolSvg(symbol: AreaSymbol, size: number, side: 1 | -1, t: Translate): string {
  if (symbol.kind === 'spell') {
    return `${emblem('spell', 0, 0, size)}<text class="number" y="8">${symbol.spell}</text>`;
  }
  return `${emblem(symbol.kind, 0, 0, size)}${chip(symbol.colour, t, round(side * (size / 2 + 2)), round(size / 2 - 6), 12)}`;
}

/** The letter stands to the right of a symbol, unless a tower does. */
function chipSide(x: number, y: number, towers: AreaMap['towers']): 1 | -1 {
  const isNear = ({ at }: AreaMap['towers'][number]) => Math.abs(at[0] - x - 28) < 40 && Math.abs(at[1] - y - 16) < 36;
  return towers.some(isNear) ? -1 : 1;
}

/** The name of each kingdom above or below it, whichever edge of the map it touches. */
function names(map: AreaMap, t: Translate): readonly string[] {
  return COLOURS.flatMap((colour) => {
    const points = pointsOf(map.kingdoms.find((kingdom) => kingdom.colour === colour)!.outline);
    const edge = [0, map.height].find((y) => points.filter((point) => point[1] === y).length > 1);
    if (edge === undefined) return [];
    const along = points.filter((point) => point[1] === edge).map(([x]) => x);
    const x = (Math.min(...along) + Math.max(...along)) / 2;
    const y = edge === 0 ? -10 : map.height + 21;
    return [`<text class="name of-${colour}" x="${x}" y="${y}">${escapeHtml(t(`kingdom-${colour}`))}</text>`];
  });
}
