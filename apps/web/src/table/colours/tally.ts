import type { Seat } from '@crownhold/core';
import {
  ACHIEVEMENTS,
  type Achievement,
  colours,
  type KingdomScore,
  kingdomScores,
  type MonsterScore,
  monsterScores,
  type State,
  speedOf,
} from '@crownhold/games/colours';

/** One row that a sheet is counted for. */
export type TallyItem =
  | ({ readonly kind: 'kingdom' } & KingdomScore)
  | ({ readonly kind: 'monster' } & MonsterScore)
  | { readonly kind: 'three'; readonly points: number }
  | { readonly kind: 'blots'; readonly points: number };

export interface Tally {
  readonly seat: Seat;
  readonly items: readonly TallyItem[];
  readonly total: number;
}

const THREE = ACHIEVEMENTS.indexOf('three');

/** [C39] [C40] [C41] What a sheet is worth: kingdoms, monsters, the three kingdoms, blots. */
export function tallyOf(state: State, seat: Seat): Tally {
  return {
    seat,
    items: [
      ...kingdomScores(state, seat).map((score) => ({ kind: 'kingdom', ...score }) as const),
      ...monsterScores(state, seat).map((score) => ({ kind: 'monster', ...score }) as const),
      { kind: 'three', points: speedOf(state, seat, THREE) },
      { kind: 'blots', points: -state.blots[seat]! },
    ],
    total: colours.score(state, seat),
  };
}

/** The points of the first so many rows. */
export function countedPoints({ items }: Tally, count: number): number {
  return items.slice(0, count).reduce((sum, { points }) => sum + points, 0);
}

/** The row that an item stands for. */
export function rowOf(item: TallyItem): Achievement | 'blots' {
  switch (item.kind) {
    case 'kingdom':
      return item.kingdom;
    case 'monster':
      return item.monster;
    default:
      return item.kind;
  }
}
