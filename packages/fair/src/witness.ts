import type { Seat } from '@crownhold/core';
import { type Hex, isHex } from './bytes.ts';
import { isSignature, type SignatureHex } from './ed25519.ts';
import { fieldFault, hasFields, isNatural, isObject, isSeat, isText, LIMITS, listOf } from './event-json.ts';
import { type FairFault, fairFault } from './fault.ts';

export const WITNESS_FORMAT = 'crownhold-witness';
export const WITNESS_VERSION = 1;

/** What a device remembers of a match, to hold against the transcript. JSON; no secret is in it. */
export interface Witness {
  readonly format: typeof WITNESS_FORMAT;
  readonly version: typeof WITNESS_VERSION;
  readonly table: string;
  /** The seat whose client it is; absent for a spectator. */
  readonly seat?: Seat;
  /** The event of the first head. */
  readonly first: number;
  /** Of that event and all that follow it. */
  readonly heads: readonly Hex[];
  /** Turns that were signed, and that a second one is never signed for. */
  readonly sent: readonly SentTurn[];
  readonly notes: readonly Note[];
}

/** A turn that was signed: everything but its words. */
export interface SentTurn {
  /** Head of the event that opened the table then. */
  readonly opening: Hex;
  readonly ordinal: number;
  readonly command: string;
  readonly seal: Hex;
  readonly seen: number;
  readonly signature: SignatureHex;
}

const NOTES = [
  /** The device had committed itself, and the events say that it had not. */
  'dropped-commitment',
  /** It had shown its element, and the events say that it had not. */
  'dropped-element',
  /** It had signed a turn, and another was played in its place. */
  'dropped-turn',
  /** The dealer gave its seat another key. */
  'replaced-key',
] as const;
export type NoteCode = (typeof NOTES)[number];

/** What a device noticed and went on with: it can be proven to nobody. */
export interface Note {
  readonly event: number;
  readonly code: NoteCode;
}

/** Reads what a client has kept in a file. */
export function parseWitness(json: unknown): Witness | FairFault {
  if (!isObject(json)) return fairFault('not-an-object');
  if (json['format'] !== WITNESS_FORMAT) return fairFault('unknown-format', { format: WITNESS_FORMAT });
  if (json['version'] !== WITNESS_VERSION) return fairFault('unknown-version', { version: WITNESS_VERSION });
  // Every field is checked.
  return fieldFault(json, FIELDS) ?? (json as unknown as Witness);
}

const SENT = {
  opening: { check: isHex },
  ordinal: { check: isNatural },
  command: { check: isText },
  seal: { check: isHex },
  seen: { check: isNatural },
  signature: { check: isSignature },
} as const;

const NOTE = {
  event: { check: isNatural },
  code: { check: (value: unknown) => NOTES.some((code) => code === value) },
} as const;

const FIELDS = {
  format: { check: isText },
  version: { check: isNatural },
  table: { check: isText },
  seat: { check: isSeat, isOptional: true },
  first: { check: (value: unknown) => isNatural(value) && value <= LIMITS.events },
  heads: { check: listOf(isHex, LIMITS.events) },
  sent: { check: listOf(hasFields(SENT), LIMITS.events) },
  notes: { check: listOf(hasFields(NOTE), LIMITS.events) },
} as const;
