import type { Colour } from '@crownhold/games/colours';
import type { Arms } from '@crownhold/games/duel';
import type { Terrain } from '@crownhold/games/kingdomino';
import type { Style } from './paint.ts';

/** The background of each terrain. */
export const TERRAIN_STYLE: Readonly<Record<Terrain, Style>> = {
  wheat: 'gold',
  forest: 'green',
  lake: 'blue',
  grass: 'lime',
  swamp: 'brown',
  mine: 'black',
};
/** The paper behind each coat of arms, which is drawn in ink. */
export const ARMS_STYLE: Readonly<Record<Arms, Style>> = {
  dot: 'straw',
  stripe: 'sky',
  'double-dot': 'coral',
  'double-stripe': 'mint',
  black: 'stone',
  quarters: 'lilac',
};
/** Each colour as a crayon leaves it, with a texture; and clearly, under a sign; and as ink. */
export const crayonStyle = (colour: Colour): Style => `${colour}-crayon`;
export const signStyle = (colour: Colour): Style => `${colour}-sign`;
export const inkStyle = (colour: Colour): Style => `${colour}-ink`;

export const JOKER_STYLE: Style = 'ivory';
export const CASTLE_STYLE: Style = 'purple';

/** [K1] Pink, yellow, green, blue. */
const SEAT_STYLES: readonly Style[] = ['pink', 'yellow', 'leaf', 'azure'];

export function seatStyle(seat: number): Style {
  return SEAT_STYLES[seat]!;
}
