import type { Translate } from '@crownhold/i18n';
import type { TallyItem } from './tally.ts';

/** One thing that a map is counted for: `stripe: 4 × 2 = 8`. */
export function itemText({ kind, domain, points }: TallyItem, t: Translate): string {
  const { arms, squares, crosses } = domain;
  return kind === 'named'
    ? t('duel-named-domain', { arms, points })
    : t('duel-domain', { arms, squares, crosses, points });
}
