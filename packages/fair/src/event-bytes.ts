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
import type { SignatureHex } from './ed25519.ts';
import type { Enrolment, FairEvent, Opening, RowEvent, SealedTurn, ShownTurn, SignedPart, Terms } from './event.ts';

/** The bytes of an event in the one form that is hashed. */
export function eventBytes(index: number, event: FairEvent): Uint8Array {
  return labelled('event', partsOf(index, event));
}

/** The head once this event is the last one: everything before it is in there too. */
export function headOf(index: number, event: FairEvent): Hex {
  return toHex(hash('event', ...partsOf(index, event)));
}

/** What a dealer's first chain is bound to. */
export function termsDigest(terms: Terms): Hex {
  return toHex(hash('terms', ...encodeTerms(terms)));
}

/** What a client signs when it commits itself. */
export function enrolmentMessage(opening: Hex, seat: Seat, { key, commitment }: EnrolmentParts): Uint8Array {
  return labelled('sign-enrolment', [fromHex(opening), encodeUint(seat), fromHex(key), fromHex(commitment)]);
}

/** What a seat's old key signs to name the new one. */
export function successorMessage(opening: Hex, seat: Seat, old: Hex, { key, commitment }: EnrolmentParts): Uint8Array {
  const parts = [fromHex(opening), encodeUint(seat), fromHex(old), fromHex(key), fromHex(commitment)];
  return labelled('sign-successor', parts);
}

type EnrolmentParts = Pick<Enrolment, 'key' | 'commitment'>;

/** What is signed of a turn: never its words, or others could guess them until the signature fits. */
export interface TurnToSign {
  readonly opening: Hex;
  readonly seat: Seat;
  readonly key: Hex;
  /** Of the seat's own turns, counted from 1. */
  readonly ordinal: number;
  /** The last head that the author had seen. */
  readonly head: Hex;
  readonly seal: Hex;
  readonly element: Hex;
}

export function turnMessage({ opening, seat, key, ordinal, head, seal, element }: TurnToSign): Uint8Array {
  return labelled('sign-turn', [
    fromHex(opening),
    encodeUint(seat),
    fromHex(key),
    encodeUint(ordinal),
    fromHex(head),
    fromHex(seal),
    fromHex(element),
  ]);
}

// Without the blind whoever knows the seal could try out every turn until it fits.
export function sealOf({ steps, blind }: Pick<Opening, 'steps' | 'blind'>): Hex {
  return toHex(hash('turn', fromHex(blind), encodeList(steps.map(encodeText))));
}

export function turnSeal(turn: ShownTurn | SealedTurn): Hex {
  return 'steps' in turn ? sealOf(turn) : turn.seal;
}

export function attachmentDigest(attachment: unknown): Given {
  if (attachment === undefined) return NONE;
  const json = canonicalJson(attachment);
  if (json === undefined) throw new Error('an attachment that JSON cannot say');
  return toHex(hash('attachment', encodeText(json)));
}

function partsOf(index: number, event: FairEvent): readonly Uint8Array[] {
  const previous = event.previous === '' ? new Uint8Array() : fromHex(event.previous);
  return [encodeUint(index), previous, encodeText(event.kind), ...fieldsOf(index, event)];
}

function fieldsOf(index: number, event: FairEvent): readonly Uint8Array[] {
  switch (event.kind) {
    case 'open':
      return [...encodeTerms(event), fromHex(event.commitment)];
    case 'commit':
      return [encodeList(event.clients.map(encodeClient))];
    case 'retry':
      return [encodeList(event.missing.map(encodeUint))];
    case 'reveal':
      return [fromHex(event.element), encodeList(event.elements.map(encodeGiven))];
    case 'row':
      return rowFields(index, event);
    case 'enrol':
      return [encodeUint(event.seat), encodeClient(event.client), encodeGiven(event.old)];
    case 'reopen':
      return [fromHex(event.commitment)];
    case 'close':
      return [fromHex(event.element), encodeOpenings(event.opened ?? [])];
  }
}

function rowFields(index: number, event: RowEvent): readonly Uint8Array[] {
  const { turn, opened = [], element = NONE, chance, attachments = [] } = event;
  // The words of the row's own turn are opened as well, if they are shown.
  const own = turn && 'steps' in turn ? [{ event: index, steps: turn.steps, blind: turn.blind }] : [];
  return [
    turn ? encodeTurn(turn) : new Uint8Array(),
    encodeOpenings([...opened, ...own]),
    encodeGiven(element),
    encodeList(chance.map((step, i) => encode(encodeText(step), encodeGiven(attachments[i] ?? NONE)))),
  ];
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

function encodeClient(client: Enrolment | typeof NONE): Uint8Array {
  if (client === NONE) return encodeText(NONE);
  const { key, commitment, device, signature } = client;
  return encode(fromHex(key), fromHex(commitment), encodeUint(device), encodeSignature(signature));
}

function encodeTurn(turn: ShownTurn | SealedTurn): Uint8Array {
  return encode(encodeUint(turn.seat), fromHex(turnSeal(turn)), encodeSigned(turn.signed));
}

function encodeSigned(signed: SignedPart | undefined): Uint8Array {
  if (!signed) return new Uint8Array();
  return encode(fromHex(signed.element), encodeUint(signed.seen), encodeSignature(signed.signature));
}

function encodeOpenings(openings: readonly Opening[]): Uint8Array {
  return encodeList(
    openings.map(({ event, steps, blind }) =>
      encode(encodeUint(event), fromHex(blind), encodeList(steps.map(encodeText))),
    ),
  );
}

function encodeSignature(signature: SignatureHex): Uint8Array {
  return fromHex(signature);
}
