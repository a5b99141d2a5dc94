/** A key that was pressed: what it asks for, and what it types in a line of text. */
export interface Key {
  /** `up`, `enter`, `interrupt` …, or the Latin letter on that key, whatever layout is on. */
  readonly name: string;
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
};

// A person with a Cyrillic layout presses the key where R is, not the letter «р»; both are taken.
const LATIN: Readonly<Record<string, string>> = {
  к: 'r',
  р: 'r',
  г: 'u',
  у: 'u',
  ы: 's',
  і: 's',
  с: 's',
  д: 'l',
  л: 'l',
  й: 'q',
  я: 'q',
  а: 'f',
  ф: 'f',
  н: 'y',
  т: 'n',
  з: 'p',
  п: 'p',
  ь: 'm',
  и: 'b',
  б: 'b',
  е: 't',
  м: 'v',
  ч: 'x',
  х: 'x',
  в: 'd',
  щ: 'o',
  о: 'o',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with the escape character.
const PIECE = /\u001b\[[0-9;]*[A-Za-z~]|\u001bO[A-Z]|[\s\S]/gu;

/** The keys in what a terminal has sent. */
export function parseKeys(chunk: string): readonly Key[] {
  return (chunk.match(PIECE) ?? []).map((piece) => {
    const name = SEQUENCES[piece];
    if (name !== undefined) return { name, text: '' };
    if (piece < ' ' || piece.startsWith('\u001b')) return { name: 'unknown', text: '' };
    const letter = piece.toLowerCase();
    return { name: LATIN[letter] ?? letter, text: piece };
  });
}
