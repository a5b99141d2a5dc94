import type { GameTypes, Rejection, Seat, SeenRow, TableView, Viewer } from '@crownhold/core';

/** Where a game lives: on this device, or far away at a server. A device's session knows only this. */
export interface Source<G extends GameTypes> {
  /**
   * Tells the first viewer that is watched at once and any other as soon as it can; then after every change, in order and
   * without gaps, until the returned function is called. The first call has the rows after the version `after`, counted
   * from the end if it is negative; none without it.
   */
  watch(viewer: Viewer, tell: Tell<G>, after?: number): () => void;
  /** Sends until there is an answer, always with the same id. Seals, contributions and signatures are its own business. */
  submit(turn: SentTurn): Promise<Answer>;
  /** Asks a bot again that gave no turn. */
  askAgain?(seat: Seat): void;
  /** Whether people look at a finished game of a series: bots do not begin the next one, and a reload misses nothing. */
  hold?(isHeld: boolean): void;
  readonly link: Link;
}

/**
 * The table as the viewer may know it now, and the rows since the last call. A source that keeps turns in the making tells
 * the viewer's own with the first call.
 */
export type Tell<G extends GameTypes> = (
  table: TableView<G>,
  rows: readonly SeenRow<G>[],
  kept?: KeptDraft | undefined,
) => void;

export type Link = { readonly kind: 'here' } | { readonly kind: 'far'; readonly isUp: boolean };

/** One whole turn on its way. */
export interface SentTurn {
  readonly id: string;
  readonly seat: Seat;
  readonly since: number;
  readonly turn: string;
}

/** A turn in the making, as a device keeps it. */
export interface KeptDraft {
  readonly seat: Seat;
  readonly since: number;
  readonly turn: string;
}

/**
 * Accepted says only that the turn is stored; what it brought comes by `watch`. `refused`: by the table and not by the rules,
 * such as too late, with the protocol's code. `gone`: the table no longer exists.
 */
export type Answer =
  | { readonly kind: 'accepted'; readonly version: number }
  | Rejection
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'gone' };
