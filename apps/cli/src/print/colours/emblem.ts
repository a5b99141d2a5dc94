import type { Colour } from '@crownhold/games/colours/map';
import type { Translate } from '@crownhold/i18n';

/** A drawing of `emblems.svg` with its middle at a point, so many units high. */
export function emblem(id: string, x = 0, y = 0, size = 60): string {
  const width = (64 / 60) * size;
  return `<use href="#${id}" class="emblem" x="${round(x - width / 2)}" y="${round(y - size / 2)}" width="${round(width)}" height="${size}"/>`;
}

/** [C12] The letter of a colour on it. */
export function chip(colour: Colour, t: Translate, x: number, y: number, radius: number): string {
  const dark = colour === 'yellow' ? ' dark' : '';
  return `<circle class="chip of-${colour}" cx="${x}" cy="${y}" r="${radius}"/><text class="letter${dark}" x="${x}" y="${y + 6}">${letterOf(colour, t)}</text>`;
}

/** The letter of a kingdom and of its colour: the reader's own, as its name begins. */
export function letterOf(colour: Colour, t: Translate): string {
  return t(`colour-letter-${colour}`);
}

/** A picture of its own, for tracks and tables. */
export function icon(content: string): string {
  return `<svg class="icon" viewBox="-34 -40 68 76">${content}</svg>`;
}

export function round(value: number): number {
  return Math.round(10 * value) / 10;
}
