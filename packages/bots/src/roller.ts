import type { Rng, Seat, StateBuffer } from '@crownhold/core';

/** Quick and sensible play of one game: what search tries its thoughts with. */
export interface Roller<S extends StateBuffer> {
  /** How many play. */
  seats(state: S): number;
  /** Rates legal steps of a seat into `out`, more is better; steps of one turn add up. */
  rate(state: S, seat: Seat, moves: Int32Array, count: number, out: Float64Array): void;
  /** A position to try games from. It stays as it is, whatever becomes of the state. */
  start(state: S): Start;
}

export interface Start {
  /** Plays on to the end of the game, or of the present one of a series, and tells what each seat has then. */
  playOut(rng: Rng, scores: Float64Array): void;
}
