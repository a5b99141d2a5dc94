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
import { chip, emblem, round } from './emblem.ts';

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
  const borders = bordersOf(map)
    .map((border) => ({ border, isInner: map.areas[border.area]!.kingdom === map.areas[border.across!]!.kingdom }))
    // Thick lines over thin ones.
    .sort((one, other) => Number(other.isInner) - Number(one.isInner))
    .map(({ border, isInner }) => `<path class="border${isInner ? '' : ' kingdom'}" d="${pathOf([border])}"/>`);
  const box = `${-MARGIN.x} ${-MARGIN.y} ${width + 2 * MARGIN.x} ${height + 2 * MARGIN.y}`;
  return [
    `<svg class="map" viewBox="${box}">`,
    ...areas,
    ...borders,
    `<rect class="frame" width="${width}" height="${height}"/>`,
    ...map.areas.map((area) => areaSvg(area, map.towers)),
    ...map.towers.map(({ at: [x, y] }) => emblem('tower', x, y, TOWER)),
    ...names(map, t),
    '</svg>',
  ].join('\n');
}

function areaSvg({ label, centre: [x, y], clearance, symbol }: Area, towers: AreaMap['towers']): string {
  const size = Math.min(56, round(1.05 * clearance));
  const above = symbol ? symbolSvg(symbol, size, chipSide(x, y, towers)) : '';
  const labelAt = symbol ? size / 2 + 15 : 5;
  return `<g transform="translate(${x} ${symbol ? y - 6 : y})">${above}<text class="label" y="${round(labelAt)}">${label}</text></g>`;
}

function symbolSvg(symbol: AreaSymbol, size: number, side: 1 | -1): string {
  if (symbol.kind === 'spell') {
    return `${emblem('spell', 0, 0, size)}<text class="number" y="8">${symbol.spell}</text>`;
  }
  return `${emblem(symbol.kind, 0, 0, size)}${chip(symbol.colour, round(side * (size / 2 + 2)), round(size / 2 - 6), 12)}`;
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
