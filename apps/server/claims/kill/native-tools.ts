import { Buffer } from 'node:buffer';
import { createPublicKey, hash, verify } from 'node:crypto';
import type { StateBuffer } from '@crownhold/core';
import { isSigned, useSha256 } from '@crownhold/fair';
import { countDice, type State, THROWER_ID } from '@crownhold/games/colours';
import type { ClientTools } from '../../simulation/client-world.ts';
import { createNativeSigner } from '../../test/native-signer.ts';

// The same bytes as the portable one, sooner.
useSha256((bytes) => new Uint8Array(hash('sha256', bytes, 'buffer')));

/** Real keys. How dice fell is not checked: there is no physics here, and the thrower is that of one game only. */
export const NATIVE_TOOLS: ClientTools = {
  createSigner: createNativeSigner,
  isSigned: (check) => isSigned(check, verifyEquation),
  toolsFor: () => ({ dice: { [THROWER_ID]: (state: StateBuffer) => countDice(state as State) } }),
};

function verifyEquation(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  try {
    const x = Buffer.from(key).toString('base64url');
    return verify(null, message, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), signature);
  } catch {
    // A key that is no point of the curve.
    return false;
  }
}
