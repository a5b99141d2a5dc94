import type { Seat } from '@crownhold/core';
import { encodeText, encodeUint, fromHex, HASH_BYTES, type Hex, toHex } from './bytes.ts';
import { hash, mac } from './digest.ts';

/** Who owns a chain: the dealer, or the client of a seat. */
type Party = typeof DEALER | Seat;
export const DEALER = 'dealer';

/** Which chain: elements of one never pass for those of another. */
export interface ChainName {
  /** What the chain is bound to: for a client the head of the event that opened the table, for a dealer what came before it. */
  readonly base: Hex;
  readonly party: Party;
}

/**
 * A hash chain: `length` elements, revealed from the first to the last, each the hash of the one after it. Position 0 is
 * the commitment: it says nothing of the elements and leaves no choice of them.
 */
export interface Chain extends ChainName {
  readonly length: number;
  /** From position 0 on, 32 bytes each. */
  readonly elements: Uint8Array;
}

/** An element that is known to belong to a chain. */
export interface Known {
  readonly position: number;
  readonly element: Hex;
}

/** One element for each attempt at the opening of a table for eight, and one to deal with. */
export const MIN_CHAIN = 10;
export const MAX_CHAIN = 4096;
/** More than the longest match of any game needs. */
export const USUAL_CHAIN = 512;

/** The last element comes from a secret, the others from the one after them. */
export function createChain(secret: Uint8Array, name: ChainName, length: number): Chain {
  if (secret.length !== HASH_BYTES) throw new RangeError(`a secret has ${HASH_BYTES} bytes, not ${secret.length}`);
  if (!isChainLength(length)) throw new RangeError(`a chain cannot have ${length} elements`);
  const elements = new Uint8Array((length + 1) * HASH_BYTES);
  const context = encodeName(name);
  let element = mac(secret, 'top', ...context, encodeUint(length));
  for (let position = length; ; position--) {
    elements.set(element, position * HASH_BYTES);
    if (position === 0) return { ...name, length, elements };
    element = below(context, position, element);
  }
}

export function isChainLength(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= MIN_CHAIN && (value as number) <= MAX_CHAIN;
}

export function elementOf({ elements, length }: Chain, position: number): Hex {
  if (position < 0 || position > length) throw new RangeError(`no element ${position} in a chain of ${length}`);
  return toHex(elements.subarray(position * HASH_BYTES, (position + 1) * HASH_BYTES));
}

/** Whether an element follows one that is known: hashed as often as it lies after it, it gives that one. */
export function follows(name: ChainName, known: Known, candidate: Known): boolean {
  if (candidate.position <= known.position) return false;
  const context = encodeName(name);
  let element = fromHex(candidate.element);
  for (let position = candidate.position; position > known.position; position--) {
    element = below(context, position, element);
  }
  return toHex(element) === known.element;
}

/** The element that a client shows at an attempt to open the table, counted from 1. */
export function attemptPosition(attempt: number): number {
  return attempt;
}

/** The element of a dealing, or of a seat's own turn, both counted from 1: the first ones are for attempts. */
export function playPosition(seats: number, ordinal: number): number {
  return seats + 1 + ordinal;
}

/** The element before the one at this position. */
function below(context: readonly Uint8Array[], position: number, element: Uint8Array): Uint8Array {
  return hash('link', ...context, encodeUint(position), element);
}

function encodeName({ base, party }: ChainName): readonly Uint8Array[] {
  return [fromHex(base), encodeText(party === DEALER ? DEALER : `seat ${party}`)];
}
