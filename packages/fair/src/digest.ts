import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { encode, encodeText } from './bytes.ts';

/** What a digest or a signature is of. It goes in front, so that none of one kind passes for another. */
const LABELS = [
  'terms',
  'top',
  'link',
  'key',
  'blind',
  'turn',
  'attachment',
  'event',
  'joint',
  'roll',
  'outcome',
  'again',
  'words',
  'sign-enrolment',
  'sign-successor',
  'sign-turn',
] as const;
type Label = (typeof LABELS)[number];

const PREFIXES = new Map(LABELS.map((label) => [label, encodeText(`crownhold-fair-2/${label}`)]));

export type Sha256 = (bytes: Uint8Array) => Uint8Array;

let sha256: Sha256 = nobleSha256;

/** Lets an app use the SHA-256 of its runtime: the same bytes, sooner. Returns the one used before. */
export function useSha256(native: Sha256): Sha256 {
  const before = sha256;
  sha256 = native;
  return before;
}

/** SHA-256 of a label and parts, each behind its length. */
export function hash(label: Label, ...parts: readonly Uint8Array[]): Uint8Array {
  return sha256(labelled(label, parts));
}

/** HMAC-SHA-256 of the same under a key of 32 bytes. */
export function mac(key: Uint8Array, label: Label, ...parts: readonly Uint8Array[]): Uint8Array {
  return hmac(key, labelled(label, parts));
}

/** The bytes that are hashed, or signed. */
export function labelled(label: Label, parts: readonly Uint8Array[]): Uint8Array {
  return encode(PREFIXES.get(label)!, ...parts);
}

const BLOCK_BYTES = 64;
const INNER = 0x36;
const OUTER = 0x5c;

/** RFC 2104, for keys no longer than a block. */
function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  if (key.length > BLOCK_BYTES) throw new RangeError(`a key of ${key.length} bytes`);
  return sha256(padded(key, OUTER, sha256(padded(key, INNER, message))));
}

function padded(key: Uint8Array, pad: number, message: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(BLOCK_BYTES + message.length).fill(pad, 0, BLOCK_BYTES);
  for (let i = 0; i < key.length; i++) bytes[i]! ^= key[i]!;
  bytes.set(message, BLOCK_BYTES);
  return bytes;
}
