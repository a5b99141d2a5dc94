import { type GameOf, type GameTypes, isFault, type RecordFault } from '@crownhold/core';
import type { Dealing } from '@crownhold/fair';
import { type Here, type HerePorts, resumeHere } from '@crownhold/table';
import type { Chair } from './chair.ts';
import { formatHex, parseHex } from './hex.ts';
import { joinGame, playersOf, type SavedGame, type StoredGame, splitGame } from './saved-game.ts';
import { StoredRows, type StoredRowsPorts } from './stored-rows.ts';

export interface OpeningPorts<G extends GameTypes> extends StoredRowsPorts {
  /** To go on by if the game is not sealed. */
  readonly fresh: Dealing<G['state']>;
  readonly think?: HerePorts<G>['think'] | undefined;
  /** The game with the names that its seats have now. */
  named(saved: SavedGame): SavedGame;
}

interface OpenedHere<G extends GameTypes> {
  readonly here: Here<G>;
  readonly saved: SavedGame;
}

/** Goes on with a game that was kept; a fault if its record is broken, nothing if a part of it is missing. */
export function openHere<G extends GameTypes>(
  game: GameOf<G>,
  parts: StoredGame,
  { fresh, think, named, ...storage }: OpeningPorts<G>,
): OpenedHere<G> | RecordFault | undefined {
  const { vault } = storage;
  const plain = vault ? { ...parts, rows: vault.openRows(parts), secret: vault.secretOf(parts) } : parts;
  const joined = joinGame(plain);
  if (!joined) return undefined;
  const saved = named(joined);
  const rows = new StoredRows(parts, storage);
  const here = resumeHere<G>(
    game,
    saved.record,
    { secrets: [parseHex(saved.secret)], fresh, chairs: () => playersOf(saved.chairs) },
    { shared: rows, isHiding: vault !== undefined, ...(think && { think }) },
  );
  if (isFault(here)) return here;
  rows.start(here.version);
  return { here, saved };
}

/** A game that was begun or opened just now, as it is kept. */
export function storedGameOf<G extends GameTypes>(here: Here<G>, chairs: readonly Chair[], id: string): StoredGame {
  const record = here.record();
  const { isOver, points } = here.firstRow();
  const now = Date.now();
  return splitGame({
    id,
    game: record.game,
    chairs,
    startedAt: now,
    updatedAt: now,
    isOver,
    ...(points && { points }),
    record,
    secret: formatHex(here.secret),
    drafts: [],
  });
}

/** Nobody has typed their names. */
export function unnamedChairs(seats: number): readonly Chair[] {
  return Array.from({ length: seats }, (_, seat) => ({ name: `${seat + 1}`, isUnnamed: true }));
}
