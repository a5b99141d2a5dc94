/** The words of a command line as a shell would part them, quotes and backslashes included; nothing else is special. */
export function splitWords(text: string): readonly string[] | undefined {
  const words: string[] = [];
  for (let rest = text.trimStart(); rest !== ''; ) {
    const match = WORD.exec(rest);
    if (!match) return undefined;
    words.push(match[0].replace(PART, unquote));
    rest = rest.slice(match[0].length).trimStart();
  }
  return words;
}

const PART = /'[^']*'|"(?:[^"\\]|\\.)*"|\\./gs;
const WORD = /^(?:[^\s'"\\]|'[^']*'|"(?:[^"\\]|\\.)*"|\\.)+(?=\s|$)/s;

function unquote(part: string): string {
  if (part.startsWith("'")) return part.slice(1, -1);
  if (part.startsWith('"')) return part.slice(1, -1).replace(/\\(["\\])/g, '$1');
  return part.slice(1);
}

/** The opposite of `splitWords`. */
export function joinWords(words: readonly string[]): string {
  return words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
}
