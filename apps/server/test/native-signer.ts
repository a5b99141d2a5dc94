import { Buffer } from 'node:buffer';
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { CreateSigner } from '@crownhold/fair';

const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A client's key, with the signatures of Node. */
export const createNativeSigner: CreateSigner = (seed) => {
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return {
    key: Buffer.from(x!, 'base64url').toString('hex'),
    sign: (message) => sign(null, message, key).toString('hex'),
  };
};
