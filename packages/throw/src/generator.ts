/** The next number of a stream, uniform in [0, 1), a multiple of 2^-32. */
export type Generator = () => number;

const SEED_BYTES = 32;
const ROUNDS = 20;
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/**
 * The stream of an attempt: the key stream of ChaCha20 (RFC 8439) whose key is the seed and whose nonce is the number of
 * the attempt, so that every attempt follows from the one seed and none from another. Words of 32 bits, in order.
 */
export function createGenerator(seed: Uint8Array, attempt: number): Generator {
  if (seed.length !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${seed.length}`);
  const words = Int32Array.from([...CONSTANTS, ...keyOf(seed), 0, attempt, 0, 0]);
  const block = new Int32Array(words.length);
  let used = block.length;
  return () => {
    if (used === block.length) {
      fillBlock(words, block);
      words[12]!++;
      used = 0;
    }
    return (block[used++]! >>> 0) / 2 ** 32;
  };
}

function keyOf(seed: Uint8Array): number[] {
  return Array.from({ length: SEED_BYTES / 4 }, (_, i) => {
    const at = 4 * i;
    return seed[at]! | (seed[at + 1]! << 8) | (seed[at + 2]! << 16) | (seed[at + 3]! << 24);
  });
}

function fillBlock(words: Int32Array, block: Int32Array): void {
  block.set(words);
  for (let round = 0; round < ROUNDS; round += 2) {
    for (let i = 0; i < 4; i++) quarter(block, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(block, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  for (let i = 0; i < block.length; i++) block[i]! += words[i]!;
}

function quarter(block: Int32Array, a: number, b: number, c: number, d: number): void {
  mix(block, a, b, d, 16);
  mix(block, c, d, b, 12);
  mix(block, a, b, d, 8);
  mix(block, c, d, b, 7);
}

/** Adds one word to another, and turns a third by their sum. */
function mix(block: Int32Array, to: number, from: number, turned: number, by: number): void {
  block[to]! += block[from]!;
  const word = block[turned]! ^ block[to]!;
  block[turned] = (word << by) | (word >>> (32 - by));
}
