import { type Options, SEATS, VARIANTS } from '../../src/kingdomino/options.ts';

/** Every number of seats with every combination of variants that goes with it. */
export function everyOptions(): readonly Options[] {
  const list: Options[] = [];
  for (let seats: number = SEATS.min; seats <= SEATS.max; seats++) {
    for (let bits = 0; bits < 2 ** VARIANTS.length; bits++) {
      const variants = VARIANTS.filter((_, i) => bits & (1 << i));
      if (variants.includes('mighty-duel') && seats !== 2) continue;
      list.push({ seats, variants, tiebreak: list.length % 2 ? 'crowns' : 'territory-then-crowns' });
    }
  }
  return list;
}
