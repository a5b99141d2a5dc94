import { Buffer } from 'node:buffer';
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { isStrictForm, type SignatureCheck } from '@crownhold/fair';
import type { Signatures } from '../ports/signatures.ts';

/** Keys are made for one table; these are of tables that are played now. */
const MOST_KEYS = 10_000;

/** Ed25519 by Node, off the main thread. */
export class NativeSignatures implements Signatures {
  /** The oldest first. */
  readonly #keys = new Map<string, KeyObject>();

  isSigned({ key, message, signature }: SignatureCheck): Promise<boolean> {
    if (!isStrictForm(key, signature)) return Promise.resolve(false);
    return new Promise((resolve) => {
      try {
        verify(null, message, this.#keyObject(key), Buffer.from(signature, 'hex'), (error, isValid) => {
          resolve(error === null && isValid);
        });
      } catch {
        // A key that is no point of the curve.
        resolve(false);
      }
    });
  }

  #keyObject(hex: string): KeyObject {
    const known = this.#keys.get(hex);
    if (known) return known;
    const x = Buffer.from(hex, 'hex').toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    if (this.#keys.size >= MOST_KEYS) this.#keys.delete(this.#keys.keys().next().value!);
    this.#keys.set(hex, key);
    return key;
  }
}
