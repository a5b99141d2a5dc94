import { type Chair, isFault, isRefusal, type RecordFault } from '@crownhold/core';
import { findBoard } from './boards.ts';
import type { SessionWorld } from './session-world.ts';
import { draftOf, Table } from './table.ts';

/** A game from a file, to go on with. */
interface SavedGame {
  readonly table: Table;
  /** The turn in the making. */
  readonly draft: string;
  /** Whether it had seals that cannot be continued here. */
  readonly hasLostSeals: boolean;
}

/** Reads a saved game; who sits where is what the record says, or else these. */
export function openSavedGame(
  world: SessionWorld,
  path: string,
  otherwise: (seats: number) => readonly Chair[],
): SavedGame | RecordFault {
  const record = world.load(path);
  if (isFault(record)) return record;
  const board = findBoard(record.game);
  if (isRefusal(board)) return { refusal: board };
  const secrets = [path, world.autosave(record.game)].flatMap((file) => world.loadSecret(file) ?? []);
  const table = Table.resume(board, record, secrets, world.luck(record.game), otherwise);
  if (isFault(table)) return table;
  return { table, draft: draftOf(record), hasLostSeals: record.fairness !== undefined && !table.isSealed };
}
