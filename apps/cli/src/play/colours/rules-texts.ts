import { SPELL_NAMES } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';

/** The rules in short: the round and colouring; signs, towers and spells; the end and points. */
export function rulesTexts(t: Translate): readonly string[] {
  const spells = SPELL_NAMES.map((spell, index) => `${index + 1} ${t(`magic-${spell}`)}: ${t(`magic-${spell}-does`)}`);
  return [
    t('play-colours-rules-round'),
    [t('play-colours-rules-signs'), ...spells].join('\n'),
    t('play-colours-rules-points'),
  ];
}
