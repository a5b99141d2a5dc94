import type { Rng } from './game.ts';

const RNG_BITS = 30;
export const RNG_RANGE = 2 ** RNG_BITS;
// The same as a factor, and not exported: V8 folds a module's own constants, and loads imported ones from memory.
const UNIT = 2 ** -RNG_BITS;

/** A seeded generator for simulations and bots (xoshiro128**); never for outcomes somebody could gain from guessing. */
export function createRng(seed: number): Rng {
  const s = Int32Array.from(spread(seed));
  return () => {
    const s1 = s[1]!;
    const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9);
    const s2 = s[2]! ^ s[0]!;
    const s3 = s[3]! ^ s1;
    s[1] = s1 ^ s2;
    s[0] = s[0]! ^ s3;
    s[2] = s2 ^ (s1 << 9);
    s[3] = rotate(s3, 11);
    return result >>> (32 - RNG_BITS);
  };
}

/** Uniform in [0, bound) for a small bound; the bias, below bound / 2^30, is nothing to a simulation. */
export function below(rng: Rng, bound: number): number {
  return (rng() * bound * UNIT) | 0;
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** Four well-mixed words of any seed (splitmix32), so that neighbouring seeds give unlike sequences. */
function spread(seed: number): number[] {
  let word = seed | 0;
  return [0, 1, 2, 3].map(() => {
    word = (word + 0x9e3779b9) | 0;
    let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  });
}
