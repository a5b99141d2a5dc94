import { speakAlso } from '../../../app/language.ts';
import type { LazyTexts } from '../../../app/texts.ts';
import { loadNewsTexts } from '../../news-texts.ts';
import { loadColoursTexts } from '../texts.ts';

const RULE_TEXTS: LazyTexts = {
  en: async () => [(await import('@crownhold/i18n/texts/en/coloursrules')).coloursrules],
  ru: async () => [(await import('@crownhold/i18n/texts/ru/coloursrules')).coloursrules],
  uk: async () => [(await import('@crownhold/i18n/texts/uk/coloursrules')).coloursrules],
  bg: async () => [(await import('@crownhold/i18n/texts/bg/coloursrules')).coloursrules],
};

/** Resolves when rules and lessons can be said. */
export async function loadColoursRuleTexts(): Promise<void> {
  await Promise.all([loadColoursTexts(), loadNewsTexts()]);
  await speakAlso(RULE_TEXTS);
}
