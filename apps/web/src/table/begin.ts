import { fault, type GameRecord, isFault, parseRecord, type RecordFault } from '@crownhold/core';
import type { Chair } from '../games/chair.ts';
import { loadGame } from '../games/store.ts';
import type { Start } from './beginnings.ts';
import { isPlayable, loadFace, PLAYABLE } from './faces.ts';

/** Begins a game and keeps it; returns its id. */
export async function beginGame(game: string, start: Start): Promise<string> {
  const begun = await (await loadFace(game)).begin(start);
  // Screens offer only what the rules allow.
  if (typeof begun !== 'string') throw new Error(`${game} cannot be played so: ${JSON.stringify(begun)}`);
  return begun;
}

/** Keeps the game of a record, to look at or to go on with; returns its id. */
export async function openRecord(text: string): Promise<string | RecordFault> {
  const record = parseRecord(text);
  if (isFault(record)) return record;
  const { game } = record;
  if (!isPlayable(game)) return fault('R4', 'unknown-game', { game, known: PLAYABLE.join(', ') });
  return (await loadFace(game)).openRecord(record);
}

/** Begins a game of its own where a record stood after so many steps. */
export async function playOn(
  record: GameRecord,
  steps: number,
  chairs: readonly Chair[],
): Promise<string | RecordFault> {
  return (await loadFace(record.game)).playOn(record, steps, chairs);
}

/** The same players, options and throws once more; nothing if that game is gone or its throws are not known. */
export async function playSameThrows(id: string): Promise<string | undefined> {
  const saved = await loadGame(id);
  return saved && (await loadFace(saved.game)).beginAgain(id);
}

/** The same players and options once more; nothing if that game is gone. */
export async function playAgain(id: string): Promise<string | undefined> {
  const saved = await loadGame(id);
  if (!saved) return undefined;
  const face = await loadFace(saved.game);
  if (saved.ownSeat !== undefined) return (await face.loadCorrespondence()).beginAgain(saved);
  const begun = await face.begin({ options: saved.record.options, chairs: saved.chairs });
  return typeof begun === 'string' ? begun : undefined;
}
