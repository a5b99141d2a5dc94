import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes that anybody can make again: for tests, never for a table. */
export function secretOf(name: string): Uint8Array {
  return sha256(utf8ToBytes(name));
}
