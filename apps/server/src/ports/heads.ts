import type { Note } from './notes.ts';
import type { Guest, Place, StoredEntry, StoredLink } from './store.ts';

/** All of a table that other nodes may have changed, as it was at one moment. */
export interface TableRows {
  /** From a number on. */
  readonly entries: readonly StoredEntry[];
  readonly places: readonly Place[];
  readonly links: readonly StoredLink[];
  readonly guests: readonly Guest[];
  readonly notes: readonly Note[];
}

/** What a store says of tables that other nodes may have changed. */
export interface Heads {
  /** Of each table that is there something that differs after every change, its people's included. */
  revisions(tables: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** In one question: nodes ask it after every change. */
  tableRows(table: string, from: number): Promise<TableRows>;
}
