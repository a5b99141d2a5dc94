import type { Chair, Refusal } from '@crownhold/core';
import type { Colour, SpellName } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import { refusalWords } from '../refusal-words.ts';

export const { seenRefusal, heardRefusal } = refusalWords(shortReason);

/** Without labels of areas. */
function shortReason({ code, args }: Refusal, _: readonly Chair[], t: Translate): string | undefined {
  switch (code) {
    case 'out-of-reach':
      return t('colours-out-of-reach');
    case 'same-colour':
      return t('colours-same-colour', { colour: args['colour'] as Colour });
    case 'painted':
      return t('colours-already-painted');
    case 'no-drop-left':
      return t('colours-no-drop-left');
    case 'white-first':
      return t('colours-white-first');
    case 'no-spell':
      return t('colours-no-spell', { spell: args['spell'] as SpellName });
    case 'no-tower-drop':
      return t('colours-no-tower-drop');
    case 'two-drops':
      return t('colours-two-drops');
    case 'same-kingdom':
      return t('colours-same-kingdom');
    case 'not-a-neighbour':
      return t('colours-not-a-neighbour');
    case 'split-already':
      return t('colours-split-already');
    case 'match-not-needed':
      return t('colours-match-not-needed');
    case 'wrong-step':
      return neededText(String(args['expected']), t);
    default:
      return undefined;
  }
}

/** What is missing for the step that is due. */
function neededText(expected: string, t: Translate): string | undefined {
  switch (expected) {
    case 'take':
      return t('colours-needs-die');
    case 'strike':
      return t('colours-needs-number');
    case 'choose':
      return t('colours-needs-colour');
    default:
      return undefined;
  }
}
