import type { Chair, Refusal } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { inputGain, inputRefusal, isDiscard, type KingdominoInput } from '@crownhold/table/kingdomino';
import type { Prompt } from '../board.ts';

/** What is asked while a turn is not whole. */
export function promptOf(input: KingdominoInput, t: Translate): Prompt {
  const { phase, round, activeDomino: number } = input.draft.state;
  if (phase === 'take') {
    // Before the first round there is only one line.
    return { question: t(round === 0 ? 'play-take-first' : 'play-take'), hint: '', keys: t('play-keys-take') };
  }
  if (isDiscard(input)) return { question: t('play-discard', { number }), hint: '', keys: t('play-keys-put') };
  const gain = inputGain(input);
  return {
    question: t('play-put', { number }),
    hint: gain === undefined ? '' : t('play-gain', { points: gain }),
    refusal: inputRefusal(input),
    keys: t('play-keys-put'),
  };
}

/** A domino that somebody has taken says who. */
export function reasonOf({ code, args }: Refusal, chairs: readonly Chair[], t: Translate): string | undefined {
  const chair = code === 'taken' ? chairs[Number(args['seat'])] : undefined;
  return chair && t('play-refusal-taken', { domino: Number(args['domino']), name: chair.name });
}
