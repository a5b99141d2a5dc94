import type { LazyTexts } from '../app/texts.ts';

/** What only tables with friends say. */
export const FRIENDS_TEXTS: LazyTexts = {
  en: async () => [(await import('@crownhold/i18n/texts/en/friends')).friends],
  ru: async () => [(await import('@crownhold/i18n/texts/ru/friends')).friends],
  uk: async () => [(await import('@crownhold/i18n/texts/uk/friends')).friends],
  bg: async () => [(await import('@crownhold/i18n/texts/bg/friends')).friends],
};
