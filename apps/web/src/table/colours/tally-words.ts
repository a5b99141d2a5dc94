import { messageText, type Translate } from '@crownhold/i18n';
import { achievementName } from '@crownhold/table/colours';
import type { TallyItem } from './tally.ts';

/** The name of a row. */
export function rowName(item: TallyItem, t: Translate): string {
  switch (item.kind) {
    case 'kingdom':
      return messageText(t, achievementName(item.kingdom), []);
    case 'monster':
      return messageText(t, achievementName(item.monster), []);
    case 'three':
      return messageText(t, achievementName('three'), []);
    case 'blots':
      return t('colours-blots');
  }
}

/** What it is made of: `4 for speed, 3 for the capital, 5 colours`; empty where there is nothing to explain. */
export function rowParts(item: TallyItem, t: Translate): string {
  switch (item.kind) {
    case 'kingdom':
      return t('colours-parts-kingdom', { speed: item.speed, capital: item.capital, colours: item.colours });
    case 'monster':
      return t('colours-parts-monster', { speed: item.speed, tamed: item.tamed, unpainted: item.unpainted });
    default:
      return '';
  }
}
