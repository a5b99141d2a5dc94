import { createPublicKey, verify } from 'node:crypto';
import type { StateBuffer } from '@crownhold/core';
import type { Evidence, Thrower, VerifyEquation } from '@crownhold/fair';
import { landingBy, THROWER_ID } from '@crownhold/games/colours';
import { createThrower } from '@crownhold/throw';

const verifyEquation: VerifyEquation = (key, message, signature) => {
  const x = Buffer.from(key).toString('base64url');
  return verify(null, message, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), signature);
};

/** All that a verifier can have: real signatures, and real dice to throw again. */
export async function loadEvidence(): Promise<Evidence<StateBuffer>> {
  const physics = await createThrower();
  // It is asked about states of this game only.
  const thrower = landingBy(physics.throw) as Thrower<StateBuffer>;
  return { verifyEquation, throwers: { [THROWER_ID]: thrower }, hasDice: true };
}
