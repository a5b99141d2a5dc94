import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode, encodeGiven, encodeList, encodeText, encodeUint, isGiven, isHex, NONE } from './bytes.ts';

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

describe('bytes', () => {
  it('put every part behind its length', () => {
    expect(hexOf(encode(encodeText('é'), new Uint8Array(), encodeText('a')))).toBe('00000002c3a9000000000000000161');
  });

  it('write whole numbers in eight bytes, the most significant first', () => {
    expect(hexOf(encodeUint(258))).toBe('0000000000000102');
    expect(hexOf(encodeUint(Number.MAX_SAFE_INTEGER))).toBe('001fffffffffffff');
    for (const odd of [-1, 0.5, 2 ** 53, Number.NaN]) expect(() => encodeUint(odd)).toThrow(RangeError);
  });

  it('say how many a list has', () => {
    expect(hexOf(encodeList([]))).toBe('000000080000000000000000');
  });

  it('take a list of any length', () => {
    expect(encodeList(Array.from({ length: 200_000 }, () => new Uint8Array()))).toHaveLength(12 + 4 * 200_000);
  });

  it('never make the same of two lists of texts', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 3 }), { maxLength: 3 });
    const bytesOf = (list: readonly string[]) => hexOf(encodeList(list.map(encodeText)));
    fc.assert(
      fc.property(texts, texts, (a, b) => (bytesOf(a) === bytesOf(b)) === (JSON.stringify(a) === JSON.stringify(b))),
    );
  });

  it('tell an absence from anything given', () => {
    expect(hexOf(encodeGiven(NONE))).toBe('6e6f6e65');
    expect(encodeGiven('ab'.repeat(32))).toHaveLength(32);
    expect([NONE, '0'.repeat(64)].every(isGiven)).toBe(true);
    expect(['', 'None', 'A'.repeat(64), '0'.repeat(63), 0, undefined].some(isGiven)).toBe(false);
    expect(isHex(NONE)).toBe(false);
  });
});
