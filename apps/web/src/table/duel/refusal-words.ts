import type { Chair, Refusal } from '@crownhold/core';
import { citedRefusal, refusalText, type Translate } from '@crownhold/i18n';

/** Why not, in one short line for people who look at the map: no coordinates, no numbers of dice. */
export function seenRefusal(refusal: Refusal, _: readonly Chair[], t: Translate): string {
  const reason = shortReason(refusal, t);
  return reason === undefined ? refusalText(t, refusal) : t('sentence-plain', { reason });
}

/** The same for people who hear it, with the rule. */
export function heardRefusal(refusal: Refusal, _: readonly Chair[], t: Translate): string {
  const reason = shortReason(refusal, t);
  return reason === undefined ? citedRefusal(t, refusal) : t('sentence-cited', { reason, rule: refusal.rule });
}

function shortReason({ code, args }: Refusal, t: Translate): string | undefined {
  switch (code) {
    case 'no-connection':
      return t('duel-not-connected');
    case 'half-unconnected':
      return t('duel-half-not-connected');
    case 'must-draw':
      return t('duel-must-draw');
    case 'pass-after-power':
      return t('duel-pass-too-late');
    case 'spell-fresh':
      return t('duel-ready-next');
    case 'spell-not-won':
      return t('duel-not-won');
    case 'spell-used':
      return t('duel-spell-spent');
    case 'same-face':
      return t('duel-same-face');
    case 'castle-used':
      return t('duel-castle-spent');
    case 'cannot-draw':
      return t('duel-cannot-draw');
    case 'occupied':
      return t('duel-occupied');
    case 'nothing-drawn':
      return t('duel-cross-needs-arms');
    case 'die-taken':
      return t('duel-die-gone');
    case 'one-die':
      return t('duel-needs-die');
    case 'two-dice':
      return t('duel-needs-dice');
    case 'wrong-step':
      return neededText(String(args['expected']), t);
    default:
      return undefined;
  }
}

/** What is missing for the step that is due. */
function neededText(expected: string, t: Translate): string | undefined {
  switch (expected) {
    case 'draw':
    case 'cross':
      return t('duel-needs-square');
    case 'domains':
      return t('duel-needs-arms');
    default:
      return undefined;
  }
}
