import { describe, expect, it } from 'vitest';
import { hash } from './digest.ts';
import { createEntropy, uniform, weighted } from './outcome.ts';

const WORD_RANGE = 2 ** 48;

/** A digest with these words of 48 bits, zero behind them. */
function digestOf(...words: readonly number[]): Uint8Array {
  const digest = new Uint8Array(32);
  for (const [index, word] of words.entries()) {
    let left = word;
    for (let i = 5; i >= 0; i--) {
      digest[6 * index + i] = left % 256;
      left = Math.floor(left / 256);
    }
  }
  return digest;
}

describe('a uniform number', () => {
  // The limit is the largest multiple of the bound that 48 bits have room for.
  it.each([3, 6, 48, 1000, 2 ** 47 + 1])('below %i takes a word below the limit and no other', (bound) => {
    const limit = WORD_RANGE - (WORD_RANGE % bound);
    expect(uniform(digestOf(limit - 1), bound)).toBe(bound - 1);
    expect(uniform(digestOf(limit, 5), bound)).toBe(5 % bound);
    expect(uniform(digestOf(WORD_RANGE - 1, WORD_RANGE - 1, limit, limit, 1), bound)).toBe(1);
  });

  it('takes every word where the bound divides them all', () => {
    expect(uniform(digestOf(WORD_RANGE - 1), 8)).toBe(7);
    expect(uniform(digestOf(WORD_RANGE - 1), WORD_RANGE)).toBe(WORD_RANGE - 1);
    expect(uniform(digestOf(12345), 1)).toBe(0);
  });

  it('hashes a digest again of which all five words are passed over', () => {
    const top = WORD_RANGE - 1;
    const digest = digestOf(top, top, top, top, top);
    expect(uniform(digest, 3)).toBe(uniform(hash('again', digest), 3));
  });

  it('has each remainder as often: exactly, over all words of a smaller world', () => {
    const bound = 6;
    const limit = WORD_RANGE - (WORD_RANGE % bound);
    const counts = new Array<number>(bound).fill(0);
    // The last 60 words below the limit and the few above it, which fall back on the second word.
    for (let word = limit - 60; word < limit; word++) counts[uniform(digestOf(word, limit), bound)]!++;
    expect(counts).toEqual(new Array(bound).fill(10));
  });

  it('needs a bound it can reach', () => {
    for (const bound of [0, -1, 1.5, WORD_RANGE + 1]) expect(() => uniform(digestOf(1), bound)).toThrow(RangeError);
  });
});

describe('a weighted choice', () => {
  it('gives each as many numbers as its weight', () => {
    const chosen = Array.from({ length: 6 }, (_, value) => weighted(digestOf(value), [1, 3, 2]));
    expect(chosen).toEqual([0, 1, 1, 1, 2, 2]);
  });

  it('needs positive whole weights', () => {
    for (const weight of [0, -1, 0.5, Number.NaN]) expect(() => weighted(digestOf(1), [1, weight])).toThrow(RangeError);
  });
});

describe('entropy', () => {
  const source = { opening: '4'.repeat(64), dealing: 1, element: '1'.repeat(64), rolling: '2'.repeat(64) };
  const first = createEntropy(source)(0);

  it.each([
    { ...source, opening: '3'.repeat(64) },
    { ...source, dealing: 2 },
    { ...source, element: '3'.repeat(64) },
    { ...source, rolling: '3'.repeat(64) },
  ])('is another for another source', (other) => {
    expect(createEntropy(other)(0)).not.toEqual(first);
  });

  it('is another for every outcome, and always the same', () => {
    expect(createEntropy(source)(1)).not.toEqual(first);
    expect(createEntropy(source)(0)).toEqual(first);
  });
});
