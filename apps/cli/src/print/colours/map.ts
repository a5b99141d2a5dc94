import { heavyLine, neatline, ornament, type Place, type RimPlace, rimPlace, rose, scenery } from '@crownhold/drawing';
import {
  type Area,
  type AreaMap,
  type AreaSymbol,
  bordersOf,
  type Kingdom,
  outlinesOf,
  pathOf,
} from '@crownhold/games/colours/map';
import type { Translate } from '@crownhold/i18n';
import { escapeHtml } from '../html.ts';
import { chip, emblem, round } from './emblem.ts';

/** Paper around the map, for its frame. */
const MARGIN = 8;
const TOWER = 40;
const SIGN = 58;
const BORDER = 7;
const FRAME = { band: 6, piece: 42 };
const LETTERING = { inset: 7, rise: 12 };
const LETTER = 12.6;
const ROSE = { at: [31, 669], size: 22 } as const;

/** The map to colour: a print of an atlas, with scenes, signs, towers, ornaments and names. */
export function mapSvg(map: AreaMap, t: Translate): string {
  const outlines = outlinesOf(map);
  const areas = map.areas.map(
    ({ id, kingdom }) => `<path class="area tint-${kingdom}" d="${pathOf(outlines[id]!)}Z"/>`,
  );
  return [
    svgTag(map),
    ...areas,
    ...innerBorders(map),
    ...map.areas.flatMap((area) => (area.symbol ? [] : [sceneSvg(area)])),
    ...kingdomsSvg(map, t),
    ...map.areas.flatMap(({ symbol, centre, clearance }) =>
      symbol ? [symbolSvg(symbol, centre, clearance, map.towers, t)] : [],
    ),
    ...map.towers.map(({ at: [x, y] }) => emblem('tower', x, y, TOWER)),
    roseSvg(),
    '</svg>',
  ].join('\n');
}

/** [C10] The bottom of the box: the kingdoms with their names and capitals, without areas, as large as dice want it. */
export function boxSvg(map: AreaMap, t: Translate): string {
  const capitals = map.areas.filter(({ symbol }) => symbol?.kind === 'capital');
  return [
    svgTag(map, 'box'),
    ...kingdomsSvg(map, t),
    ...capitals.map(
      ({ kingdom, centre: [x, y] }) =>
        `<g transform="translate(${x} ${y})">${emblem('capital', 0, 0, 66, kingdom)}${chip(kingdom, t, 34, 26, 13)}</g>`,
    ),
    roseSvg(),
    '</svg>',
  ].join('\n');
}

function svgTag({ width, height }: AreaMap, kind?: 'box'): string {
  const name = ['map', ...(kind ? [kind] : [])].join(' ');
  return `<svg class="${name}" viewBox="${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}">`;
}

/** Ornaments, hand-cut borders, frame and names. */
function kingdomsSvg(map: AreaMap, t: Translate): readonly string[] {
  const { width, height } = map;
  const names = map.kingdoms.map(({ colour }) => t(`kingdom-${colour}`));
  const rims = map.kingdoms.map(({ outline }, i) => {
    const signs = [...map.areas.flatMap(({ symbol, centre }) => (symbol ? [centre] : [])), ROSE.at];
    return rimPlace(outline, map, { ...LETTERING, length: names[i]!.length * LETTER }, signs);
  });
  const borders = bordersOf(map).filter((border) => !isInner(border, map));
  const { band, piece } = FRAME;
  return [
    ...map.kingdoms.map((kingdom, i) => ornamentSvg(kingdom, rims[i], names[i]!)),
    `<path class="heavy" d="${borders.map(({ points }) => heavyLine(points.flat(), BORDER)).join('')}"/>`,
    `<path class="heavy" d="${neatline(width, height, band, piece)}"/>`,
    `<rect class="frame" width="${width}" height="${height}"/>`,
    `<rect class="edge" x="${-band}" y="${-band}" width="${width + 2 * band}" height="${height + 2 * band}"/>`,
    ...rims.map((rim, i) => (rim ? nameSvg(names[i]!, rim) : '')),
  ];
}

function ornamentSvg({ colour, outline }: Kingdom, rim: RimPlace | undefined, name: string): string {
  const half = (name.length * LETTER) / 2 + 10;
  const isFree = ([x, y]: Place) => !rim || Math.abs(x - rim.at[0]) > half || Math.abs(y - rim.at[1]) > 22;
  return `<path class="ornament line-${colour}" d="${ornament(colour, outline, isFree)}"/>`;
}

function nameSvg(name: string, { at: [x, y] }: RimPlace): string {
  return `<text class="name" x="${round(x)}" y="${round(y)}">${escapeHtml(name.toUpperCase())}</text>`;
}

function sceneSvg({ id, kingdom, centre: [x, y], clearance }: Area): string {
  const { lines, solid } = scenery(kingdom, id);
  const scale = Math.round((150 * clearance) / 64) / 100;
  return `<g class="scene" transform="translate(${x} ${y}) scale(${scale})"><path d="${lines}"/><path class="solid" d="${solid}"/></g>`;
}

function roseSvg(): string {
  const { dark, light, lines } = rose(ROSE.size, false);
  return `<g class="rose" transform="translate(${ROSE.at.join(' ')})"><path d="${lines}"/><path class="light" d="${light}"/><path class="solid" d="${dark}"/></g>`;
}

function innerBorders(map: AreaMap): readonly string[] {
  return bordersOf(map)
    .filter((border) => isInner(border, map))
    .map((border) => `<path class="border" d="${pathOf([border])}"/>`);
}

function isInner({ area, across }: ReturnType<typeof bordersOf>[number], { areas }: AreaMap): boolean {
  return areas[area]!.kingdom === areas[across!]!.kingdom;
}

function symbolSvg(symbol: AreaSymbol, at: Place, clearance: number, towers: AreaMap['towers'], t: Translate): string {
  const size = Math.min(SIGN, round(1.1 * clearance));
  const around = `<g transform="translate(${at[0]} ${at[1]})">`;
  if (symbol.kind === 'spell') {
    return `${around}${emblem('spell', 0, 0, size)}<text class="number" y="8">${symbol.spell}</text></g>`;
  }
  const side = chipSide(at, towers);
  return `${around}${emblem(symbol.kind, 0, 0, size, symbol.colour)}${chip(symbol.colour, t, round(side * (size / 2 + 2)), round(size / 2 - 4), 12)}</g>`;
}

/** The letter stands to the right of a symbol, unless a tower does. */
function chipSide([x, y]: Place, towers: AreaMap['towers']): 1 | -1 {
  const isNear = ({ at }: AreaMap['towers'][number]) => Math.abs(at[0] - x - 28) < 40 && Math.abs(at[1] - y - 16) < 36;
  return towers.some(isNear) ? -1 : 1;
}
