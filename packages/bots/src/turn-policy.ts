import type { MoveCode, Rng, Seat, StateBuffer } from '@crownhold/core';

/** Plays whole turns at once, fast enough to play many games to their end. */
export interface TurnPolicy<S extends StateBuffer> {
  readonly id: string;
  /** The rest of the turn of a seat that may act. Reads a state or a view, and nothing that the seat may not see. */
  chooseTurn(state: S, seat: Seat, rng: Rng): readonly MoveCode[];
}
