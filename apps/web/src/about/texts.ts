import type { LazyTexts } from '../app/texts.ts';

export const ABOUT_TEXTS: LazyTexts = {
  en: async () => [(await import('@crownhold/i18n/texts/en/about')).about],
  ru: async () => [(await import('@crownhold/i18n/texts/ru/about')).about],
  uk: async () => [(await import('@crownhold/i18n/texts/uk/about')).about],
  bg: async () => [(await import('@crownhold/i18n/texts/bg/about')).about],
};
