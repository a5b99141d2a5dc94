import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { formatHex, parseHex } from './hex.ts';

// `crypto.subtle` exists in secure contexts only, and a phone that opens http://192.168… has none. So: HMAC-SHA-256 of a
// fresh nonce and a counter as the key stream, and HMAC-SHA-256 over everything as the tag, under keys of their own.
const NONCE_BYTES = 16;
const TAG_BYTES = 32;
/** Texts are filled up to multiples of this: how long a hidden turn is tells something of it. */
const PAGE_BYTES = 1024;

/** Seals a text under a key of 32 bytes, for one place alone: what is sealed for another place does not open there. */
export function sealText(key: Uint8Array, place: string, text: string): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = withStream(key, nonce, padded(new TextEncoder().encode(text)));
  return formatHex(Uint8Array.from([...nonce, ...sealed, ...tagOf(key, place, nonce, sealed)]));
}

/** The text; nothing if it was sealed for another place or by another key, or was changed. */
export function openText(key: Uint8Array, place: string, hex: string): string | undefined {
  const bytes = parseHex(hex);
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const sealed = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
  const tag = tagOf(key, place, nonce, sealed);
  if (!bytes.subarray(-TAG_BYTES).every((byte, at) => byte === tag[at])) return undefined;
  const opened = withStream(key, nonce, sealed);
  return new TextDecoder().decode(opened.subarray(0, opened.indexOf(0) >>> 0));
}

/** JSON has no zero bytes: the first one is where the text ends. */
function padded(text: Uint8Array): Uint8Array {
  const bytes = new Uint8Array((Math.floor(text.length / PAGE_BYTES) + 1) * PAGE_BYTES);
  bytes.set(text);
  return bytes;
}

function withStream(key: Uint8Array, nonce: Uint8Array, bytes: Uint8Array): Uint8Array {
  const streamKey = hmac(sha256, key, ascii('stream'));
  const result = new Uint8Array(bytes.length);
  const counter = new DataView(new ArrayBuffer(4));
  for (let start = 0; start < bytes.length; start += sha256.outputLen) {
    counter.setUint32(0, start);
    const block = hmac(sha256, streamKey, Uint8Array.from([...nonce, ...new Uint8Array(counter.buffer)]));
    for (let at = start; at < Math.min(bytes.length, start + block.length); at++) {
      result[at] = bytes[at]! ^ block[at - start]!;
    }
  }
  return result;
}

function tagOf(key: Uint8Array, place: string, nonce: Uint8Array, sealed: Uint8Array): Uint8Array {
  const placeDigest = sha256(ascii(place));
  return hmac(sha256, hmac(sha256, key, ascii('tag')), Uint8Array.from([...placeDigest, ...nonce, ...sealed]));
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
