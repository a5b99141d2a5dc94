import type { SignatureCheck } from '@crownhold/fair';
import { describe, expect, it } from 'vitest';
import cases from '../../../../docs/fair/signatures.json' with { type: 'json' };
import { findWrongSignature } from './verify-signatures.ts';

const CHECKS: readonly (readonly [string, SignatureCheck, boolean])[] = cases.map(
  ({ name, key, message, signature, isValid }, event) => [
    name,
    { event, seat: 0, key, message: Uint8Array.from(Buffer.from(message, 'hex')), signature },
    isValid,
  ],
);

/** A browser without Ed25519. */
const OLD = {
  importKey: () => Promise.reject(new DOMException('no', 'NotSupportedError')),
  verify: () => Promise.reject(new Error('never asked')),
} as unknown as SubtleCrypto;

describe.each([
  ['with Ed25519', crypto.subtle],
  ['without Ed25519', OLD],
])('signatures in a browser %s', (_, subtle) => {
  it.each(CHECKS)('are judged as they are documented: %s', async (_name, check, isValid) => {
    expect(await findWrongSignature([check], subtle)).toBe(isValid ? undefined : check);
  });

  it('are all looked at, and the first wrong one is named', async () => {
    const right = CHECKS.filter(([, , isValid]) => isValid).map(([, check]) => check);
    const [wrong] = CHECKS.find(([, , isValid]) => !isValid)!.slice(1) as [SignatureCheck];
    expect(await findWrongSignature(right, subtle)).toBeUndefined();
    expect(await findWrongSignature([...right, wrong, ...right], subtle)).toBe(wrong);
    expect(await findWrongSignature([], subtle)).toBeUndefined();
  });
});
