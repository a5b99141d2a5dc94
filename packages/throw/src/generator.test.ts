import { describe, expect, it } from 'vitest';
import { createGenerator } from './generator.ts';

function words(seed: Uint8Array, attempt: number, count: number): number[] {
  const random = createGenerator(seed, attempt);
  return Array.from({ length: count }, () => random() * 2 ** 32);
}

/** The words of a key stream as RFC 8439 prints it. */
function wordsOf(hex: string): number[] {
  const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex');
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(4 * i));
}

describe('the generator', () => {
  it('is ChaCha20: test vectors 1 and 2 of RFC 8439, A.1, are its first two blocks', () => {
    expect(words(new Uint8Array(32), 0, 32)).toEqual(
      wordsOf(
        '76 b8 e0 ad a0 f1 3d 90 40 5d 6a e5 53 86 bd 28 bd d2 19 b8 a0 8d ed 1a a8 36 ef cc 8b 77 0d c7' +
          'da 41 59 7c 51 57 48 8d 77 24 e0 3f b8 d8 4a 37 6a 43 b8 f4 15 18 a1 1c c3 87 b6 69 b2 ee 65 86' +
          '9f 07 e7 be 55 51 38 7a 98 ba 97 7c 73 2d 08 0d cb 0f 29 a0 48 e3 65 69 12 c6 53 3e 32 ee 7a ed' +
          '29 b7 21 76 9c e6 4e 43 d5 71 33 b0 74 d8 39 d5 31 ed 1f 28 51 0a fb 45 ac e1 0a 1f 4b 79 4d 6f',
      ),
    );
  });

  it('reads all 32 bytes and the number of the attempt', () => {
    const streams = [words(new Uint8Array(32), 1, 4).join(), words(new Uint8Array(32), 2, 4).join()];
    for (let at = 0; at < 32; at++) {
      const seed = new Uint8Array(32);
      seed[at] = 128;
      streams.push(words(seed, 0, 4).join());
    }
    expect(new Set(streams).size).toBe(34);
  });

  it('takes no other number of bytes', () => {
    for (const length of [0, 31, 33]) expect(() => createGenerator(new Uint8Array(length), 0)).toThrow(RangeError);
  });
});
