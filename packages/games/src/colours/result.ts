import type { Seat } from '@crownhold/core';
import { lostPoints, points } from './scoring.ts';
import type { State } from './state.ts';

/** What decides who wins: points, then those lost to blots and unpainted monsters. */
export interface Result {
  readonly points: number;
  readonly lost: number;
}

export function resultOf(state: State, seat: Seat): Result {
  return { points: points(state, seat), lost: lostPoints(state, seat) };
}

/** [C42] Places by points, then by fewer points lost; equals share one. */
export function rankResults(results: readonly Result[]): readonly number[] {
  const isAhead = (one: Result, other: Result) =>
    one.points === other.points ? one.lost < other.lost : one.points > other.points;
  return results.map((own) => 1 + results.filter((other) => isAhead(other, own)).length);
}
