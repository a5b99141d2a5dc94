import { utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes as 64 lower-case digits: how elements, digests and heads are written. */
export type Hex = string;

/** What somebody gave, or that they gave nothing: absence is written down like anything else. */
export type Given = Hex | typeof NONE;
export const NONE = 'none';

export const HASH_BYTES = 32;
export const HEX_OF_HASH = 2 * HASH_BYTES;
const LENGTH_BYTES = 4;
const UINT_BYTES = 8;
/** Of the characters that take one byte. */
const LAST_PLAIN = 127;

export function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

export function isGiven(value: unknown): value is Given {
  return value === NONE || isHex(value);
}

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): Hex {
  let hex = '';
  for (const byte of bytes) hex += DIGITS[byte]!;
  return hex;
}

/** Of an even number of digits in lower case, as every hex is that was parsed. */
export function fromHex(hex: Hex): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  let faults = 0;
  for (let i = 0; i < bytes.length; i++) {
    const high = VALUES[hex.charCodeAt(2 * i)] ?? NO_DIGIT;
    const low = VALUES[hex.charCodeAt(2 * i + 1)] ?? NO_DIGIT;
    faults |= high | low;
    bytes[i] = (high << 4) | low;
  }
  if (faults >= NO_DIGIT) throw new RangeError(`not hexadecimal: ${hex}`);
  return bytes;
}

const NO_DIGIT = 16;
/** By the code of a character. */
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => {
  const value = '0123456789abcdef'.indexOf(String.fromCharCode(code));
  return value < 0 ? NO_DIGIT : value;
});

/** Parts one after the other, each behind its length, so that two lists of parts never make the same bytes. */
export function encode(...parts: readonly Uint8Array[]): Uint8Array {
  return join(parts);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  let size = 0;
  for (const part of parts) size += LENGTH_BYTES + part.length;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    writeUint32(bytes, at, part.length);
    bytes.set(part, at + LENGTH_BYTES);
    at += LENGTH_BYTES + part.length;
  }
  return bytes;
}

/** The most significant byte first. By hand: a DataView costs more than all the rest. */
function writeUint32(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value >>> 24;
  bytes[at + 1] = value >>> 16;
  bytes[at + 2] = value >>> 8;
  bytes[at + 3] = value;
}

/** A list as one part: how many, then each. */
export function encodeList(parts: readonly Uint8Array[]): Uint8Array {
  // Not as arguments of a call: a stranger's list may have more entries than the stack has room for.
  return join([encodeUint(parts.length), ...parts]);
}

/** As UTF-8. Steps, labels and names are short and plain, and a loop is quicker for those. */
export function encodeText(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > LAST_PLAIN) return utf8ToBytes(text);
    bytes[i] = code;
  }
  return bytes;
}

/** Eight bytes, the most significant first. */
export function encodeUint(value: number): Uint8Array {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not a natural number: ${value}`);
  const bytes = new Uint8Array(UINT_BYTES);
  writeUint32(bytes, 0, Math.floor(value / 2 ** 32));
  writeUint32(bytes, UINT_BYTES / 2, value % 2 ** 32);
  return bytes;
}

/** The bytes, 32 or a signature's 64, or the four letters of `none`: never alike. */
export function encodeGiven(given: Given): Uint8Array {
  return given === NONE ? encodeText(NONE) : fromHex(given);
}
