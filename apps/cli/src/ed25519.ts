import { Buffer } from 'node:buffer';
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { CreateSigner, VerifyEquation } from '@crownhold/fair';

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

const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

export const createSigner: CreateSigner = (seed) => {
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return {
    key: Buffer.from(x!, 'base64url').toString('hex'),
    sign: (message) => sign(null, message, key).toString('hex'),
  };
};
