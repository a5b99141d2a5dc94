import { renderUnicodeCompact } from 'uqr';

/** White on black, whatever colours the terminal has: cameras want a light border. */
const LIGHT = '\u001b[97;40m';
const PLAIN = '\u001b[0m';

/** A QR code as lines of half blocks. */
export function qrText(text: string, isColoured: boolean): string {
  const lines = renderUnicodeCompact(text, { border: 2 }).split('\n');
  return lines.map((line) => (isColoured ? `${LIGHT}${line}${PLAIN}` : line)).join('\n');
}
