import type { Language } from './language.ts';
import { localeOf } from './locale.ts';

// A formatter takes longer to make than all that it is used for.
const formats = new Map<Language, Intl.ListFormat>();

/** Names in a sentence: `Ann, Bo and Cy`. */
export function formatNames(language: Language, names: readonly string[]): string {
  const format = formats.get(language) ?? new Intl.ListFormat(localeOf(language));
  formats.set(language, format);
  return format.format(names);
}
