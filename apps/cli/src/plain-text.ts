const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Text from a file as it may be shown: a record must not steer the terminal that prints its faults. */
export function plainText(text: string, limit = 80): string {
  const short = text.length > limit ? `${[...text.slice(0, 2 * limit)].slice(0, limit).join('')}…` : text;
  return short.replace(UNSEEN, (sign) => `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`);
}

/** Laid out lines need no no-break spaces any more; with plain ones people find them again: `| grep "12 points"`. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
