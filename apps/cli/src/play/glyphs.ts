/** The signs that a terminal can show. */
export type Charset = 'unicode' | 'ascii';

/** Signs that every game draws with: one character each. */
export interface Glyphs {
  readonly castle: string;
  readonly king: string;
  readonly empty: string;
  readonly pointer: string;
}

export const GLYPHS: Readonly<Record<Charset, Glyphs>> = {
  unicode: { castle: '♜', king: '♚', empty: '·', pointer: '▸' },
  ascii: { castle: 'C', king: 'K', empty: '.', pointer: '>' },
};

/** Only a terminal that says it knows Unicode gets more than ASCII. */
export function chooseCharset(
  isAsciiWanted: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): Charset {
  const locale = environment['LC_ALL'] || environment['LC_CTYPE'] || environment['LANG'] || '';
  const knowsUnicode = /utf-?8/i.test(locale) && environment['TERM'] !== 'linux';
  return isAsciiWanted || !knowsUnicode ? 'ascii' : 'unicode';
}
