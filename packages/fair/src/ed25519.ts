import { fromHex, HEX_OF_HASH, type Hex, toHex } from './bytes.ts';

/** 64 bytes of Ed25519 as 128 lower-case digits. */
export type SignatureHex = string;

/** A signature that is still to be checked, and where it stands. */
export interface SignatureCheck {
  readonly event: number;
  readonly seat: number;
  readonly key: Hex;
  readonly message: Uint8Array;
  readonly signature: SignatureHex;
}

/**
 * Whether encode([S]B − [k]A) is R. It is only asked about keys and signatures in strict form, and then Node, browsers and
 * @noble/curves agree about every one of them.
 */
export type VerifyEquation = (key: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean;

/** A key that was made for one table. */
export interface Signer {
  readonly key: Hex;
  sign(message: Uint8Array): SignatureHex;
}

/** A signer from 32 secret bytes, the private key of RFC 8032. */
export type CreateSigner = (seed: Uint8Array) => Signer;

export function isSignature(value: unknown): value is SignatureHex {
  return typeof value === 'string' && /^[0-9a-f]{128}$/.test(value);
}

/** RFC 8032, strictly: the form first, which libraries judge differently, then the equation. */
export function isSigned(check: SignatureCheck, verifyEquation: VerifyEquation): boolean {
  const { key, message, signature } = check;
  return isStrictForm(key, signature) && verifyEquation(fromHex(key), message, fromHex(signature));
}

/** The order of the base point. */
const L = 2n ** 252n + 27742317777372353535851937790883648493n;
const P = 2n ** 255n - 19n;
const Y_OF_ORDER_8 = 0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n;
/** Of the points whose order divides 8, up to their sign: whoever has such a key signs anything. */
const SMALL_ORDER_Y: ReadonlySet<bigint> = new Set([0n, 1n, P - 1n, Y_OF_ORDER_8, P - Y_OF_ORDER_8]);

/** S below the order, and a key that is written in the one form it has and is not of small order. */
export function isStrictForm(key: Hex, signature: SignatureHex): boolean {
  const y = littleEndian(key) & (2n ** 255n - 1n);
  return y < P && !SMALL_ORDER_Y.has(y) && littleEndian(signature.slice(HEX_OF_HASH)) < L;
}

function littleEndian(hex: string): bigint {
  return BigInt(`0x${toHex(fromHex(hex).reverse())}`);
}
