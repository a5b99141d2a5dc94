import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { GameAction } from './action.ts';
import type { Advice, Face, Question } from './face.ts';
import { askText, scoresText } from './words.ts';

/** How many events of people make a turn in words. */
const LAST_STEPS = 2;

/** What can be asked at any time, with one key each: what every game answers, and what only this one does. */
export function questionsOf<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
): Readonly<Record<string, Question<G, I>>> {
  const { words, voice } = face;
  return {
    KeyW: (shown, _, t) => [askText(face, shown, t)].filter(Boolean),
    KeyS: (shown, _, t) => [`${scoresText(face, shown, t)}. ${words.progress(shown.view, t)}`],
    KeyM: ({ log, view, chairs }, _, t) => {
      const steps = log.filter((event) => voice.stepSeat(event) !== undefined).slice(-LAST_STEPS);
      return [voice.turns(steps, view, chairs, t).at(-1) ?? t('web-voice-nothing-yet')];
    },
    ...face.questions,
  };
}
