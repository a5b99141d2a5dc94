import { type Language, localeOf } from '@crownhold/i18n';

/** The day and the minute, as short as the language allows. */
export function formatTime(language: Language, timeMs: number): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(timeMs);
}
