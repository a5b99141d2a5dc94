import { encodeUint, fromHex, type Hex } from './bytes.ts';
import { hash, mac } from './digest.ts';

/** The 32 bytes that decide outcome k of a dealing. */
export type Entropy = (k: number) => Uint8Array;

export interface EntropySource {
  /** Head of the event that opened the table. */
  readonly opening: Hex;
  /** Counted from 1. */
  readonly dealing: number;
  /** The dealer's element for it. */
  readonly element: Hex;
  /** Of this dealing. */
  readonly rolling: Hex;
}

export function createEntropy({ opening, dealing, element, rolling }: EntropySource): Entropy {
  const key = fromHex(element);
  const before = [fromHex(opening), encodeUint(dealing)];
  const after = fromHex(rolling);
  return (k) => mac(key, 'outcome', ...before, encodeUint(k), after);
}

const WORD_BYTES = 6;
const WORD_RANGE = 2 ** (8 * WORD_BYTES);
const WORDS = 5;

/**
 * A whole number in [0, bound), each exactly as likely. The digest is read as words of 48 bits; a word at or above the
 * largest multiple of the bound is passed over, and a digest without any word left is hashed again.
 */
export function uniform(digest: Uint8Array, bound: number): number {
  if (!Number.isSafeInteger(bound) || bound < 1 || bound > WORD_RANGE) throw new RangeError(`bound ${bound}`);
  const limit = WORD_RANGE - (WORD_RANGE % bound);
  for (let bytes = digest; ; bytes = hash('again', bytes)) {
    for (let index = 0; index < WORDS; index++) {
      const word = wordAt(bytes, index * WORD_BYTES);
      if (word < limit) return word % bound;
    }
  }
}

/** The index of one of the weights, as likely as its share of them all. Weights are whole numbers, so it is exact. */
export function weighted(digest: Uint8Array, weights: readonly number[]): number {
  let total = 0;
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 1) throw new RangeError(`weight ${weight}`);
    total += weight;
  }
  let left = uniform(digest, total);
  let index = 0;
  while (left >= weights[index]!) left -= weights[index++]!;
  return index;
}

function wordAt(bytes: Uint8Array, offset: number): number {
  let word = 0;
  for (let i = 0; i < WORD_BYTES; i++) word = word * 256 + bytes[offset + i]!;
  return word;
}
