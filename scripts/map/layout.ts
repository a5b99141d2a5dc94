import { type Colour, contains, type Point } from '@crownhold/games/colours/map';

export const WIDTH = 1000;
export const HEIGHT = 700;
/** A box 20 cm wide and dice of 12 mm. */
export const DIE_SIZE = 60;
export const AREAS_PER_KINGDOM = 9;

/**
 * [C2] Where the kingdoms shall lie, roughly: six equal surfaces, alike if the map is turned upside down, and a middle
 * line with three stretches between its four triple points.
 */
const LAYOUT: Readonly<Record<Colour, readonly number[]>> = {
  blue: [0, 0, 327, 0, 245, 391, 0, 430],
  green: [0, 430, 245, 391, 412, 364, 363, 700, 0, 700],
  yellow: [637, 0, 1000, 0, 1000, 270, 755, 309, 588, 336],
  violet: [327, 0, 637, 0, 588, 336, 412, 364, 245, 391],
  red: [755, 309, 1000, 270, 1000, 700, 673, 700],
  brown: [363, 700, 412, 364, 588, 336, 755, 309, 673, 700],
};

export function isPlannedIn(kingdom: Colour, point: Point): boolean {
  return contains(LAYOUT[kingdom], point);
}
