import { Buffer } from 'node:buffer';
import { createPublicKey, verify } from 'node:crypto';
import type { VerifyEquation } from '@crownhold/fair';

/** The signatures of Node itself: thirty times faster than any in JavaScript. */
export const verifyEquation: VerifyEquation = (key, message, signature) => {
  try {
    const x = Buffer.from(key).toString('base64url');
    return verify(null, message, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), signature);
  } catch {
    // A key that is no point of the curve.
    return false;
  }
};
