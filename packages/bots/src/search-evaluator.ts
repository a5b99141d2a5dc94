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
  /** The standard deviation of the rewards of playouts, roughly, if it is not that of whole games. */
  readonly deviation?: number;
  /** Writes ratings of legal moves of a seat into `out`, more is better; those of the moves of one turn add up. */
  rate(state: S, seat: Seat, moves: Int32Array, count: number, out: Float64Array): void;
  /** The points that a seat can expect at the end, after a turn of its own. */
  evaluate(state: S, seat: Seat): number;
  /**
   * For a game whose turns are too many to list: the promising ones, the best first. What follows a turn anyway may be part
   * of the state after it. The search then looks for no replies.
   */
  planTurns?(state: S, seat: Seat): readonly Candidate<S>[];
  /** A closer look at the state after a turn that `evaluate` likes, in the same unit; such looks compare with each other. */
  appraise?(state: S, seat: Seat): number;
  /** Playouts from a copy of the state. */
  playoutsFrom(state: S): Playouts;
}

/** A search evaluator for some states, beside one for all. */
export interface SpecialEvaluator<S extends StateBuffer> extends SearchEvaluator<S> {
  /** Whether a search with it was shown to be stronger in such a state. */
  isBetterFor(state: S): boolean;
}

export interface Playouts {
  /** Whether no chance is left: then a playout is the best play of all seats, and always the same. */
  readonly isDeterministic: boolean;
  /**
   * Plays to the end of the game, or of the present game of a series, and writes the points of each seat; or plays some rounds
   * and writes the points that each can expect.
   */
  run(rng: Rng, scores: Float64Array): void;
  /**
   * In place of `run`, if chance is left: plays some rounds, with the best replies of all seats, and writes the rewards and
   * the leads that each can expect.
   */
  expect?(rng: Rng, rewards: Float64Array, leads: Float64Array): void;
}
