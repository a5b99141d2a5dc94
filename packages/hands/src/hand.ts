import {
  type Draft,
  extendDraft,
  type Game,
  type GameOptions,
  isRefusal,
  type MoveCode,
  type StateBuffer,
  splitTurn,
  undoDraft,
} from '@crownhold/core';

/** What a person is about to do: the turn so far. A game adds what the person points at. */
export interface Hand<S extends StateBuffer> {
  readonly draft: Draft<S>;
}

/** What one has to know of a game to hold its pieces. */
export interface Handling<S extends StateBuffer, O extends GameOptions, E, H extends Hand<S>> {
  readonly game: Game<S, O, E>;
  /** Takes back what was chosen but is no step yet; `undefined` when there is nothing of the kind. */
  lift(hand: H): H | undefined;
  /** Points at what is handy after another step, or at what was undone. */
  settle(hand: H, undone?: MoveCode): H;
}

/** The hand without what was done last, a step or less; `undefined` when nothing was. */
export function undoHand<S extends StateBuffer, O extends GameOptions, E, H extends Hand<S>>(
  handling: Handling<S, O, E, H>,
  hand: H,
): H | undefined {
  const lifted = handling.lift(hand);
  if (lifted || hand.draft.moves.length === 0) return lifted;
  return handling.settle({ ...hand, draft: undoDraft(handling.game, hand.draft) }, hand.draft.moves.at(-1));
}

/** The hand after the steps that were on their way when the game was kept; those that do not fit are dropped. */
export function resumeHand<S extends StateBuffer, O extends GameOptions, E, H extends Hand<S>>(
  handling: Handling<S, O, E, H>,
  hand: H,
  turn: string,
): H {
  let now = hand;
  for (const step of turn ? splitTurn(turn) : []) {
    const move = handling.game.parseMove(now.draft.state, step);
    const draft = move === undefined ? undefined : extendDraft(handling.game, now.draft, move);
    if (draft === undefined || isRefusal(draft)) break;
    now = handling.settle({ ...now, draft });
  }
  return now;
}
