const MOST = 60;

/** A stranger's words as a sentence may quote them: short, and without signs that nobody sees. */
export function quoted(text: string): string {
  return text.replaceAll(/\p{C}/gu, '').slice(0, MOST);
}
