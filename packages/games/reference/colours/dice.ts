import { FIRST_LANDINGS as LANDINGS } from '../../src/colours/maps/first-landings.ts';

/** C13: in the order in which they are thrown. */
export const DICE: readonly string[] = ['blue', 'red', 'yellow', 'white'];

/** C13: what a die can show, each equally likely. */
export const DROPS: readonly number[] = [2, 3, 4];

/** C15: a die in the box, and the kingdoms it lies in. */
export interface Die {
  readonly drops: number;
  readonly kingdoms: readonly string[];
}

/** The kingdoms joined by `+`, for every way a die can lie. */
export function listLandings(): string[] {
  return LANDINGS.map(({ kingdoms }) => kingdoms.join('+'));
}

/** How often a die lies so; 0 where none can. */
export function weightOf(kingdoms: readonly string[]): number {
  return LANDINGS.find((landing) => landing.kingdoms.join('+') === kingdoms.join('+'))?.weight ?? 0;
}
