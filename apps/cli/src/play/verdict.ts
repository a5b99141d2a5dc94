import type { Chair } from '@crownhold/core';
import { formatNames, type Translate } from '@crownhold/i18n';

/** Who has won, by the places of the seats. */
export function verdict(ranks: readonly number[], chairs: readonly Chair[], t: Translate): string {
  const winners = chairs.filter((_, seat) => ranks[seat] === 1).map(({ name }) => name);
  return winners.length === 1
    ? t('play-winner', { name: winners[0]! })
    : t('play-shared-win', { names: formatNames(t.language, winners) });
}
