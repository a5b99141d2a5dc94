/** The longest message or body that a client may send. */
export const MESSAGE_BYTES = 4096;

/** No message is nested more deeply than this; options of games are the deepest part. */
const MOST_DEPTH = 8;

/** Reads JSON that a stranger wrote; `undefined` for anything else, and for what is nested too deeply. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts brackets outside of strings, before anything is built of them. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (isInString) {
      if (char === '\\') at++;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '[' || char === '{') {
      if (++depth > MOST_DEPTH) return true;
    } else if (char === ']' || char === '}') depth--;
  }
  return false;
}
