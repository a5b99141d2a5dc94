import {
  type Area,
  type AreaMap,
  type AreaSymbol,
  bordersOf,
  type Colour,
  outlinesOf,
  type Point,
  pathOf,
} from '@crownhold/games/colours/map';

const INK = '#2b2118';
const TINTS: Readonly<Record<Colour, string>> = {
  blue: '#c3d5e6',
  green: '#c9dcb9',
  yellow: '#f1e3ae',
  violet: '#d9c8e2',
  red: '#efc3b4',
  brown: '#d8c2a8',
};
const PAINTS: Readonly<Record<Colour, string>> = {
  blue: '#3f7fc1',
  green: '#5b9a4c',
  yellow: '#eec02f',
  violet: '#8b5ba8',
  red: '#c8402f',
  brown: '#8a5a34',
};

/** The map as a page, to judge it by eye. */
export function preview(map: AreaMap): string {
  const outlines = outlinesOf(map);
  const areas = map.areas.map(({ id, kingdom }) => `<path d="${pathOf(outlines[id]!)}Z" fill="${TINTS[kingdom]}"/>`);
  const borders = bordersOf(map).map((border) => {
    const isInner = map.areas[border.area]!.kingdom === map.areas[border.across!]!.kingdom;
    return `<path d="${pathOf([border])}" fill="none" stroke-width="${isInner ? 2.2 : 7}"/>`;
  });
  const towers = map.towers.map(({ at }) => towerAt(at));
  return `<!doctype html><meta charset="utf-8"><title>${map.id}</title>
<style>body{margin:0;background:#f7f0e0}svg{display:block;width:100%;height:auto;font-family:serif;text-anchor:middle}</style>
<svg viewBox="-14 -14 ${map.width + 28} ${map.height + 28}" stroke="${INK}" stroke-linejoin="round" stroke-linecap="round">
<g stroke="none">${areas.join('')}</g>${borders.join('')}
<rect width="${map.width}" height="${map.height}" fill="none" stroke-width="9"/>
${map.areas.map(areaText).join('\n')}
${towers.join('\n')}
</svg>
`;
}

function areaText({ label, centre: [x, y], symbol }: Area): string {
  const name = `<text y="${symbol ? 38 : 8}" font-size="${symbol ? 17 : 22}" fill="${INK}" stroke="none">${label}</text>`;
  return `<g transform="translate(${x} ${y})">${symbol ? drawSymbol(symbol) : ''}${name}</g>`;
}

function drawSymbol(symbol: AreaSymbol): string {
  if (symbol.kind === 'spell') {
    const star = '<path d="M0-36L8-14 28-6 8 2 0 24-8 2-28-6-8-14Z" fill="#fff8e6" stroke-width="2"/>';
    return `${star}<text y="3" font-size="24" font-weight="bold" fill="${INK}" stroke="none">${symbol.spell}</text>`;
  }
  const paint = `fill="${PAINTS[symbol.colour]}" stroke-width="2.5"`;
  if (symbol.kind === 'capital') {
    return `<path d="M-28 20V-12h7v-8h9v8h6v-16h12v16h6v-8h9v8h7V20Z" ${paint}/><path d="M-6 20V8a6 6 0 0 1 12 0V20Z" fill="${INK}"/>`;
  }
  const shape = symbol.kind === 'dragon' ? '<path d="M0-34L26-6 0 22-26-6Z"' : '<circle cy="-6" r="23"';
  const letter = symbol.kind[0]!.toUpperCase();
  const fill = symbol.colour === 'yellow' ? INK : '#fff';
  return `${shape} ${paint}/><text y="3" font-size="27" font-weight="bold" fill="${fill}" stroke="none">${letter}</text>`;
}

function towerAt([x, y]: Point): string {
  return `<path transform="translate(${x} ${y})" d="M-11 16L-8-6h-4v-12h6v5h3v-5h6v5h3v-5h6v12h-4L11 16Z" fill="#fff8e6" stroke-width="2.5"/>`;
}
