import type { Game, GameOptions, LogEntry, Refusal, Seat, StateBuffer } from './game.ts';
import { asked } from './loop.ts';

/**
 * A game being played. A row of its log is one accepted command with the chance that followed it, and `version` counts
 * rows, so that it tells nothing about the length of a hidden turn. Row 0 is the chance before anybody acts.
 */
export interface Match<S extends StateBuffer, O extends GameOptions, E> {
  readonly game: Game<S, O, E>;
  readonly options: O;
  readonly version: number;
  readonly state: S;
  /** The seats that are to act, ascending; nobody while chance is due or the game is over. */
  readonly asked: readonly Asking[];
}

/** `since`: the version at which this seat was first asked for this turn. Commands, timeouts and bots name it. */
export interface Asking {
  readonly seat: Seat;
  readonly since: number;
}

/** One whole turn of one seat, its steps joined by `; `. */
export interface Command {
  readonly seat: Seat;
  /** When the seat was asked for this turn: a late copy never plays the next turn of a seat that is asked twice running. */
  readonly since: number;
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

/** A match that has no rows yet; or one that begins in a given state. */
export function createMatch<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  options: O,
  state: S = game.create(options),
): Match<S, O, E> {
  return { game, options, version: 0, state, asked: seatsAsked(game, state).map((seat) => ({ seat, since: 0 })) };
}

/** The match after a row that led to this state. Whoever calls it has judged the row. */
export function advance<S extends StateBuffer, O extends GameOptions, E>(
  match: Match<S, O, E>,
  state: S,
): Match<S, O, E> {
  const { game, state: before } = match;
  const version = match.version + 1;
  const renewed = seatsAsked(game, state).map((seat): Asking => {
    const since = sinceOf(match, seat);
    const isSameTurn = since !== undefined && game.turn(state, seat) === game.turn(before, seat);
    return { seat, since: isSameTurn ? since : version };
  });
  return { ...match, version, state, asked: renewed };
}

/** When a seat was asked for its present turn; `undefined` if it is not asked. */
export function sinceOf({ asked: askings }: Pick<Match<StateBuffer, GameOptions, unknown>, 'asked'>, seat: Seat) {
  return askings.find((asking) => asking.seat === seat)?.since;
}

function seatsAsked<S extends StateBuffer, O extends GameOptions, E>(game: Game<S, O, E>, state: S): readonly Seat[] {
  const who = asked(game, state);
  return who.kind === 'seats' ? who.seats : [];
}
