import { speakAlso } from '../app/language.ts';
import type { LazyTexts } from '../app/texts.ts';

const TEXTS: LazyTexts = {
  en: async () => [(await import('@crownhold/i18n/texts/en/learn')).learn],
  ru: async () => [(await import('@crownhold/i18n/texts/ru/learn')).learn],
  uk: async () => [(await import('@crownhold/i18n/texts/uk/learn')).learn],
  bg: async () => [(await import('@crownhold/i18n/texts/bg/learn')).learn],
};

/** Resolves when whatever this folder says can be said. */
export function loadLearnTexts(): Promise<void> {
  return speakAlso(TEXTS);
}
