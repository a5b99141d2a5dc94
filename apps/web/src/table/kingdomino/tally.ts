import type { Seat } from '@crownhold/core';
import {
  gamePoints,
  harmonyBonus,
  kingdomino,
  middleKingdomBonus,
  type State,
  type Territory,
  territories,
} from '@crownhold/games/kingdomino';

/** One thing that a kingdom is counted for. */
export type TallyItem =
  | { readonly kind: 'territory'; readonly territory: Territory; readonly points: number }
  | { readonly kind: 'middle-kingdom' | 'harmony'; readonly points: number };

/** What a seat's kingdom is worth, item by item, and what earlier games of a dynasty brought. */
export interface Tally {
  readonly seat: Seat;
  readonly items: readonly TallyItem[];
  readonly points: number;
  readonly before: number;
  readonly total: number;
}

export function tallyOf(state: State, seat: Seat): Tally {
  const items: TallyItem[] = territories(state, seat)
    .filter(({ points }) => points > 0)
    .map((territory) => ({ kind: 'territory', territory, points: territory.points }));
  const middle = middleKingdomBonus(state, seat);
  const harmony = harmonyBonus(state, seat);
  if (middle > 0) items.push({ kind: 'middle-kingdom', points: middle });
  if (harmony > 0) items.push({ kind: 'harmony', points: harmony });
  const points = gamePoints(state, seat);
  const total = kingdomino.score(state, seat);
  return { seat, items, points, before: total - points, total };
}

/** The points of the first so many items. */
export function countedPoints({ items, before }: Tally, count: number): number {
  return items.slice(0, count).reduce((sum, { points }) => sum + points, before);
}
