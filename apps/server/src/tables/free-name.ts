import { parseName } from '@crownhold/core';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The name itself, or the first of "Olga 2", "Olga 3" that nobody has. A long one is cut to make room for the number. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const letters = [...GRAPHEMES.segment(name)].map(({ segment }) => segment);
  for (let number = 2; ; number++) {
    const numbered = withNumber(letters, number);
    if (!taken.includes(numbered)) return numbered;
  }
}

function withNumber(letters: readonly string[], number: number): string {
  for (let length = letters.length; length > 0; length--) {
    const name = parseName(`${letters.slice(0, length).join('').trimEnd()} ${number}`);
    if (typeof name === 'string') return name;
  }
  return String(number);
}
