import type { Language } from './language.ts';
import { localeOf } from './locale.ts';

/** Names in a sentence: `Ann, Bo and Cy`. */
export function formatNames(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(localeOf(language)).format(names);
}
