import type { GameOptions, Seat, StateBuffer } from '@crownhold/core';
import type { AloneMatch, FairEvent, Hex } from '@crownhold/fair';

/** What a record has got beyond what it had. */
export interface KeptRow {
  /** Of the table after it. */
  readonly version: number;
  /** Whose turn it was; absent in what a game is begun or opened with. */
  readonly seat?: Seat;
  readonly steps: readonly string[];
  /** Of the transcript; nothing if the game is not sealed. */
  readonly events: readonly FairEvent[];
  /** The transcript's head after them; absent if the game is not sealed. */
  readonly head?: Hex;
  readonly isOver: boolean;
  /** Whether not everybody may know it yet. */
  readonly isSecret?: true;
  /** By seat, when the game is over. */
  readonly points?: readonly number[];
}

/** `conflict`: another window has kept a row of this version. `gone`: the game is not there any more. */
export type Appended = 'kept' | 'conflict' | 'gone';

/** Rows that several windows append to, each in turn: the store compares versions and decides who was first. */
export interface SharedRows {
  /** Keeps a row if all rows before it, and no other, are kept. */
  append(row: KeptRow): Promise<Appended>;
  /** What was kept after a version, in order; `undefined` if the game is not there. */
  rowsAfter(version: number): Promise<readonly KeptRow[] | undefined>;
}

/** What a game has got since an earlier moment, or since it began. */
export function rowSince<S extends StateBuffer, O extends GameOptions, E>(
  earlier: AloneMatch<S, O, E> | undefined,
  { match, steps, events, isSealed, ledger }: AloneMatch<S, O, E>,
  seat?: Seat,
  isSecret = false,
): KeptRow {
  const { game, state, version, options } = match;
  const isOver = game.actors(state) === 0;
  const seats = Array.from({ length: options.seats }, (_, index) => index);
  return {
    version,
    ...(seat !== undefined && { seat }),
    steps: steps.slice(earlier?.steps.length ?? 0),
    events: isSealed ? events.slice(earlier?.events.length ?? 0) : [],
    ...(isSealed && { head: ledger.audit.head }),
    isOver,
    ...(isSecret && { isSecret }),
    ...(isOver && { points: seats.map((each) => game.score(state, each)) }),
  };
}
