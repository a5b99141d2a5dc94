import {
  fault,
  type GameRecord,
  isFault,
  isRefusal,
  parseChairs,
  parseRecord,
  type RecordFault,
} from '@crownhold/core';
import type { Dealing } from '@crownhold/fair';
import { kingdomino, type Options, type State } from '@crownhold/games/kingdomino';
import { beginHere, type Here, resumeHere } from '@crownhold/table';
import type { Chair } from '../games/chair.ts';
import { keepGameAs, keepNewGame } from '../games/device-table.ts';
import { loadGame, type SavedGame } from '../games/store.ts';
import { freshId, freshSecret } from './luck.ts';
import type { KingdominoTypes } from './table-model.ts';

interface Beginning {
  readonly options: Options;
  readonly chairs: readonly Chair[];
}

/** Begins a game and keeps it; returns its id. */
export function beginGame({ options, chairs }: Beginning): Promise<string> {
  return keepNewGame(beginHere<KingdominoTypes>(kingdomino, options, chairs, freshDealing()), chairs, freshId);
}

/** Begins a game of a known deal under a fixed id, instead of the one that is known there. */
export function beginGameAs(
  id: string,
  { options, chairs }: Beginning,
  dealing: Dealing<State>,
  instead: SavedGame | undefined,
): Promise<void> {
  return keepGameAs(id, beginHere<KingdominoTypes>(kingdomino, options, chairs, dealing), chairs, instead);
}

/** Keeps the game of a record, to look at or to go on with; returns its id. */
export async function openRecord(text: string): Promise<string | RecordFault> {
  const record = parseRecord(text);
  if (isFault(record)) return record;
  if (record.game !== kingdomino.id) return fault('R4', 'unknown-game', { game: record.game, known: kingdomino.id });
  const here = resume(record, unnamed);
  if (isFault(here)) return here;
  const { seats } = here.alone.match.options;
  return keepNewGame(here, parseChairs(record.players, seats) ?? unnamed(seats), freshId);
}

/** Begins a game of its own where a record stood after so many steps. What it proved of its chance stays behind. */
export async function playOn(
  record: GameRecord,
  steps: number,
  chairs: readonly Chair[],
): Promise<string | RecordFault> {
  const here = resume({ ...record, steps: record.steps.slice(0, steps) }, () => chairs);
  return isFault(here) ? here : keepNewGame(here, chairs, freshId);
}

/** The same players and options once more. */
export async function playAgain(id: string): Promise<string | undefined> {
  const saved = await loadGame(id);
  const options = saved && kingdomino.parseOptions(saved.record.options);
  return options && !isRefusal(options) ? beginGame({ options, chairs: saved.chairs }) : undefined;
}

export function freshDealing(): Dealing<State> {
  return { secret: freshSecret(), table: freshId() };
}

function resume(record: GameRecord, chairs: (seats: number) => readonly Chair[]): Here<KingdominoTypes> | RecordFault {
  return resumeHere<KingdominoTypes>(kingdomino, record, { secrets: [], fresh: freshDealing(), chairs });
}

function unnamed(seats: number): readonly Chair[] {
  return Array.from({ length: seats }, (_, seat) => ({ name: `${seat + 1}`, isUnnamed: true }));
}
