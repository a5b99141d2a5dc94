import type { Tiebreak, Variant } from '@crownhold/games/kingdomino/options';

export const SEAT_COUNTS = [2, 3, 4] as const;

/** By which rules a game of Kingdomino is played, or counted. */
export interface ChosenRules {
  readonly count: (typeof SEAT_COUNTS)[number];
  readonly variants: readonly Variant[];
  readonly tiebreak: Tiebreak;
}

/** [K21] The Mighty Duel is for two; it stays chosen for when there are two again. */
export function isPossible({ count }: { readonly count: number }, variant: Variant): boolean {
  return variant !== 'mighty-duel' || count === 2;
}

/** The variants that count. */
export function possibleVariants(rules: ChosenRules): readonly Variant[] {
  return rules.variants.filter((variant) => isPossible(rules, variant));
}
