import type { Seat, View } from '@crownhold/core';
import type { State } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import { openPoints, type TallyItem } from './tally.ts';

/** One thing that a kingdom is counted for: `forest: 4 × 1 = 4`. */
export function itemText(item: TallyItem, t: Translate): string {
  if (item.kind !== 'territory') {
    const { kind, points, isCertain } = item;
    if (!isCertain) return t('web-so-far', { bonus: t(`variant-${kind}`), points });
    return `${t(kind === 'harmony' ? 'web-bonus-harmony' : 'web-bonus-middle')}: +${points}`;
  }
  const { terrain, squares, crowns, points } = item.territory;
  return t('web-territory', { terrain, squares, crowns, points });
}

/** What the points in the head are besides those of this kingdom: bonuses that may be lost again, the sum of a Dynasty. */
export function pointsLabel(view: View<State>, seat: Seat, t: Translate): string | undefined {
  const points = openPoints(view, seat);
  const parts = [
    ...(points > 0 ? [t('web-open-points', { points })] : []),
    ...(view.games > 1 ? [t('variant-dynasty')] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
