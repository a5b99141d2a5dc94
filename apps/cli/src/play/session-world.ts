import type { GameRecord, RecordFault } from '@crownhold/core';
import type { Luck } from './luck.ts';
import type { Players } from './player-pool.ts';

/** What the session needs of the world. */
export interface SessionWorld {
  /** Where the last game of a kind is kept. */
  autosave(game: string): string;
  save(path: string, record: GameRecord): RecordFault | undefined;
  load(path: string): GameRecord | RecordFault;
  /** Keeps what a game is dealt by beside its record, never in it. */
  saveSecret(path: string, secret: Uint8Array): RecordFault | undefined;
  loadSecret(path: string): Uint8Array | undefined;
  luck(game: string): Luck;
  /** For the bots of one table. */
  openPlayers(): Players;
}
