import type { Chair, Refusal } from '@crownhold/core';
import { citedRefusal, type Translate } from '@crownhold/i18n';
import { plainText } from '../plain-text.ts';
import type { AnyBoard } from './board.ts';

/** Why not, with the names of the people at the table and the number of the rule. */
export function reasonText(board: AnyBoard, refusal: Refusal, chairs: readonly Chair[], t: Translate): string {
  const reason = board.reason?.(refusal, chairs, t);
  return reason === undefined
    ? citedRefusal(t, refusal, plainText)
    : t('sentence-cited', { reason, rule: refusal.rule });
}
