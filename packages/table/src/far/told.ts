import type { GameOf, GameTypes, SeenRow, TableView, Viewer } from '@crownhold/core';
import type { TableMessage, TableNews } from '@crownhold/protocol';
import type { Tell } from '../source.ts';
import { readRow, readTable } from './reading.ts';

/** What became of news: `gap` if rows before them are missing, `unreadable` if they are by other rules. */
export type Heard<G extends GameTypes> = { readonly rows: readonly SeenRow<G>[] } | 'old' | 'gap' | 'unreadable';

/** All that one viewer was told, and who of this device listens. */
export class Told<G extends GameTypes> {
  readonly viewer: Viewer;
  readonly watchers = new Set<Tell<G>>();
  readonly #game: GameOf<G>;
  #rows: readonly SeenRow<G>[] = [];
  #message: TableMessage | undefined;
  #table: TableView<G> | undefined;

  constructor(game: GameOf<G>, viewer: Viewer) {
    this.#game = game;
    this.viewer = viewer;
  }

  /** As the server said it last. */
  get message(): TableMessage | undefined {
    return this.#message;
  }

  get table(): TableView<G> | undefined {
    return this.#table;
  }

  /** Rows up to it are known. */
  get version(): number {
    return this.#rows.length;
  }

  rows(after: number): readonly SeenRow<G>[] {
    return this.#rows.slice(after);
  }

  /** The table has another past than was told. */
  forget(): void {
    this.#rows = [];
  }

  hear({ view, rows }: TableNews): Heard<G> {
    const fresh = rows.filter(({ version }) => version > this.version);
    if (fresh.some(({ version }, at) => version !== this.version + at + 1)) return 'gap';
    const version = this.version + fresh.length;
    if (view.version !== version) return view.version < version ? 'old' : 'gap';
    const table = readTable<G>(this.#game, view, this.#table?.view);
    const seen = fresh.map((row) => readRow<G>(this.#game, this.viewer, row));
    if (!table || !seen.every((row) => row !== undefined)) return 'unreadable';
    this.#table = table;
    this.#message = view;
    this.#rows = [...this.#rows, ...seen];
    return { rows: seen };
  }
}
