const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 of RFC 4648, for bytes in multiples of three: without padding. */
export function formatBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i]! << 16) | (bytes[i + 1]! << 8) | bytes[i + 2]!;
    for (const shift of [18, 12, 6, 0]) text += DIGITS[(word >> shift) & 63];
  }
  return text;
}

export function parseBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0) return undefined;
  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let i = 0; i < text.length; i += 4) {
    let word = 0;
    for (const digit of text.slice(i, i + 4)) {
      const value = DIGITS.indexOf(digit);
      if (value < 0) return undefined;
      word = (word << 6) | value;
    }
    bytes.set([word >> 16, (word >> 8) & 255, word & 255], (i / 4) * 3);
  }
  return bytes;
}
