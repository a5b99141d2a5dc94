import type { Refusal } from '@crownhold/core';
import { pressDomino } from './drawing.ts';
import { type DuelHand, playStep, taskOf } from './hand.ts';
import { pressArms } from './naming.ts';
import { openPowers, pressPower } from './powers.ts';
import { pressSquare } from './squares.ts';
import { pressTaking } from './taking.ts';

/** What a key does to a hand that is not done; `undefined` when it does nothing. */
export function pressHand(hand: DuelHand, key: string): DuelHand | Refusal | undefined {
  const task = taskOf(hand);
  if (key === 'p' && hand.draft.state.phase === 'draw' && task !== 'power') return openPowers(hand);
  switch (task) {
    case 'take':
      return pressTaking(hand, key);
    case 'power':
      return pressPower(hand, hand.power!, key);
    case 'name':
    case 'domains':
      return pressArms(hand, key);
    case 'draw':
      return pressDomino(hand, key);
    case 'split':
    case 'cross':
      return pressSquare(hand, key);
    case 'pass':
      return key === 'enter' ? playStep(hand, { kind: 'pass' }) : undefined;
  }
}
