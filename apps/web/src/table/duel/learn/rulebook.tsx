import type { Rule, Rulebook } from '../../../learn/rulebook.ts';
import { loadLearnTexts } from '../../../learn/texts.ts';
import { RulePicture } from './rule-picture.tsx';
import { CHAPTERS, type RuleId, ruledOn } from './rules.ts';
import { loadDuelRuleTexts } from './texts.ts';

const duelRulebook: Rulebook = {
  game: 'duel',
  about: (t) => t('duel-rules-about'),
  short: (t) => t('duel-short'),
  chapters: CHAPTERS.map(([id, rules]) => ({
    id,
    name: (t) => t('duel-chapter', { chapter: id }),
    rules: rules.map(ruleOf),
  })),
};

/** The rulebook, once all that it says can be said. */
export async function loadDuelRulebook(): Promise<Rulebook> {
  await Promise.all([loadDuelRuleTexts(), loadLearnTexts()]);
  return duelRulebook;
}

function ruleOf(id: RuleId): Rule {
  const ruled = ruledOn(id);
  return {
    id,
    title: (t) => t(`duel-title-${id}`),
    text: (t) => t(`duel-rule-${id}`),
    ...(ruled && { ruling: (t) => t(`duel-ruling-${ruled}`) }),
    Picture: () => <RulePicture rule={id} />,
  };
}
