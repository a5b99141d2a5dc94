const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;

/**
 * The first key that an object of a JSON text has twice; the text must have been parsed before. Parsers keep one of the two,
 * not always the same, so that two programs would read different records.
 */
export function duplicateKey(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match;
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (isKey(text, match.index + token.length)) {
      const keys = open.at(-1);
      // Escapes are another way to write the same key.
      const key = token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
}

/** In JSON only a key stands before a colon. */
function isKey(text: string, end: number): boolean {
  let at = end;
  while (/\s/.test(text[at] ?? '')) at++;
  return text[at] === ':';
}
