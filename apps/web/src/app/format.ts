import type { Language } from '@crownhold/i18n';

/** The day and the minute, as short as the language allows. */
export function formatTime(language: Language, timeMs: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(timeMs);
}

/** Names in a sentence: `Ann, Bo and Cy`. */
export function formatNames(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language).format(names);
}
