import { speakAlso } from '../../app/language.ts';
import type { LazyTexts } from '../../app/texts.ts';

/** What the pad and the printed sheet say. */
const PAD_TEXTS: LazyTexts = {
  en: async () => [(await import('@crownhold/i18n/texts/en/colourspad')).colourspad],
  ru: async () => [(await import('@crownhold/i18n/texts/ru/colourspad')).colourspad],
  uk: async () => [(await import('@crownhold/i18n/texts/uk/colourspad')).colourspad],
  bg: async () => [(await import('@crownhold/i18n/texts/bg/colourspad')).colourspad],
};

export function loadPadTexts(): Promise<void> {
  return speakAlso(PAD_TEXTS);
}
