import { MAP_IDS, type Options, SEATS } from '../../src/colours/options.ts';

/** Every number of seats on every map. */
export function everyOptions(): readonly Options[] {
  const seats = Array.from({ length: SEATS.max }, (_, i) => SEATS.min + i);
  return MAP_IDS.flatMap((map) => seats.map((count) => ({ seats: count, map })));
}
