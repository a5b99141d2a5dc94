import type { MoveCode, Rejection, Seat, StateBuffer, View } from '@crownhold/core';

/** How long a player may think about one turn; one of both at least. */
export interface Limits {
  readonly seed: number;
  readonly movetimeMs?: number;
  readonly nodes?: number;
}

/** A whole and legal turn. */
interface Answer {
  readonly kind: 'turn';
  readonly moves: readonly MoveCode[];
  /** The same as a command carries it. */
  readonly text: string;
  /** The time was up before it had enough: it is weaker than it should be. */
  readonly isHurried?: boolean;
}

/** Why a player has no turn to offer. */
export type Failure =
  | { readonly kind: 'not-started'; readonly command: string; readonly problem: string }
  | { readonly kind: 'died'; readonly how: string }
  | { readonly kind: 'silent'; readonly afterMs: number }
  | { readonly kind: 'nonsense'; readonly line: string }
  | { readonly kind: 'illegal'; readonly turn: string; readonly rejection: Rejection }
  | { readonly kind: 'closed' };

export type Result = Answer | Failure;

/** Whoever chooses turns for a seat and is no person: a bot of ours or a program of somebody else. */
export interface Player {
  readonly name: string;
  /** One question at a time. `signal` ends the thinking early: the best turn so far follows at once. */
  think(view: View<StateBuffer>, seat: Seat, limits: Limits, signal?: AbortSignal): Promise<Result>;
  /** Ends it; a question still open is answered `closed`. Resolves when nothing of it is left. */
  close(): Promise<void>;
}
