import type { Chair } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';

/** Who has won how often, this game included: `Anna 3 : 2 Olga`. */
export function tallyText(
  before: readonly number[],
  places: readonly number[],
  chairs: readonly Chair[],
  t: Translate,
): string {
  const wins = chairs.map((_, seat) => (before[seat] ?? 0) + (places[seat] === 1 ? 1 : 0));
  const [first, second] = chairs;
  if (first && second && chairs.length === 2)
    return t('friends-tally-two', { first: first.name, wins: wins[0]!, others: wins[1]!, second: second.name });
  return chairs.map(({ name }, seat) => t('friends-tally', { name, wins: wins[seat]! })).join(' · ');
}
