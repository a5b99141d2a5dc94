import type { Seat } from '@crownhold/core';
import type { Given, Hex, NONE } from './bytes.ts';
import type { SignatureHex } from './ed25519.ts';

/** What everybody plays by, fixed before anybody gives anything. */
export interface Terms {
  /** The id of the match, the same for no other. */
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: number;
  /** Elements in every chain. */
  readonly length: number;
  /** Id of the thrower, empty if nothing is thrown. */
  readonly thrower: string;
}

interface Linked {
  /** The head before it; empty for the first event. */
  readonly previous: Hex | '';
}

/** The dealer commits itself, before anybody else. */
export interface OpenEvent extends Linked, Terms {
  readonly kind: 'open';
  readonly commitment: Hex;
}

/** A key that was made for this table, and the commitment to a chain, signed by that key. */
export interface Enrolment {
  readonly key: Hex;
  readonly commitment: Hex;
  /** Seats with the same number are one device and count as one person. By the dealer's word. */
  readonly device: number;
  readonly signature: SignatureHex;
}

/** The clients commit themselves, by seat. */
export interface CommitEvent extends Linked {
  readonly kind: 'commit';
  readonly clients: readonly (Enrolment | typeof NONE)[];
}

/** An attempt to reveal has ended, because these seats showed nothing in time. They are out; the rest tries again. */
export interface RetryEvent extends Linked {
  readonly kind: 'retry';
  readonly missing: readonly Seat[];
}

/** All show their elements of this attempt, which make the joint entropy: everybody who has committed, or nobody. */
export interface RevealEvent extends Linked {
  readonly kind: 'reveal';
  readonly element: Hex;
  /** By seat. */
  readonly elements: readonly Given[];
}

/** One turn of a seat and the chance that followed it; the first has no turn. */
export interface RowEvent extends Linked {
  readonly kind: 'row';
  readonly turn?: ShownTurn | SealedTurn;
  /** The words of turns that were sealed until now. */
  readonly opened?: readonly Opening[];
  /** The dealer's, if the row is a dealing: chance had several possibilities. */
  readonly element?: Hex;
  /** The steps of chance, as records write them. */
  readonly chance: readonly string[];
  /** Digests of what came along with them; only where something did. */
  readonly attachments?: readonly Given[];
}

/** What the client of a seat gives to its turn. Without it the turn is by the dealer's word: a bot's, or after a timeout. */
export interface SignedPart {
  readonly element: Hex;
  /** The last event whose head the author had seen. */
  readonly seen: number;
  readonly signature: SignatureHex;
}

interface Turn {
  readonly seat: Seat;
  readonly signed?: SignedPart;
}

export interface ShownTurn extends Turn {
  /** In canonical form, without a seat in front. */
  readonly steps: readonly string[];
  readonly blind: Hex;
}

/** A turn that others do not know yet; a later row opens it. */
export interface SealedTurn extends Turn {
  readonly seal: Hex;
}

export interface Opening {
  /** Of the turn. */
  readonly event: number;
  readonly steps: readonly string[];
  readonly blind: Hex;
}

/** A seat takes a new key and a new chain during the match. */
export interface EnrolEvent extends Linked {
  readonly kind: 'enrol';
  readonly seat: Seat;
  readonly client: Enrolment;
  /** By the key that the seat had; without it the new one is the seat's by the dealer's word. */
  readonly old: SignatureHex | typeof NONE;
}

/** The dealer was restored from a backup: it goes on from `previous` with a fresh chain, and so do all clients. */
export interface ReopenEvent extends Linked {
  readonly kind: 'reopen';
  readonly commitment: Hex;
}

/** Nothing follows. */
export interface CloseEvent extends Linked {
  readonly kind: 'close';
  /** The dealer's for the dealing that does not come. */
  readonly element: Hex;
  readonly opened?: readonly Opening[];
}

export type FairEvent =
  | OpenEvent
  | CommitEvent
  | RetryEvent
  | RevealEvent
  | RowEvent
  | EnrolEvent
  | ReopenEvent
  | CloseEvent;

export const EVENT_KINDS = [
  'open',
  'commit',
  'retry',
  'reveal',
  'row',
  'enrol',
  'reopen',
  'close',
] as const satisfies readonly FairEvent['kind'][];
