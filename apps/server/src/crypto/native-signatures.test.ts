import { describe, expect, it } from 'vitest';
import { createNativeSigner } from '../../test/native-signer.ts';
import { NativeSignatures } from './native-signatures.ts';

const MESSAGE = new TextEncoder().encode('a turn');

describe('native signatures', () => {
  it('are right for their key and message alone', async () => {
    const signatures = new NativeSignatures();
    const [one, other] = [1, 2].map((byte) => createNativeSigner(new Uint8Array(32).fill(byte)));
    const check = { event: 0, seat: 0, key: one!.key, message: MESSAGE, signature: one!.sign(MESSAGE) };
    expect(await signatures.isSigned(check)).toBe(true);
    expect(await signatures.isSigned(check)).toBe(true);
    expect(await signatures.isSigned({ ...check, key: other!.key })).toBe(false);
    expect(await signatures.isSigned({ ...check, message: MESSAGE.slice(1) })).toBe(false);
    expect(await signatures.isSigned({ ...check, signature: other!.sign(MESSAGE) })).toBe(false);
  });

  it.each([
    ['a key of small order', '01'.padEnd(64, '0'), '0'.repeat(128)],
    ['a key that is no point', `${'2'.padStart(2, '0')}${'0'.repeat(62)}`, '0'.repeat(128)],
    [
      'a signature above the order',
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      'f'.repeat(128),
    ],
  ])('are wrong with %s', async (_, key, signature) => {
    expect(await new NativeSignatures().isSigned({ event: 0, seat: 0, key, message: MESSAGE, signature })).toBe(false);
  });
});
