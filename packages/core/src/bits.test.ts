import { describe, expect, it } from 'vitest';
import { lowestBit, nthBit, popcount, popcount3 } from './bits.ts';
import { createRng } from './rng.ts';

const bitsOf = (word: number) => Array.from({ length: 32 }, (_, i) => i).filter((i) => (word >>> i) & 1);
const rng = createRng(17);
/** Words of all densities, of no more than 28 bits. */
const words = Array.from({ length: 500 }, (_, i) => (i % 3 === 0 ? rng() & rng() & rng() : rng()) & (2 ** 28 - 1));
words.push(0, 1, 2 ** 27, 2 ** 28 - 1);

describe('bits', () => {
  it('are counted in one word and in three', () => {
    for (const [i, word] of words.entries()) {
      expect(popcount(word)).toBe(bitsOf(word).length);
      const [b, c] = [words[(i + 1) % words.length]!, words[(i + 2) % words.length]!];
      expect(popcount3(word, b, c)).toBe(bitsOf(word).length + bitsOf(b).length + bitsOf(c).length);
    }
  });

  it('are found by rank', () => {
    for (const word of words) {
      expect(bitsOf(word).map((_, n) => nthBit(word, n))).toEqual(bitsOf(word));
      if (word !== 0) expect(lowestBit(word)).toBe(bitsOf(word)[0]);
    }
  });
});
