import { Buffer } from 'node:buffer';
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { toHex } from '../src/bytes.ts';
import type { CreateSigner, VerifyEquation } from '../src/ed25519.ts';

const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Native signatures, as servers and the command line have them. */
export const verifyEquation: VerifyEquation = (key, message, signature) => {
  try {
    const x = Buffer.from(key).toString('base64url');
    return verify(null, message, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), signature);
  } catch {
    return false;
  }
};

export const createSigner: CreateSigner = (seed) => {
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return { key: Buffer.from(x!, 'base64url').toString('hex'), sign: (message) => toHex(sign(null, message, key)) };
};
