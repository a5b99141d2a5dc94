import type { Seat } from '@crownhold/core';
import {
  extentsOf,
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
  /** A bonus that is not certain yet may be lost again. */
  | { readonly kind: 'middle-kingdom' | 'harmony'; readonly points: number; readonly isCertain: boolean };

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
  const isDone = hasAllDominoes(state, seat);
  if (middle > 0) items.push({ kind: 'middle-kingdom', points: middle, isCertain: isDone || isFull(state, seat) });
  if (harmony > 0) items.push({ kind: 'harmony', points: harmony, isCertain: isDone });
  const points = gamePoints(state, seat);
  const total = kingdomino.score(state, seat);
  return { seat, items, points, before: total - points, total };
}

/** The points of bonuses that may be lost again. */
export function openPoints(state: State, seat: Seat): number {
  return tallyOf(state, seat).items.reduce(
    (sum, item) => sum + (item.kind === 'territory' || item.isCertain ? 0 : item.points),
    0,
  );
}

/** Whether a seat has placed or discarded all dominoes that it gets in this game. */
function hasAllDominoes(state: State, seat: Seat): boolean {
  return state.laidCount[seat] === state.rounds * state.kingsPerSeat;
}

/** [K13] Whether a kingdom is as wide and as high as it may become: its centre stays where it is. */
function isFull(state: State, seat: Seat): boolean {
  const { west, east, south, north } = extentsOf(state, seat);
  return west + east + 1 === state.grid.size && south + north + 1 === state.grid.size;
}

/** The points of the first so many items. */
export function countedPoints({ items, before }: Tally, count: number): number {
  return items.slice(0, count).reduce((sum, { points }) => sum + points, before);
}
