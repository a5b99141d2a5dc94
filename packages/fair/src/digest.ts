import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { encode, encodeText } from './bytes.ts';

/** What a digest is of. It goes in front, so that no digest of one kind passes for another. */
const LABELS = ['top', 'link', 'joint', 'outcome', 'again', 'blind', 'turn', 'attachment', 'event'] as const;
type Label = (typeof LABELS)[number];

const PREFIXES = new Map(LABELS.map((label) => [label, encodeText(`crownhold-fair-1/${label}`)]));

/** SHA-256 of a label and parts, each behind its length. */
export function hash(label: Label, ...parts: readonly Uint8Array[]): Uint8Array {
  return sha256(labelled(label, parts));
}

/** HMAC-SHA-256 of the same under a key. */
export function mac(key: Uint8Array, label: Label, ...parts: readonly Uint8Array[]): Uint8Array {
  return hmac(sha256, key, labelled(label, parts));
}

/** The bytes that are hashed. */
export function labelled(label: Label, parts: readonly Uint8Array[]): Uint8Array {
  return encode(PREFIXES.get(label)!, ...parts);
}
