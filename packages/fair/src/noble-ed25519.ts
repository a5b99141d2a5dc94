import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { toHex } from './bytes.ts';
import type { CreateSigner, VerifyEquation } from './ed25519.ts';

const { Point } = ed25519;
const HALF = 32;

/** For where nothing is native. Not the library's own `verify`: that multiplies by the cofactor, and native ones do not. */
export const verifyEquation: VerifyEquation = (key, message, signature) => {
  try {
    const point = Point.fromBytes(key, false);
    const [r, s] = [signature.subarray(0, HALF), signature.subarray(HALF)];
    const hashed = sha512(new Uint8Array([...r, ...key, ...message]));
    const k = Point.Fn.create(littleEndian(hashed));
    const expected = Point.BASE.multiplyUnsafe(littleEndian(s)).add(point.negate().multiplyUnsafe(k)).toBytes();
    return expected.every((byte, index) => byte === r[index]);
  } catch {
    // A key that is no point of the curve.
    return false;
  }
};

export const createSigner: CreateSigner = (seed) => {
  const secret = seed.slice();
  return {
    key: toHex(ed25519.getPublicKey(secret)),
    sign: (message) => toHex(ed25519.sign(message, secret)),
  };
};

function littleEndian(bytes: Uint8Array): bigint {
  return BigInt(`0x${toHex(bytes.slice().reverse())}`);
}
