import {
  below,
  createRng,
  extendDraft,
  formatDraft,
  type GameRecord,
  isComplete,
  isRefusal,
  listMoves,
  SPECTATOR,
  type StateBuffer,
  sinceOf,
  startDraft,
  type View,
  type Viewer,
} from '@crownhold/core';
import { beginHere } from '@crownhold/table';
import { findBoard } from '../src/play/boards.ts';
import { luckOf } from './session.ts';

/** The record of a random game as the table of `crownhold play` writes it; of so many turns, or all of it. */
export function sealedGame(
  game: string,
  options: object,
  seed = 1,
  turns = Number.POSITIVE_INFINITY,
  names: readonly string[] = [],
): GameRecord {
  const board = findBoard(game);
  if (isRefusal(board)) throw new Error(board.code);
  const parsed = board.game.parseOptions(options);
  if (isRefusal(parsed)) throw new Error(parsed.code);
  const chairs = Array.from({ length: parsed.seats }, (_, seat) => ({ name: names[seat] ?? `P${seat}` }));
  const here = beginHere(board.game, parsed, chairs, luckOf(game, seed));
  const look = (viewer: Viewer) => {
    let view: View<StateBuffer> | undefined;
    here.watch(viewer, (table) => (view = table.view))();
    return view!;
  };
  const rng = createRng(seed);
  for (let turn = 0; turn < turns && here.asked.length > 0; turn++) {
    const seats = here.asked.map(({ seat }) => seat);
    const seat = board.inputRules.order(look(SPECTATOR), seats)[0]!;
    let draft = startDraft(look(seat), seat);
    while (!isComplete(board.game, draft)) {
      const moves = listMoves(board.game, draft.state, seat);
      const next = extendDraft(board.game, draft, moves[below(rng, moves.length)]!);
      if (isRefusal(next)) throw new Error(next.code);
      draft = next;
    }
    here.submit({ id: `${turn}`, seat, since: sinceOf(here, seat)!, turn: formatDraft(draft) });
  }
  return here.record();
}
