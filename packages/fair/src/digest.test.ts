import { createHash, createHmac } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleHeads } from '../test/vectors.ts';
import { encodeText } from './bytes.ts';
import { hash, labelled, mac, type Sha256, useSha256 } from './digest.ts';

const native: Sha256 = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());
const before = useSha256(native);
useSha256(before);

describe('a digest', () => {
  afterEach(() => void useSha256(before));

  it('is SHA-256, and HMAC of RFC 2104, of a label and parts behind their lengths', () => {
    const [key, part] = [new Uint8Array(32).fill(7), encodeText('part')];
    const bytes = labelled('turn', [part]);
    expect(Buffer.from(bytes).toString('latin1')).toContain('crownhold-fair-2/turn');
    expect(Buffer.from(hash('turn', part)).equals(native(bytes))).toBe(true);
    const expected = createHmac('sha256', key).update(bytes).digest();
    expect(Buffer.from(mac(key, 'turn', part)).equals(expected)).toBe(true);
    expect(() => mac(new Uint8Array(65), 'turn')).toThrow(RangeError);
  });

  it('is the same by a native SHA-256, for a whole match', () => {
    const ours = exampleHeads();
    expect(useSha256(native)).toBe(before);
    expect(exampleHeads()).toEqual(ours);
  });
});
