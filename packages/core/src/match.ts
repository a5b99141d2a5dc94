import type { Game, GameOptions, LogEntry, Refusal, Seat, StateBuffer } from './game.ts';

/**
 * A game being played. A row of its log is one accepted command with the chance that followed it, and `version` counts
 * rows, so that it tells nothing about the length of a hidden turn. Row 0 is the chance before anybody acts.
 */
export interface Match<S extends StateBuffer, O extends GameOptions, E> {
  readonly game: Game<S, O, E>;
  readonly options: O;
  readonly version: number;
  readonly state: S;
}

/** One whole turn of one seat, its steps joined by `; `. */
export interface Command {
  readonly seat: Seat;
  /** The version its author had seen. */
  readonly expectedVersion: number;
  readonly turn: string;
}

/** Why a command changes nothing. `step` counts the steps of the command from 0. */
export type Rejection =
  | { readonly kind: 'stale'; readonly version: number }
  | { readonly kind: 'unreadable'; readonly step: number; readonly text: string }
  | { readonly kind: 'illegal'; readonly step: number; readonly text: string; readonly refusal: Refusal }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'overlong'; readonly step: number };

export type Decision = { readonly kind: 'accepted'; readonly entries: readonly LogEntry[] } | Rejection;

export function createMatch<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  options: O,
): Match<S, O, E> {
  return { game, options, version: 0, state: game.create(options) };
}
