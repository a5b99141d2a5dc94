import type { Chair, Refusal } from '@crownhold/core';
import { citedRefusal, refusalText, type Translate } from '@crownhold/i18n';

/** A game's own words for a reason; nothing where those of the rules will do. */
type Reason = (refusal: Refusal, chairs: readonly Chair[], t: Translate) => string | undefined;
type Words = (refusal: Refusal, chairs: readonly Chair[], t: Translate) => string;

/** Why not: one short line for people who look at the board, and the same with its rule for people who hear it. */
export function refusalWords(
  seen: Reason,
  heard: Reason = seen,
): { readonly seenRefusal: Words; readonly heardRefusal: Words } {
  return {
    seenRefusal(refusal, chairs, t) {
      const reason = seen(refusal, chairs, t);
      return reason === undefined ? refusalText(t, refusal) : t('sentence-plain', { reason });
    },
    heardRefusal(refusal, chairs, t) {
      const reason = heard(refusal, chairs, t);
      return reason === undefined ? citedRefusal(t, refusal) : t('sentence-cited', { reason, rule: refusal.rule });
    },
  };
}
