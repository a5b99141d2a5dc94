import type { MoveCode, StateBuffer } from '@crownhold/core';

/** A whole turn with its static evaluation. */
export interface Candidate<S extends StateBuffer> {
  readonly turn: readonly MoveCode[];
  /** The static evaluation of the state after it. */
  readonly rating: number;
  /** The state after it. */
  readonly after: S;
}
