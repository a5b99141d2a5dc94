import type { Rule, Rulebook } from '../../../learn/rulebook.ts';
import { RulePicture } from './rule-picture.tsx';
import { CHAPTERS, type RuleId, ruledOn } from './rules.ts';

export const kingdominoRulebook: Rulebook = {
  game: 'kingdomino',
  about: (t) => t('learn-rules-about'),
  short: (t) => t('learn-short'),
  chapters: CHAPTERS.map(([id, rules]) => ({
    id,
    name: (t) => t('learn-chapter', { chapter: id }),
    rules: rules.map(ruleOf),
  })),
};

function ruleOf(id: RuleId): Rule {
  const ruled = ruledOn(id);
  return {
    id,
    title: (t) => t(`learn-title-${id}`),
    text: (t) => t(`learn-rule-${id}`),
    ...(ruled && { ruling: (t) => t(`learn-ruling-${ruled}`) }),
    Picture: () => <RulePicture rule={id} />,
  };
}
