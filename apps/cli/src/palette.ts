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
export const JOKER_STYLE: Style = 'ivory';
export const CASTLE_STYLE: Style = 'purple';

/** [K1] Pink, yellow, green, blue. */
const SEAT_STYLES: readonly Style[] = ['pink', 'yellow', 'leaf', 'azure'];

export function seatStyle(seat: number): Style {
  return SEAT_STYLES[seat]!;
}
