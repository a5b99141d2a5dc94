// A thread in which dice are thrown: physics takes milliseconds, and sometimes many.
import type { MoveCode } from '@crownhold/core';
import { colours, landingBy } from '@crownhold/games/colours';
import { createThrower } from '@crownhold/throw';
import { answerQuestions } from '../threads/answer-questions.ts';

export interface ThrowQuestion {
  readonly state: string;
  readonly seed: Uint8Array;
}

export type ThrowAnswer = readonly { readonly move: MoveCode; readonly attachment?: unknown }[] | undefined;

const land = createThrower().then((physics) => landingBy(physics.throw));

answerQuestions(async ({ state: text, seed }: ThrowQuestion): Promise<ThrowAnswer> => {
  const state = colours.parseState(text);
  if (!state) throw new Error('no state of colours');
  return (await land)(state, seed);
});
