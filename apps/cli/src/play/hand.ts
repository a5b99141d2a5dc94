import { extendDraft, type GameOptions, isRefusal, type StateBuffer, splitTurn, undoDraft } from '@crownhold/core';
import type { Board, Hand } from './board.ts';

/** The hand without what was done last, a step or less; `undefined` when nothing was. */
export function undoHand<S extends StateBuffer, O extends GameOptions, E, H extends Hand<S>>(
  board: Board<S, O, E, H>,
  hand: H,
): H | undefined {
  const lifted = board.lift(hand);
  if (lifted || hand.draft.moves.length === 0) return lifted;
  return board.settle({ ...hand, draft: undoDraft(board.game, hand.draft) }, hand.draft.moves.at(-1));
}

/** The hand after the steps that were on their way when the game was kept; those that do not fit are dropped. */
export function resumeHand<S extends StateBuffer, O extends GameOptions, E, H extends Hand<S>>(
  board: Board<S, O, E, H>,
  hand: H,
  turn: string,
): H {
  let now = hand;
  for (const step of turn ? splitTurn(turn) : []) {
    const move = board.game.parseMove(now.draft.state, step);
    const draft = move === undefined ? undefined : extendDraft(board.game, now.draft, move);
    if (draft === undefined || isRefusal(draft)) break;
    now = board.settle({ ...now, draft });
  }
  return now;
}
