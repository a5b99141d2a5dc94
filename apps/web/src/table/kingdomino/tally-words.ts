import type { Translate } from '@crownhold/i18n';
import type { TallyItem } from './tally.ts';

/** One thing that a kingdom is counted for: `forest: 4 × 1 = 4`. */
export function itemText(item: TallyItem, t: Translate): string {
  if (item.kind !== 'territory') {
    return `${t(item.kind === 'harmony' ? 'web-bonus-harmony' : 'web-bonus-middle')}: +${item.points}`;
  }
  const { terrain, squares, crowns, points } = item.territory;
  return t('web-territory', { terrain, squares, crowns, points });
}
