import { type GameRecord, isFault, isRefusal, type RecordFault } from '@crownhold/core';
import type { AnyBoard } from './board.ts';
import { findBoard } from './boards.ts';
import type { SessionWorld } from './session-world.ts';

/** A game from a file, to go on with. */
interface SavedGame {
  readonly board: AnyBoard;
  readonly record: GameRecord;
  /** One of them may have sealed it. */
  readonly secrets: readonly Uint8Array[];
  /** The turn in the making that the record carries along. */
  readonly draft: string;
}

export function readSavedGame(world: SessionWorld, path: string): SavedGame | RecordFault {
  const record = world.load(path);
  if (isFault(record)) return record;
  const board = findBoard(record.game);
  if (isRefusal(board)) return { refusal: board };
  const secrets = [path, world.autosave(record.game)].flatMap((file) => world.loadSecret(file) ?? []);
  return { board, record, secrets, draft: draftOf(record) };
}

function draftOf({ comments }: GameRecord): string {
  const draft = (comments as { readonly draft?: unknown } | undefined)?.draft;
  return typeof draft === 'string' ? draft : '';
}
