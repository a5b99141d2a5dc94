import stringWidth from 'string-width';

const SEGMENTER = new Intl.Segmenter();
/** Most of what is drawn, and quicker to tell. */
const PLAIN = /^[ -~]*$/;
/** A screen is drawn sign by sign, of which there are few. */
const signWidths = new Map<string, number>();

/** The columns that a text takes on a terminal: by graphemes, wide ones of East Asia and emoji as two, colours as none. */
export function textWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  if (text.length > 1) return stringWidth(text);
  const width = signWidths.get(text) ?? stringWidth(text);
  signWidths.set(text, width);
  return width;
}

/** The letters as people count them. */
export function graphemesOf(text: string): readonly string[] {
  return text.length === 1 || PLAIN.test(text)
    ? text.split('')
    : Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

/** As many graphemes as fit, from the beginning; no colours. */
export function cutText(text: string, width: number): string {
  let [cut, used] = ['', 0];
  for (const grapheme of graphemesOf(text)) {
    used += textWidth(grapheme);
    if (used > width) break;
    cut += grapheme;
  }
  return cut;
}

export function padText(text: string, width: number): string {
  return text + gap(text, width);
}

export function padTextStart(text: string, width: number): string {
  return gap(text, width) + text;
}

/** As far to the left as to the right, or one column further left. */
export function centreText(text: string, width: number): string {
  return padText(' '.repeat(Math.max(0, Math.floor((width - textWidth(text)) / 2))) + text, width);
}

/** Parts on one line; where they are too long the first go. */
export function joinWithin(parts: readonly string[], width: number): string {
  const text = parts.join(' · ');
  return parts.length > 1 && textWidth(text) > width ? joinWithin(parts.slice(1), width) : text;
}

export function widest(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, textWidth(text)), 0);
}

function gap(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - textWidth(text)));
}
