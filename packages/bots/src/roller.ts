import type { Rng, Seat, StateBuffer } from '@crownhold/core';

/** Quick and sensible play of one game: what search tries its thoughts with. */
export interface Roller<S extends StateBuffer> {
  /** How many play. */
  seats(state: S): number;
  /** Rates legal steps of a seat into `out`, more is better; steps of one turn add up. */
  rate(state: S, seat: Seat, moves: Int32Array, count: number, out: Float64Array): void;
  /** Plays on, in place, to the end of the game, or of the present one of a series. */
  playOut(state: S, rng: Rng): void;
}
