import type { Seat } from '@crownhold/core';
import {
  encode,
  encodeGiven,
  encodeList,
  encodeText,
  encodeUint,
  fromHex,
  type Given,
  type Hex,
  NONE,
  toHex,
} from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { hash, labelled } from './digest.ts';

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

/** The clients commit themselves, by seat; after a renewal under the last elements of their old chains. */
export interface CommitEvent extends Linked {
  readonly kind: 'commit';
  readonly commitments: readonly Given[];
  /** After a renewal only. */
  readonly elements?: readonly Given[];
}

/** All show their first elements, which make the joint entropy. */
export interface RevealEvent extends Linked {
  readonly kind: 'reveal';
  readonly element: Hex;
  /** By seat. */
  readonly elements: readonly Given[];
}

/** One turn of a seat and the chance that followed it; the first has no turn. */
export interface RowEvent extends Linked {
  readonly kind: 'row';
  readonly element: Hex;
  readonly played?: PlayedTurn | SealedTurn;
  /** The steps of chance, as records write them. */
  readonly chance: readonly string[];
  /** Digests of what came along with them; only where something did. */
  readonly attachments?: readonly Given[];
}

interface Turn {
  readonly seat: Seat;
  readonly contribution: Given;
}

export interface PlayedTurn extends Turn {
  /** As records write them. */
  readonly steps: readonly string[];
  readonly blind: Hex;
}

/** For whoever may not read the turn yet: the head is the same. */
export interface SealedTurn extends Turn {
  readonly seal: Hex;
}

/** The dealer commits itself anew, under the last element of its old chain. */
export interface RenewEvent extends Linked {
  readonly kind: 'renew';
  readonly element: Hex;
  readonly commitment: Hex;
}

/** Nothing follows. */
export interface CloseEvent extends Linked {
  readonly kind: 'close';
  readonly element: Hex;
}

export type FairEvent = OpenEvent | CommitEvent | RevealEvent | RowEvent | RenewEvent | CloseEvent;

export const EVENT_KINDS = [
  'open',
  'commit',
  'reveal',
  'row',
  'renew',
  'close',
] as const satisfies readonly FairEvent['kind'][];

/** The bytes of an event in the one form that is hashed. */
export function eventBytes(index: number, event: FairEvent): Uint8Array {
  const previous = event.previous === '' ? new Uint8Array() : fromHex(event.previous);
  return labelled('event', [encodeUint(index), previous, encodeText(event.kind), ...fieldsOf(event)]);
}

/** The head once this event is the last one: everything before it is in there too. */
export function headOf(index: number, event: FairEvent): Hex {
  const previous = event.previous === '' ? new Uint8Array() : fromHex(event.previous);
  return toHex(hash('event', encodeUint(index), previous, encodeText(event.kind), ...fieldsOf(event)));
}

/** The event without the words of its turn. */
export function sealTurn(event: RowEvent): RowEvent {
  const { played } = event;
  if (!played || !('steps' in played)) return event;
  const { seat, contribution } = played;
  return { ...event, played: { seat, contribution, seal: turnSeal(played) } };
}

/** The steps of a row as a record has them, as far as its turn can be read. */
export function stepsOf({ played, chance }: RowEvent): readonly string[] {
  return [...(played && 'steps' in played ? played.steps : []), ...chance];
}

export function attachmentDigest(attachment: unknown): Given {
  if (attachment === undefined) return NONE;
  const json = canonicalJson(attachment);
  if (json === undefined) throw new Error('an attachment that JSON cannot say');
  return toHex(hash('attachment', encodeText(json)));
}

function fieldsOf(event: FairEvent): readonly Uint8Array[] {
  switch (event.kind) {
    case 'open':
      return [...encodeTerms(event), fromHex(event.commitment)];
    case 'commit':
      return [encodeGifts(event.commitments), encodeGifts(event.elements ?? [])];
    case 'reveal':
      return [fromHex(event.element), encodeGifts(event.elements)];
    case 'row':
      return [fromHex(event.element), encodeTurn(event.played), encodeChance(event)];
    case 'renew':
      return [fromHex(event.element), fromHex(event.commitment)];
    case 'close':
      return [fromHex(event.element)];
  }
}

function encodeTerms({ table, game, rulesVersion, options, seats, length, thrower }: Terms): readonly Uint8Array[] {
  const json = canonicalJson(options);
  if (json === undefined) throw new Error('options that JSON cannot say');
  return [
    encodeText(table),
    encodeText(game),
    encodeUint(rulesVersion),
    encodeText(json),
    encodeUint(seats),
    encodeUint(length),
    encodeText(thrower),
  ];
}

function encodeGifts(gifts: readonly Given[]): Uint8Array {
  return encodeList(gifts.map(encodeGiven));
}

function encodeTurn(played: PlayedTurn | SealedTurn | undefined): Uint8Array {
  if (!played) return new Uint8Array();
  const seal = 'steps' in played ? turnSeal(played) : played.seal;
  return encode(encodeUint(played.seat), encodeGiven(played.contribution), fromHex(seal));
}

// Without the blind whoever knows the head could try out every turn until it fits.
function turnSeal({ steps, blind }: PlayedTurn): Hex {
  return toHex(hash('turn', fromHex(blind), encodeList(steps.map(encodeText))));
}

function encodeChance({ chance, attachments = [] }: RowEvent): Uint8Array {
  return encodeList(chance.map((step, i) => encode(encodeText(step), encodeGiven(attachments[i] ?? NONE))));
}
