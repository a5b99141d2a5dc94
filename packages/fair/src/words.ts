import { fromHex, type Hex } from './bytes.ts';
import { hash } from './digest.ts';

/** How many words a language has for this: a number from 1 to 64 stands beside each and is the same in all. */
export const WORD_COUNT = 64;
const WORDS = 4;

/** Four numbers, each with a word, that two people can compare across the room. */
export type WordNumbers = readonly [number, number, number, number];

/**
 * Of the head right after `reveal`: a dealer that shows two people different histories has one try to give them the same
 * words, since neither history can be changed any more once the last first element is known.
 */
export function wordNumbers(head: Hex): WordNumbers {
  const digest = hash('words', fromHex(head));
  // A list of as many as the type has.
  return Array.from({ length: WORDS }, (_, i) => 1 + (digest[i]! % WORD_COUNT)) as unknown as WordNumbers;
}
