import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

describe('canonical JSON', () => {
  it('sorts keys and leaves no spaces', () => {
    expect(canonicalJson({ b: [1, 'x', null], a: { d: true, c: -0.5 }, e: undefined })).toBe(
      '{"a":{"c":-0.5,"d":true},"b":[1,"x",null]}',
    );
  });

  it('is the same whatever the order of keys', () => {
    expect(canonicalJson({ seats: 2, map: 'first' })).toBe(canonicalJson({ map: 'first', seats: 2 }));
  });

  it('has no word for what JSON cannot say exactly', () => {
    const odd = [
      undefined,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1n,
      () => 0,
      [undefined],
      { a: Symbol() },
      '\ud800',
      { '\ud800': 1 },
    ];
    for (const value of odd) expect(canonicalJson(value)).toBeUndefined();
  });

  it('does not follow a value into the depths', () => {
    const nest = (depth: number): unknown => (depth === 0 ? 1 : [nest(depth - 1)]);
    expect(canonicalJson(nest(16))).toBeDefined();
    expect(canonicalJson(nest(17))).toBeUndefined();
    expect(canonicalJson(nest(5000))).toBeUndefined();
  });
});
