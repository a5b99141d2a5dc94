import { messageText, type Translate } from '@crownhold/i18n';
import { achievementName } from '@crownhold/table/colours';
import type { Missed } from './missed-points.ts';

/** Points that were within reach, by name. */
export function missedText({ what, points }: Missed, t: Translate): string {
  switch (what.kind) {
    case 'monster':
      return t('colours-missed-monster', { monster: t(`monster-${what.monster}`), kingdom: what.kingdom, points });
    case 'capital':
      return t('colours-missed-capital', { kingdom: what.kingdom, points });
    case 'row':
      return t('colours-missed-row', { row: messageText(t, achievementName(what.row), []), points });
    case 'colour':
      return t('colours-missed-colour', { kingdom: what.kingdom, points });
    case 'blot':
      return t('colours-missed-blot', { points });
  }
}
