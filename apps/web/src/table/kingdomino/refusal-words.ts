import type { Chair, Refusal } from '@crownhold/core';
import { citedRefusal, refusalText, type Translate } from '@crownhold/i18n';

/** Why not, for people who look at the board: it shows names and no coordinates. */
export function seenRefusal(refusal: Refusal, chairs: readonly Chair[], t: Translate): string {
  const reason = boardReason(refusal, t) ?? namedReason(refusal, chairs, t);
  return reason === undefined ? refusalText(t, refusal) : t('sentence-plain', { reason });
}

/** The same for people who hear it, with the rule; they find squares by their coordinates. */
export function heardRefusal(refusal: Refusal, chairs: readonly Chair[], t: Translate): string {
  const reason = namedReason(refusal, chairs, t);
  return reason === undefined ? citedRefusal(t, refusal) : t('sentence-cited', { reason, rule: refusal.rule });
}

function boardReason({ code, args }: Refusal, t: Translate): string | undefined {
  if (code === 'occupied') return t('web-refusal-occupied');
  if (code === 'no-match') return t('web-refusal-no-match');
  return code === 'outside-grid' ? t('web-refusal-outside-grid', { size: Number(args['size']) }) : undefined;
}

function namedReason({ code, args }: Refusal, chairs: readonly Chair[], t: Translate): string | undefined {
  if (code === 'wrong-step' && args['expected'] === 'put') return t('web-refusal-put-first');
  const chair = chairs[Number(args['seat'])];
  if (code !== 'taken' || !chair) return undefined;
  return t('web-refusal-taken', { domino: Number(args['domino']), name: chair.name });
}
