import type { Seat } from '@crownhold/core';
import { largestDomain, points } from './scoring.ts';
import type { State } from './state.ts';

/** What decides who wins: points, then the tie-break. */
export interface Result {
  readonly points: number;
  readonly largest: number;
}

export function resultOf(state: State, seat: Seat): Result {
  return { points: points(state, seat), largest: largestDomain(state, seat) };
}

/** [D21] Places by points, then the largest domain; equals share the victory. */
export function rankResults(results: readonly Result[]): readonly number[] {
  const isAhead = (one: Result, other: Result) =>
    one.points === other.points ? one.largest > other.largest : one.points > other.points;
  return results.map((own) => 1 + results.filter((other) => isAhead(other, own)).length);
}
