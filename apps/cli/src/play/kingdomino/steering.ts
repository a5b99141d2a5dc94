import { extendDraft, isRefusal, splitTurn } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { flipHand, type Hand, jumpHand, moveHand, settleHand, turnHand } from './hand.ts';

/** What a key does to the piece in hand; `undefined` when it does nothing. */
export function steerHand(hand: Hand, key: string): Hand | undefined {
  switch (key) {
    case 'left':
      return moveHand(hand, -1, 0);
    case 'right':
      return moveHand(hand, 1, 0);
    case 'up':
      return moveHand(hand, 0, 1);
    case 'down':
      return moveHand(hand, 0, -1);
    case 'r':
      return turnHand(hand);
    case 'f':
      return flipHand(hand);
    case 'tab':
      return jumpHand(hand, 1);
    case 'back-tab':
      return jumpHand(hand, -1);
    default:
      return undefined;
  }
}

/** The hand after the steps that were on their way when the game was kept; those that do not fit are dropped. */
export function resumeHand(hand: Hand, draft: string): Hand {
  let now = hand;
  for (const step of draft ? splitTurn(draft) : []) {
    const move = kingdomino.parseMove(now.draft.state, step);
    const next = move === undefined ? undefined : extendDraft(kingdomino, now.draft, move);
    if (next === undefined || isRefusal(next)) break;
    now = settleHand({ ...now, draft: next });
  }
  return now;
}
