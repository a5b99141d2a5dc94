import type { MoveCode, Seat, StateBuffer, View } from '@crownhold/core';

/** What is a good step in one game. */
export interface Policy<S extends StateBuffer> {
  /**
   * Rates some legal steps of a seat, more is better; a rating means something only beside those of the same call.
   * All at once, so that what they have in common is found out once.
   */
  rate(view: View<S>, seat: Seat, moves: ArrayLike<MoveCode>): ArrayLike<number>;
}
