import { speakAlso } from '../../../app/language.ts';
import type { LazyTexts } from '../../../app/texts.ts';
import { loadNewsTexts } from '../../news-texts.ts';
import { loadDuelTexts } from '../texts.ts';

const RULE_TEXTS: LazyTexts = {
  en: async () => [(await import('@crownhold/i18n/texts/en/duelrules')).duelrules],
  ru: async () => [(await import('@crownhold/i18n/texts/ru/duelrules')).duelrules],
  uk: async () => [(await import('@crownhold/i18n/texts/uk/duelrules')).duelrules],
  bg: async () => [(await import('@crownhold/i18n/texts/bg/duelrules')).duelrules],
};

/** Resolves when rules, lessons and hints can be said. */
export async function loadDuelRuleTexts(): Promise<void> {
  await Promise.all([loadDuelTexts(), loadNewsTexts()]);
  await speakAlso(RULE_TEXTS);
}
