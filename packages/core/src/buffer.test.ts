import { describe, expect, it } from 'vitest';
import { carve } from './buffer.ts';

describe('buffer', () => {
  it('is one, with a view on each part', () => {
    const parts = carve({ words: [Int32Array, 2], pairs: [Uint16Array, 1], small: [Uint8Array, 3] });
    expect(parts.bytes).toHaveLength(13);
    parts.words[1] = -1;
    parts.small[0] = 7;
    expect([...parts.bytes]).toEqual([0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 7, 0, 0]);
  });
});
