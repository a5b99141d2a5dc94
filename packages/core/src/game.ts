/**
 * The contract of a game, as small interfaces: a consumer takes only what it needs.
 * Search needs `Rules`, storage and wire need `Notation`, a fair server needs `Secrecy`, screens need `Narration`.
 */

/** 0-based, clockwise. */
export type Seat = number;

/** Dice, bags and reveals are moves too, played by CHANCE: `apply` never rolls and never peeks. */
export const CHANCE = 8;
export type Actor = Seat | typeof CHANCE;

/** One bit per actor (`1 << actor`). Empty means the game is over. CHANCE acts alone, several seats may act at once. */
export type ActorSet = number;

export const SPECTATOR = -1;
export type Viewer = Seat | typeof SPECTATOR;

/** One atomic step in a non-negative int32. A turn is one or more steps. */
export type MoveCode = number;

/** The next uniform integer in [0, 2^30). */
export type Rng = () => number;

/** Everything a state knows lies in one byte buffer, so a copy is one `set` and two states can be compared byte by byte. */
export interface StateBuffer {
  readonly bytes: Uint8Array;
}

export interface GameOptions {
  readonly seats: number;
}

declare const seen: unique symbol;
/** A state with everything hidden from its viewer blanked. Bots and clients get nothing else. */
export type View<S> = S & { readonly [seen]: true };

/** Why a move or an option is refused: never a sentence, those are made of it for each language. */
export interface Refusal {
  readonly rule: string;
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export interface LogEntry {
  readonly actor: Actor;
  readonly move: MoveCode;
  /** Opaque to the rules, public, stored: the path of a thrown die, for one. */
  readonly attachment?: unknown;
}

/** What search needs. In place; allocates nothing but in `create` and `copy`. */
export interface Rules<S extends StateBuffer, O extends GameOptions> {
  /** No actor ever has more legal moves than this. */
  readonly maxMoves: number;
  create(options: O): S;
  /** Into `into` when it is given and has the same size, else into a new state. Returns the copy. */
  copy(from: S, into?: S): S;
  actors(state: S): ActorSet;
  /**
   * Writes the legal moves in ascending order, returns how many. Never 0 for an actor in `actors`, 0 for others. Sealed
   * outcomes are picked by their place among the chance moves: another order there is another `rulesVersion`.
   */
  legalMoves(state: S, actor: Actor, out: Int32Array): number;
  /** Total on legal moves, undefined on others: check at the trust boundary. */
  apply(state: S, actor: Actor, move: MoveCode): void;
  /** Relative likelihood of a legal chance move: a positive whole number, so that a sealed deal can be exact. */
  chanceWeight(state: S, move: MoveCode): number;
  /** Rises by one when the seat's turn ends. */
  turn(state: S, seat: Seat): number;
  /** A legal move at random without listing: uniform for a seat, by weight for CHANCE. */
  sample?(state: S, actor: Actor, rng: Rng): MoveCode;
  /** Points if the game ended now. */
  score(state: S, seat: Seat): number;
  /** Place of each seat, 1 is best, ties share. Only when the game is over. */
  ranking(state: S): readonly number[];
}

/** What storage, wire, CLI and golden files need. */
export interface Notation<S extends StateBuffer, O extends GameOptions> {
  formatMove(state: S, move: MoveCode): string;
  /** The code a text stands for, legal or not; `undefined` when the text is no move of this game at all. */
  parseMove(state: S, text: string): MoveCode | undefined;
  formatState(state: S): string;
  /** Reads states and views alike; `undefined` unless the text is one that is consistent in itself. */
  parseState(text: string): S | undefined;
  parseOptions(json: unknown): O | Refusal;
}

/** What a fair server needs. */
export interface Secrecy<S extends StateBuffer> {
  /** Everybody sees everything: each view is the state, and events are told to all alike. Nobody has to look for secrets. */
  readonly isOpen?: true;
  view(state: S, viewer: Viewer): View<S>;
  determinize(view: View<S>, viewer: Viewer, rng: Rng): S;
}

/** What screens need: facts to animate, to log and to read aloud; and why not. */
export interface Narration<S extends StateBuffer, E> {
  events(before: S, entry: LogEntry, viewer: Viewer): readonly E[];
  /**
   * Whether the step that follows begins another act: people look at this state before it is told. It is a public fact,
   * and only chance begins an act: the next game of a dynasty, a roll after the spellbook, a throw after the reveal.
   */
  startsAct(before: S): boolean;
  /** `undefined` exactly for the legal moves; total on every int. */
  refusal(state: S, actor: Actor, move: MoveCode): Refusal | undefined;
}

export interface Game<S extends StateBuffer, O extends GameOptions, E>
  extends Rules<S, O>,
    Notation<S, O>,
    Secrecy<S>,
    Narration<S, E> {
  readonly id: string;
  /** Bumped whenever an old log could replay differently. Stored with every match. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
}

/** A game whose state and options are nobody else's business. */
export type AnyGame = Game<StateBuffer, GameOptions, unknown>;

export function refuse(rule: string, code: string, args: Refusal['args'] = {}): Refusal {
  return { rule, code, args };
}

export function isRefusal(value: object): value is Refusal {
  return 'rule' in value && 'code' in value && 'args' in value;
}
