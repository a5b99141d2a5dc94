import type { Chair, Refusal } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { refusalWords } from '../refusal-words.ts';

/** Those who hear it find squares by their coordinates; the board shows names and none of them. */
export const { seenRefusal, heardRefusal } = refusalWords(
  (refusal, chairs, t) => boardReason(refusal, t) ?? namedReason(refusal, chairs, t),
  namedReason,
);

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
