import type { Seat } from '@crownhold/core';
import type { Tiebreak } from './options.ts';
import { crownCount, gamePoints, largestTerritory } from './scoring.ts';
import type { State } from './state.ts';

/** What decides who wins: points, then the tie-breaks. */
export interface Result {
  readonly points: number;
  readonly largest: number;
  readonly crowns: number;
}

/** A seat's result in the present game. */
export function gameResult(state: State, seat: Seat): Result {
  return {
    points: gamePoints(state, seat),
    largest: largestTerritory(state, seat),
    crowns: crownCount(state, seat),
  };
}

/** [K20] A seat's result in a game of the dynasty that is over. */
export function pastResult(state: State, game: number, seat: Seat): Result {
  const at = state.pastAt(game, seat);
  return { points: state.past[at]!, largest: state.past[at + 1]!, crowns: state.past[at + 2]! };
}

/** [K20] Keeps the results of the present game before its kingdoms are cleared away. */
export function rememberResults(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const { points, largest, crowns } = gameResult(state, seat);
    state.past.set([points, largest, crowns], state.pastAt(state.game, seat));
  }
}

/** [K20] Points of the games of the dynasty that are over. */
export function pastPoints(state: State, seat: Seat): number {
  let points = 0;
  for (let game = 0; game < state.game; game++) points += state.past[state.pastAt(game, seat)]!;
  return points;
}

/** [K20] A seat's result in the match: all that counts, summed up over the games. */
export function matchResult(state: State, seat: Seat): Result {
  const { points, largest, crowns } = gameResult(state, seat);
  const sum = { points, largest, crowns };
  for (let game = 0; game < state.game; game++) {
    const past = pastResult(state, game, seat);
    sum.points += past.points;
    sum.largest += past.largest;
    sum.crowns += past.crowns;
  }
  return sum;
}

/** [K17] Places by points, then the largest territory unless the tie-break skips it, then crowns; equals share one. */
export function rankResults(results: readonly Result[], tiebreak: Tiebreak): readonly number[] {
  const isAhead = (one: Result, other: Result) => {
    if (one.points !== other.points) return one.points > other.points;
    if (one.largest !== other.largest && tiebreak !== 'crowns') return one.largest > other.largest;
    return one.crowns > other.crowns;
  };
  return results.map((own) => 1 + results.filter((other) => isAhead(other, own)).length);
}
