import type { AnyGame, MoveCode, StateBuffer } from '@crownhold/core';

interface Thrown {
  readonly move: MoveCode;
  readonly attachment?: unknown;
}

/** Dice that are thrown in earnest. The same seed always gives the same landing. */
export interface Throws {
  /** What transcripts call these throws; `undefined` for a game whose chance goes by weights alone. */
  idFor(game: AnyGame): string | undefined;
  /** The steps that one throw settles; `undefined` where no dice are to be thrown. */
  throwDice(game: AnyGame, state: StateBuffer, seed: Uint8Array): Promise<readonly Thrown[] | undefined>;
}
