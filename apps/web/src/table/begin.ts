import {
  fault,
  type GameRecord,
  isFault,
  isRefusal,
  parseChairs,
  parseRecord,
  type RecordFault,
} from '@crownhold/core';
import { beginAlone, resumeAlone } from '@crownhold/fair';
import { kingdomino, type Options } from '@crownhold/games/kingdomino';
import type { Chair } from '../games/chair.ts';
import { loadGame, type SavedGame, saveGame } from '../games/store.ts';
import { freshId, freshSecret, parseHex } from './luck.ts';
import { savedTable } from './saved-table.ts';
import { type Alone, sitDown, type TableState } from './table-state.ts';

/** Begins a game and keeps it; returns its id. */
export function beginGame(
  { options, chairs }: { readonly options: Options; readonly chairs: readonly Chair[] },
  dealing = freshDealing(),
  id = freshId(),
): string {
  return keep(beginAlone(kingdomino, options, dealing), chairs, id);
}

/** Keeps the game of a record, to look at or to go on with; returns its id. */
export function openRecord(text: string): string | RecordFault {
  const record = parseRecord(text);
  if (isFault(record)) return record;
  if (record.game !== kingdomino.id) return fault('R4', 'unknown-game', { game: record.game, known: kingdomino.id });
  const alone = resumeAlone(kingdomino, record, [], freshDealing());
  if (isFault(alone)) return alone;
  const { seats } = alone.match.options;
  return keep(
    alone,
    parseChairs(record.players, seats) ??
      Array.from({ length: seats }, (_, seat) => ({ name: `${seat + 1}`, isUnnamed: true })),
  );
}

/** Begins a game of its own where a record stood after so many steps. What it proved of its chance stays behind. */
export function playOn(record: GameRecord, steps: number, chairs: readonly Chair[]): string | RecordFault {
  const prefix = { ...record, steps: record.steps.slice(0, steps) };
  const alone = resumeAlone(kingdomino, prefix, [], freshDealing());
  return isFault(alone) ? alone : keep(alone, chairs);
}

/** A game that was kept, ready to go on; a fault if its record is broken. */
export function resumeGame(saved: SavedGame): TableState | RecordFault {
  const alone = resumeAlone(kingdomino, saved.record, [parseHex(saved.secret)], freshDealing());
  return isFault(alone) ? alone : sitDown(alone, saved.chairs, saved.draft);
}

/** The same players and options once more. */
export function playAgain(id: string): string | undefined {
  const saved = loadGame(id);
  const options = saved && kingdomino.parseOptions(saved.record.options);
  return options && !isRefusal(options) ? beginGame({ options, chairs: saved.chairs }) : undefined;
}

function freshDealing() {
  return { secret: freshSecret(), table: freshId() };
}

function keep(alone: Alone, chairs: readonly Chair[], id = freshId()): string {
  saveGame(savedTable(id, Date.now(), sitDown(alone, chairs, '')));
  return id;
}
