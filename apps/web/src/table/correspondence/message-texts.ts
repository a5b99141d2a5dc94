import type { LazyTexts } from '../../app/texts.ts';

/** What only games by message say. */
export const MESSAGE_TEXTS: LazyTexts = {
  en: async () => [(await import('@crownhold/i18n/texts/en/message')).message],
  ru: async () => [(await import('@crownhold/i18n/texts/ru/message')).message],
  uk: async () => [(await import('@crownhold/i18n/texts/uk/message')).message],
  bg: async () => [(await import('@crownhold/i18n/texts/bg/message')).message],
};
