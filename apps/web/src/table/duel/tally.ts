import type { Seat } from '@crownhold/core';
import { ARMS, type Arms, type Domain, domains, domainsBonus, duel, type State } from '@crownhold/games/duel';

/** One thing that a map is counted for. */
export type TallyItem =
  | { readonly kind: 'domain'; readonly domain: Domain; readonly points: number }
  /** [D20] A domain of the arms that were named. */
  | { readonly kind: 'named'; readonly domain: Domain; readonly points: number };

export interface Tally {
  readonly seat: Seat;
  readonly items: readonly TallyItem[];
  readonly named: Arms | undefined;
  readonly total: number;
}

/** [D19] [D20] What a map is worth: domain by domain, the best last, then those of the named arms. */
export function tallyOf(state: State, seat: Seat): Tally {
  const all = domains(state, seat);
  const named = ARMS[state.named[seat]! - 1];
  const counted = all.filter(({ points }) => points > 0).toReversed();
  const bonus = all.filter(({ arms }) => arms === named);
  const each = bonus.length === 0 ? 0 : domainsBonus(state, seat) / bonus.length;
  return {
    seat,
    named,
    items: [
      ...counted.map((domain) => ({ kind: 'domain', domain, points: domain.points }) as const),
      ...bonus.map((domain) => ({ kind: 'named', domain, points: each }) as const),
    ],
    total: duel.score(state, seat),
  };
}

/** The points of the first so many items. */
export function countedPoints({ items }: Tally, count: number): number {
  return items.slice(0, count).reduce((sum, { points }) => sum + points, 0);
}
