/** How many bits a word has. */
export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many bits three words have together, each with no more than 28. */
export function popcount3(a: number, b: number, c: number): number {
  const pairsA = a - ((a >>> 1) & 0x55555555);
  const pairsB = b - ((b >>> 1) & 0x55555555);
  const pairsC = c - ((c >>> 1) & 0x55555555);
  const nibbles =
    (pairsA & 0x33333333) +
    ((pairsA >>> 2) & 0x33333333) +
    (pairsB & 0x33333333) +
    ((pairsB >>> 2) & 0x33333333) +
    (pairsC & 0x33333333) +
    ((pairsC >>> 2) & 0x33333333);
  // Three nibbles add up to 12 at most, but two such sums need more than four bits: mask before adding.
  return Math.imul((nibbles & 0x0f0f0f0f) + ((nibbles >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** The index of a word's lowest bit. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/**
 * The index of a word's nth lowest bit, counted from 0. Which bit is random where it matters, so the halving search
 * goes without branches: a mispredicted one costs more than all of it.
 */
export function nthBit(word: number, n: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const bytes = (nibbles + (nibbles >>> 4)) & 0x0f0f0f0f;
  // Each step counts the lower half of what is left; `beyond` is all ones when the bit lies in the upper half.
  let count = (bytes + (bytes >>> 8)) & 31;
  let beyond = (count - 1 - n) >> 31;
  let at = beyond & 16;
  let rank = n - (count & beyond);
  count = (bytes >>> at) & 15;
  beyond = (count - 1 - rank) >> 31;
  at += beyond & 8;
  rank -= count & beyond;
  count = (nibbles >>> at) & 7;
  beyond = (count - 1 - rank) >> 31;
  at += beyond & 4;
  rank -= count & beyond;
  count = (pairs >>> at) & 3;
  beyond = (count - 1 - rank) >> 31;
  at += beyond & 2;
  rank -= count & beyond;
  return at + ((((word >>> at) & 1) - 1 - rank) >>> 31);
}
