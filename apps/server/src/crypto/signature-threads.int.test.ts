import { describe, expect, it, onTestFinished } from 'vitest';
import { createNativeSigner } from '../../test/native-signer.ts';
import { SignatureThreads } from './signature-threads.ts';

const MESSAGE = new TextEncoder().encode('a turn');

function createSignatures(module?: URL) {
  const counts = { replaced: 0 };
  const onReplaced = () => {
    counts.replaced++;
  };
  const signatures = new SignatureThreads(onReplaced, module);
  onTestFinished(() => signatures.close());
  return { signatures, counts };
}

describe('signatures in a thread', () => {
  it('are right for their key and message alone', async () => {
    const { signatures } = createSignatures();
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
    const { signatures } = createSignatures();
    expect(await signatures.isSigned({ event: 0, seat: 0, key, message: MESSAGE, signature })).toBe(false);
  });

  it('are answered each for itself, however many come at once', async () => {
    const { signatures } = createSignatures();
    const signers = Array.from({ length: 50 }, (_, byte) => createNativeSigner(new Uint8Array(32).fill(byte)));
    const checks = signers.map((signer, at) => {
      const signature = (at % 3 === 0 ? signers[at + 1]! : signer).sign(MESSAGE);
      return { event: at, seat: 0, key: signer.key, message: MESSAGE, signature };
    });
    const first = checks.slice(0, 25).map((check) => signatures.isSigned(check));
    await first[0];
    const others = checks.slice(25).map((check) => signatures.isSigned(check));
    expect(await Promise.all([...first, ...others])).toEqual(checks.map((_, at) => at % 3 !== 0));
  });

  it('are never right when the threads die, and are checked again later', async () => {
    const { signatures, counts } = createSignatures(new URL('../../test/threads/dead-thread.ts', import.meta.url));
    const signer = createNativeSigner(new Uint8Array(32).fill(1));
    const check = { event: 0, seat: 0, key: signer.key, message: MESSAGE, signature: signer.sign(MESSAGE) };
    await expect(signatures.isSigned(check)).rejects.toThrow('a thread died');
    await expect(signatures.isSigned(check)).rejects.toThrow('a thread died');
    expect(counts.replaced).toBe(6);
  });
});
