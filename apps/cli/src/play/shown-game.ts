import type { GameTypes } from '@crownhold/core';
import type { Session } from '@crownhold/table';
import type { AnyBoard, AnyInput } from './board.ts';

export type AnySession = Session<GameTypes, AnyInput>;

/** A game, as whoever is at the keyboard may see it. */
export interface ShownGame {
  readonly board: AnyBoard;
  readonly session: AnySession;
}
