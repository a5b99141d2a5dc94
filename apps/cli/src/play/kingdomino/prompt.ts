import { handGain, handRefusal, isDiscard, type KingdominoHand } from '@crownhold/hands/kingdomino';
import type { Translate } from '@crownhold/i18n';
import type { Prompt } from '../board.ts';

/** What is asked of a hand that is not done. */
export function promptOf(hand: KingdominoHand, t: Translate): Prompt {
  const { phase, activeDomino: number } = hand.draft.state;
  if (phase === 'take') return { question: t('play-take'), hint: '', keys: t('play-keys-take') };
  if (isDiscard(hand)) return { question: t('play-discard', { number }), hint: '', keys: t('play-keys-put') };
  const gain = handGain(hand);
  return {
    question: t('play-put', { number }),
    hint: gain === undefined ? '' : t('play-gain', { points: gain }),
    refusal: handRefusal(hand),
    keys: t('play-keys-put'),
  };
}
