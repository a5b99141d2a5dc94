import { BLOCKS, WOODCUTS } from '@crownhold/drawing';
import type { Colour } from '@crownhold/games/colours/map';
import type { Translate } from '@crownhold/i18n';

/** Three houses: the sign of the last achievement. */
const THREE =
  '<symbol id="three" viewBox="0 0 64 64" overflow="visible"><path d="M6 26H26V58H6ZM38 26H58V58H38ZM20 6H44V46H20Z"/></symbol>';

/** All woodcuts, once, for `emblem`. */
export function emblemSymbols(): string {
  const symbols = WOODCUTS.map((name) => {
    const { shape, lines, solid } = BLOCKS[name];
    const cuts = lines ? `<path class="cuts" d="${lines}"/>` : '';
    const ink = solid ? `<path class="solid" d="${solid}"/>` : '';
    return `<symbol id="${name}" viewBox="0 0 64 64" overflow="visible"><path d="${shape}"/>${cuts}${ink}</symbol>`;
  });
  return `<svg width="0" height="0" style="position: absolute" aria-hidden="true">\n${[...symbols, THREE].join('\n')}\n</svg>\n`;
}

/** A woodcut with its middle at a point, so many units high; white without a colour. */
export function emblem(id: string, x = 0, y = 0, size = 60, colour?: Colour): string {
  const at = `x="${round(x - size / 2)}" y="${round(y - size / 2)}" width="${size}" height="${size}"`;
  return `<use href="#${id}" class="emblem${colour ? ` of-${colour}` : ''}" ${at}/>`;
}

/** [C12] The letter of a colour on it. */
export function chip(colour: Colour, t: Translate, x: number, y: number, radius: number): string {
  const dark = colour === 'yellow' ? ' dark' : '';
  return `<circle class="chip of-${colour}" cx="${x}" cy="${y}" r="${radius}"/><text class="letter${dark}" x="${x}" y="${y + 6}">${letterOf(colour, t)}</text>`;
}

/** The letter of a kingdom and of its colour: the reader's own, as its name begins. */
function letterOf(colour: Colour, t: Translate): string {
  return t(`colour-letter-${colour}`).toUpperCase();
}

/** A picture of its own, for tracks and tables. */
export function icon(content: string): string {
  return `<svg class="icon" viewBox="-34 -36 68 72">${content}</svg>`;
}

export function round(value: number): number {
  return Math.round(10 * value) / 10;
}
