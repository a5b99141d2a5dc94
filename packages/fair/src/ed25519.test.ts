import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signatureCases } from '../test/ed25519-cases.ts';
import * as native from '../test/node-ed25519.ts';
import { secretOf } from '../test/secret.ts';
import { fromHex, toHex } from './bytes.ts';
import { isSigned, isStrictForm } from './ed25519.ts';
import * as noble from './noble-ed25519.ts';

const CASES = signatureCases();

async function verifyByWebCrypto(key: string, message: Uint8Array, signature: string): Promise<boolean> {
  try {
    const imported = await webcrypto.subtle.importKey('raw', fromHex(key), 'Ed25519', false, ['verify']);
    return await webcrypto.subtle.verify('Ed25519', imported, fromHex(signature), message);
  } catch {
    return false;
  }
}

describe.each(CASES)('$name', ({ key, message, signature, isValid }) => {
  const check = { event: 0, seat: 0, key, message: fromHex(message), signature };

  it.each([
    ['@noble/curves', noble.verifyEquation],
    ['Node', native.verifyEquation],
  ])(`is judged alike by %s`, (_, verifyEquation) => {
    expect(isSigned(check, verifyEquation)).toBe(isValid);
  });

  it('is judged alike by WebCrypto', async () => {
    const isRight = await verifyByWebCrypto(key, check.message, signature);
    expect(isStrictForm(key, signature) && isRight).toBe(isValid);
  });
});

describe('a signer', () => {
  const message = new Uint8Array([1, 2, 3]);
  const seed = secretOf('signer');

  it('signs alike natively and by @noble/curves, and is believed by both', () => {
    const [one, other] = [native.createSigner(seed), noble.createSigner(seed)];
    expect(one.key).toBe(other.key);
    expect(one.sign(message)).toBe(other.sign(message));
    for (const { verifyEquation } of [native, noble]) {
      const check = { event: 0, seat: 0, key: one.key, message, signature: one.sign(message) };
      expect(isSigned(check, verifyEquation)).toBe(true);
      expect(isSigned({ ...check, message: new Uint8Array([1, 2]) }, verifyEquation)).toBe(false);
    }
  });

  it('is the one of RFC 8032', () => {
    const rfc = fromHex('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60');
    expect(noble.createSigner(rfc).key).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
    expect(toHex(rfc)).not.toBe(noble.createSigner(rfc).key);
  });
});
