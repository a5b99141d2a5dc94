import type { Language } from './language.ts';

/** Our English is British: dates with the day first, no comma before the last "and". */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}
