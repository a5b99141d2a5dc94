import type { Chair, Refusal } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { refusalWords } from '../refusal-words.ts';

export const { seenRefusal, heardRefusal } = refusalWords(shortReason);

/** Without coordinates and numbers of dice. */
function shortReason({ code, args }: Refusal, _: readonly Chair[], t: Translate): string | undefined {
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
