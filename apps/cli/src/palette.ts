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
export const CASTLE_STYLE: Style = 'purple';

/** [K1] Pink, yellow, green, blue. */
const SEAT_STYLES: readonly Style[] = ['pink', 'yellow', 'leaf', 'sky'];

export function seatStyle(seat: number): Style {
  return SEAT_STYLES[seat]!;
}
