import { ARMS, ROW_LENGTHS, SPELLS } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';

/** [D4] [D16] What wins each spell and what it does, and what the castle does. */
export function powersPage(t: Translate): string {
  const spells = SPELLS.map((spell, row) => {
    const squares = ROW_LENGTHS[row]!;
    return `${t('play-duel-row', { arms: ARMS[row]!, squares, spell })}: ${t(`spell-${spell}-does`)}`;
  });
  return [...spells, `${t('castle')}: ${t('play-duel-castle-does')}`].join('\n\n');
}
