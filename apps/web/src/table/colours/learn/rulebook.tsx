import type { Rule, Rulebook } from '../../../learn/rulebook.ts';
import { loadLearnTexts } from '../../../learn/texts.ts';
import { RulePicture } from './rule-picture.tsx';
import { CHAPTERS, type RuleId, ruledOn } from './rules.ts';
import { loadColoursRuleTexts } from './texts.ts';

const coloursRulebook: Rulebook = {
  game: 'colours',
  about: (t) => t('colours-rules-about'),
  short: (t) => t('colours-short'),
  chapters: CHAPTERS.map(([id, rules]) => ({
    id,
    name: (t) => t('colours-chapter', { chapter: id }),
    rules: rules.map(ruleOf),
  })),
};

/** The rulebook, once all that it says can be said. */
export async function loadColoursRulebook(): Promise<Rulebook> {
  await Promise.all([loadColoursRuleTexts(), loadLearnTexts()]);
  return coloursRulebook;
}

function ruleOf(id: RuleId): Rule {
  const ruled = ruledOn(id);
  return {
    id,
    title: (t) => t(`colours-title-${id}`),
    text: (t) => t(`colours-rule-${id}`),
    ...(ruled && { ruling: (t) => t(`colours-ruling-${ruled}`) }),
    Picture: () => <RulePicture rule={id} />,
  };
}
