import type { AnyGame, GameTypes, JudgedTurn, LogEntry, MatchOf, Seat, StateBuffer } from '@crownhold/core';
import type { ErrorCode } from '@crownhold/protocol';

/** An event of the transcript: plain data, public once it is stored. */
export type FairEvent = Readonly<Record<string, unknown>>;

/** What is fixed before anybody gives anything. */
export interface DealTerms {
  readonly table: string;
  readonly game: AnyGame;
  readonly options: { readonly seats: number };
}

/** A key and a commitment, as a client sends them, with the device that its session is. */
export interface DealClient {
  readonly key: string;
  readonly commitment: string;
  readonly signature: string;
  readonly device: number;
}

/** What the dealer knows. A value: an event that could not be stored never happened. */
export interface DealState {
  readonly stage: 'commit' | 'reveal' | 'rows' | 'closed';
  /** Of `reveal`, from 0. */
  readonly attempt: number;
  /** By seat: whether a client takes part. */
  readonly clients: readonly boolean[];
  readonly head: string;
  /** Of the head right after `reveal`. */
  readonly words: string;
  /** Of events. */
  readonly count: number;
}

export interface Dealt {
  readonly state: DealState;
  readonly event: FairEvent;
}

/** The words of a turn that others may not know yet, and what hides them. */
export type DealOpening = Readonly<Record<string, unknown>>;

/** What a client gives to its turn. */
export interface DealSigned {
  readonly seal: string;
  readonly blind: string;
  readonly seen: number;
  readonly element: string;
  readonly signature: string;
}

export interface DealTurn {
  readonly seat: Seat;
  readonly judged: JudgedTurn<StateBuffer>;
  readonly isHidden: boolean;
  readonly signed?: DealSigned;
}

export interface DealtRow {
  readonly state: DealState;
  /** The row's, and that of the end if the game is over. */
  readonly events: readonly FairEvent[];
  /** The turn and the chance after it, and the same as records write it. */
  readonly entries: readonly LogEntry[];
  readonly steps: readonly string[];
  readonly after: StateBuffer;
  readonly opening?: DealOpening;
}

export interface DealRefusal {
  readonly refused: ErrorCode;
}

/** Sealed dice, as far as a table needs to know. Only the dealer's own secret makes the outcomes, and it stays in here. */
export interface Dealing {
  open(secret: Uint8Array, terms: DealTerms): Dealt;
  /** From stored events, with the openings of turns that are hidden still. */
  resume(secret: Uint8Array, game: AnyGame, events: readonly FairEvent[], hidden: readonly DealOpening[]): DealState;
  /** From a state before these events, the last of which others have stored: sooner than `resume`. Nothing if they do not follow. */
  follow(state: DealState, events: readonly FairEvent[], hidden: readonly DealOpening[]): DealState | undefined;
  /** Whether a client's part of `commit` or `reveal` will do, before all are there. */
  judgeClient(state: DealState, seat: Seat, client: DealClient): Promise<DealRefusal | undefined>;
  judgeElement(state: DealState, seat: Seat, element: string): DealRefusal | undefined;
  commit(state: DealState, clients: readonly (DealClient | undefined)[]): Dealt;
  reveal(state: DealState, elements: readonly (string | undefined)[]): Dealt;
  retry(state: DealState, missing: readonly Seat[]): Dealt;
  /** The first row has no turn. */
  play(state: DealState, match: MatchOf<GameTypes>, turn: DealTurn | undefined): Promise<DealtRow | DealRefusal>;
  enrol(state: DealState, seat: Seat, client: DealClient, old: string | undefined): Promise<Dealt | DealRefusal>;
  /** Nothing follows, although the rules would go on. */
  close(state: DealState): Dealt;
  transcript(events: readonly FairEvent[]): unknown;
}

export function isDealRefusal(value: object): value is DealRefusal {
  return 'refused' in value;
}
