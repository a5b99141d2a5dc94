import type { Language } from '@crownhold/i18n';
import { meantBy } from './keyboard-layouts.ts';

/** A key that was pressed: what it asks for, and what it types in a line of text. */
export interface Key {
  /** `up`, `enter`, `interrupt` …, or the Latin letters that may be meant, whatever layout is on; the likeliest first. */
  readonly names: readonly [string, ...string[]];
  /** Empty for keys that type nothing. */
  readonly text: string;
}

const SEQUENCES: Readonly<Record<string, string>> = {
  '\u001b[A': 'up',
  '\u001b[B': 'down',
  '\u001b[C': 'right',
  '\u001b[D': 'left',
  '\u001bOA': 'up',
  '\u001bOB': 'down',
  '\u001bOC': 'right',
  '\u001bOD': 'left',
  '\u001b[Z': 'back-tab',
  '\u001b': 'escape',
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\u007f': 'backspace',
  '\b': 'backspace',
  '\u0003': 'interrupt',
  '\u0004': 'interrupt',
  '\u001a': 'suspend',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with the escape character.
const PIECE = /\u001b\[[0-9;]*[A-Za-z~]|\u001bO[A-Z]|[\s\S]/gu;

/** The keys in what a terminal has sent, to a person who reads this language. */
export function parseKeys(chunk: string, language: Language): readonly Key[] {
  return (chunk.match(PIECE) ?? []).map((piece) => {
    const name = SEQUENCES[piece];
    if (name !== undefined) return { names: [name], text: '' };
    if (piece < ' ' || piece.startsWith('\u001b')) return { names: ['unknown'], text: '' };
    return { names: meantBy(piece.toLowerCase(), language), text: piece };
  });
}
