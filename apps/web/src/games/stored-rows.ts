import type { Appended, KeptRow, SharedRows } from '@crownhold/table';
import type { StorageFault } from '../app/device-storage.ts';
import type { GameStore } from './game-store.ts';
import { type GamePlace, type StoredGame, type StoredRow, withRows } from './saved-game.ts';

/** The rows of one stored game, as a table appends to them and follows them. */
export class StoredRows implements SharedRows {
  readonly #store: Pick<GameStore, 'append' | 'rowsAfter'>;
  readonly #report: (fault: StorageFault | undefined) => void;
  /** As far as this window knows it, in case the store loses it. */
  #game: StoredGame;
  /** A table counts all rows of its log, the store those that were added: the difference never changes. */
  #offset = 0;

  constructor(
    store: Pick<GameStore, 'append' | 'rowsAfter'>,
    game: StoredGame,
    report: (fault: StorageFault | undefined) => void,
  ) {
    this.#store = store;
    this.#game = game;
    this.#report = report;
  }

  /** The table stands at this version with the game as it was given. */
  start(version: number): void {
    this.#offset = this.#game.head.version - version;
  }

  async append({ version, ...row }: KeptRow): Promise<Appended> {
    const appended = await this.#store.append(this.#place(version - 1), row, () => this.#game);
    if (appended.kind !== 'kept') return appended.kind;
    this.#report(appended.fault);
    this.#take([row]);
    return 'kept';
  }

  async rowsAfter(version: number): Promise<readonly KeptRow[] | undefined> {
    const rows = await this.#store.rowsAfter(this.#place(version));
    if (rows) this.#take(rows);
    return rows?.map((row, index) => ({ ...row, version: version + 1 + index }));
  }

  #place(version: number): GamePlace {
    const { id, startedAt } = this.#game.head;
    return { id, startedAt, version: version + this.#offset };
  }

  #take(rows: readonly StoredRow[]): void {
    if (rows.length > 0) this.#game = withRows(this.#game, rows, this.#game.head.updatedAt);
  }
}
