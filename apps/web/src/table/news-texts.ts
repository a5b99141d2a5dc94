import { speakAlso } from '../app/language.ts';
import type { LazyTexts } from '../app/texts.ts';

/** What happens at a table, in the words that the terminal has too. */
const TEXTS: LazyTexts = {
  en: async () => [(await import('@crownhold/i18n/texts/en/news')).news],
  ru: async () => [(await import('@crownhold/i18n/texts/ru/news')).news],
  uk: async () => [(await import('@crownhold/i18n/texts/uk/news')).news],
  bg: async () => [(await import('@crownhold/i18n/texts/bg/news')).news],
};

/** Resolves when news can be told. */
export function loadNewsTexts(): Promise<void> {
  return speakAlso(TEXTS);
}
