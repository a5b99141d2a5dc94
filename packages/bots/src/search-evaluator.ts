import type { Rng, Seat, StateBuffer } from '@crownhold/core';
import type { Candidate } from './candidate.ts';
import type { RewardShape } from './reward.ts';

/** What search needs to know of one game: ratings of moves, a static evaluation and playouts. */
export interface SearchEvaluator<S extends StateBuffer> {
  /** The number of seats that play. */
  seats(state: S): number;
  /** How many moves are worth following, the best rated: in the first step of a turn, the second, and so on; all if not given. */
  readonly breadths?: readonly number[];
  /** Whether the nth playouts of all turns of a search begin with the same generator: then their difference is not luck. */
  readonly hasCommonChance?: boolean;
  /** What a search rewards, if not as usual. */
  readonly reward?: RewardShape;
  /** Writes ratings of legal moves of a seat into `out`, more is better; those of the moves of one turn add up. */
  rate(state: S, seat: Seat, moves: Int32Array, count: number, out: Float64Array): void;
  /** The points that a seat can expect at the end, after a turn of its own. */
  evaluate(state: S, seat: Seat): number;
  /**
   * For a game whose turns are too many to list: the promising ones, the best first. What follows a turn anyway may be part
   * of the state after it. The search then looks for no replies.
   */
  planTurns?(state: S, seat: Seat): readonly Candidate<S>[];
  /** Playouts from a copy of the state. */
  playoutsFrom(state: S): Playouts;
}

export interface Playouts {
  /** Whether no chance is left: then a playout is the best play of all seats, and always the same. */
  readonly isDeterministic: boolean;
  /**
   * Plays to the end of the game, or of the present game of a series, and writes the points of each seat; or plays some rounds
   * and writes the points that each can expect.
   */
  run(rng: Rng, scores: Float64Array): void;
}
