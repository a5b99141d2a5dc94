import type { GameHead, GamePlace, StoredDraft, StoredGame, StoredRow } from './saved-game.ts';

/**
 * What keeps games between visits, for all windows at once. Every call is one transaction: done as a whole or not at
 * all. It rejects when there is no room or when the browser forbids it.
 */
export interface GameDatabase {
  heads(): Promise<readonly GameHead[]>;
  /** Without its key. */
  load(id: string): Promise<StoredGame | undefined>;
  /** The key of a game that hides turns. For the worker that deals it, and for nobody else. */
  keyOf(id: string): Promise<string | undefined>;
  /** Rows from a number on; `undefined` if that game is not there. */
  rowsAfter(place: GamePlace): Promise<readonly StoredRow[] | undefined>;
  /** Keeps a game where nothing is, or `instead` of exactly that. Says whether it did. */
  put(game: StoredGame, instead: GamePlace | undefined, evicted: readonly string[]): Promise<boolean>;
  /** Adds rows to a game that stands there and nowhere else. */
  append(place: GamePlace, rows: readonly StoredRow[], stamp: AppendStamp): Promise<AppendResult>;
  /** Marks a game as the one that was opened last. */
  touch(id: string, updatedAt: number): Promise<void>;
  putDraft(id: string, draft: StoredDraft): Promise<void>;
  removeDraft(id: string, seat: number): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface AppendStamp {
  readonly updatedAt: number;
  /** Games that make room for it, in the same transaction: if that is not enough they stay. */
  readonly evicted: readonly string[];
}

export type AppendResult =
  | { readonly kind: 'kept'; readonly head: GameHead }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'gone' };
