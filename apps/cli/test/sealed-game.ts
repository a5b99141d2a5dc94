import {
  below,
  createRng,
  extendDraft,
  formatDraft,
  type GameRecord,
  isComplete,
  isRefusal,
  listMoves,
  startDraft,
} from '@crownhold/core';
import { findBoard } from '../src/play/boards.ts';
import { Table } from '../src/play/table.ts';
import { luckOf } from './session.ts';

/** The record of a random game as the table of `crownhold play` writes it; of so many turns, or all of it. */
export function sealedGame(game: string, options: object, seed = 1, turns = Number.POSITIVE_INFINITY): GameRecord {
  const board = findBoard(game);
  if (isRefusal(board)) throw new Error(board.code);
  const parsed = board.game.parseOptions(options);
  if (isRefusal(parsed)) throw new Error(parsed.code);
  const chairs = Array.from({ length: parsed.seats }, (_, seat) => ({ name: `P${seat}` }));
  const table = Table.begin(board, parsed, chairs, luckOf(game, seed));
  const rng = createRng(seed);
  for (let turn = 0; turn < turns && table.next.kind !== 'over'; ) {
    if (table.next.kind === 'pause') {
      table.goOn();
      continue;
    }
    const { seat } = table.next;
    let draft = startDraft(table.view(seat), seat);
    while (!isComplete(board.game, draft)) {
      const moves = listMoves(board.game, draft.state, seat);
      const next = extendDraft(board.game, draft, moves[below(rng, moves.length)]!);
      if (isRefusal(next)) throw new Error(next.code);
      draft = next;
    }
    table.submit(seat, formatDraft(draft));
    turn++;
  }
  return table.record('');
}
