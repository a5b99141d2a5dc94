import { speakAlso } from '../../app/language.ts';
import type { LazyTexts } from '../../app/texts.ts';

/** What only a table of this game says. */
export const DUEL_TEXTS: LazyTexts = {
  en: async () => [(await import('@crownhold/i18n/texts/en/duel')).duel],
  ru: async () => [(await import('@crownhold/i18n/texts/ru/duel')).duel],
  uk: async () => [(await import('@crownhold/i18n/texts/uk/duel')).duel],
  bg: async () => [(await import('@crownhold/i18n/texts/bg/duel')).duel],
};

export function loadDuelTexts(): Promise<void> {
  return speakAlso(DUEL_TEXTS);
}
