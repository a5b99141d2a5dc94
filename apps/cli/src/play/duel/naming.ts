import type { Refusal } from '@crownhold/core';
import { ARMS, halvesOf } from '@crownhold/games/duel';
import { arrowOf, nextOf } from '@crownhold/hands';
import { type DuelHand, playStep } from './hand.ts';

/** Chooses arms: for a joker, or for the spell just won. */
export function pressArms(hand: DuelHand, key: string): DuelHand | Refusal | undefined {
  const arrow = arrowOf(key);
  if (arrow) return { ...hand, arms: nextOf(ARMS, ARMS.indexOf(hand.arms), arrow.x - arrow.y > 0 ? 1 : -1)! };
  const numbered = /^[1-6]$/.test(key) ? ARMS[Number(key) - 1] : undefined;
  if (numbered) return { ...hand, arms: numbered };
  if (key !== 'enter') return undefined;
  const { arms } = hand;
  if (hand.draft.state.phase === 'lightning') return playStep(hand, { kind: 'domains', arms });
  return playStep(hand, { kind: 'name', die: jokerDie(hand), arms });
}

/** [D15] The joker that is named next. */
export function jokerDie({ draft }: DuelHand): number {
  return halvesOf(draft.state, draft.seat).find(({ arms }) => arms === undefined)!.die;
}
