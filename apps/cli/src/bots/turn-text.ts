import {
  type AnyGame,
  extendDraft,
  formatDraft,
  isComplete,
  isRefusal,
  type MoveCode,
  type Seat,
  type StateBuffer,
  startDraft,
  type View,
} from '@crownhold/core';

/** A bot's turn as a command carries it. Anything but a whole legal turn is a bug of the bot and throws. */
export function formatTurn(game: AnyGame, view: View<StateBuffer>, seat: Seat, moves: readonly MoveCode[]): string {
  let draft = startDraft(view, seat);
  for (const move of moves) {
    const next = extendDraft(game, draft, move);
    if (isRefusal(next))
      throw new Error(`${move} is illegal (${next.rule}, ${next.code}) in ${where(game, draft.state)}`);
    draft = next;
  }
  if (!isComplete(game, draft)) throw new Error(`${moves.join()} is no whole turn in ${where(game, view)}`);
  return formatDraft(draft);
}

function where(game: AnyGame, view: StateBuffer): string {
  return `${game.id}: ${game.formatState(view)}`;
}
