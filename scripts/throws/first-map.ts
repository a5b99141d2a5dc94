import { FIRST } from '@crownhold/games/colours/maps/first';
import type { ThrowInput } from '@crownhold/throw';
import { seedOf } from './seed.ts';

const KINGDOMS = FIRST.kingdoms.map(({ outline }) => outline);

/** A throw of a series, on the first map. */
export function throwOnFirstMap(series: number, number: number): ThrowInput {
  return { seed: seedOf(series, number), box: FIRST, kingdoms: KINGDOMS };
}
