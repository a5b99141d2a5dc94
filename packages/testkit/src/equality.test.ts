import { describe, expect, it } from 'vitest';
import { sameBytes, sameFacts } from './equality.ts';

describe('sameFacts', () => {
  it.each([
    [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [undefined, undefined],
    [[], []],
  ])('%j is %j', (a, b) => expect(sameFacts(a, b)).toBe(true));

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [[1], { 0: 1 }],
    [[1, 2], [1]],
    [null, {}],
    [0, '0'],
    [new Map([[1, 2]]), {}],
  ])('%j is not %j', (a, b) => expect(sameFacts(a, b)).toBe(false));
});

describe('sameBytes', () => {
  it('compares length and content', () => {
    const of = (...bytes: number[]) => ({ bytes: Uint8Array.from(bytes) });
    expect(sameBytes(of(1, 2), of(1, 2))).toBe(true);
    expect(sameBytes(of(1, 2), of(1, 3))).toBe(false);
    expect(sameBytes(of(1, 2), of(1))).toBe(false);
    expect(sameBytes(of(1), of(1, 2))).toBe(false);
  });
});
