import { speakAlso } from '../../app/language.ts';
import type { LazyTexts } from '../../app/texts.ts';

/** What only a table of this game says. */
const COLOURS_TEXTS: LazyTexts = {
  en: async () => [(await import('@crownhold/i18n/texts/en/colours')).colours],
  ru: async () => [(await import('@crownhold/i18n/texts/ru/colours')).colours],
  uk: async () => [(await import('@crownhold/i18n/texts/uk/colours')).colours],
  bg: async () => [(await import('@crownhold/i18n/texts/bg/colours')).colours],
};

export function loadColoursTexts(): Promise<void> {
  return speakAlso(COLOURS_TEXTS);
}
