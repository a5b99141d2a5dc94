import type { Rng, Seat, StateBuffer } from '@crownhold/core';

/** Quick and sensible play of one game: what search tries its thoughts with. */
export interface Roller<S extends StateBuffer> {
  /** How many play. */
  seats(state: S): number;
  /** Rates legal steps of a seat into `out` at a glance, more is better; steps of one turn add up. */
  rate(state: S, seat: Seat, moves: Int32Array, count: number, out: Float64Array): void;
  /** What a seat may hope for, in points, after a turn of its own. */
  appraise(state: S, seat: Seat): number;
  /** A position to try games from. It stays as it is, whatever becomes of the state. */
  start(state: S): Start;
}

export interface Start {
  /** Whether nothing is left to chance: then it is played as well as can be, and always the same. */
  readonly isCertain: boolean;
  /** Plays on to the end of the game, or of the present one of a series, and tells what each seat has then. */
  playOut(rng: Rng, scores: Float64Array): void;
}
