import type { Appended, KeptRow, SharedRows } from '@crownhold/table';
import type { StorageFault } from '../app/device-storage.ts';
import type { GameStore } from './game-store.ts';
import type { GameVault } from './game-vault.ts';
import {
  type GamePlace,
  isSealedRow,
  type OpenRow,
  type StoredGame,
  type StoredRow,
  withoutOpened,
  withRows,
} from './saved-game.ts';

export interface StoredRowsPorts {
  readonly store: Pick<GameStore, 'append' | 'rowsAfter'>;
  report(fault: StorageFault | undefined): void;
  /** Seals rows that not everybody may know yet. Without it there are none. */
  readonly vault?: GameVault | undefined;
}

/** The rows of one stored game, as a table appends to them and follows them. */
export class StoredRows implements SharedRows {
  readonly #ports: StoredRowsPorts;
  /** As far as this window knows it, in case the store loses it. */
  #game: StoredGame;
  /** The words of the sealed rows at the end, for the row that reveals them. */
  #secret: readonly OpenRow[] = [];
  /** A table counts all rows of its log, the store those that were added: the difference never changes. */
  #offset = 0;

  constructor(game: StoredGame, ports: StoredRowsPorts) {
    this.#game = game;
    this.#ports = ports;
    for (const [number, row] of game.rows.entries()) this.#open(row, number);
  }

  /** The table stands at this version with the game as it was given. */
  start(version: number): void {
    this.#offset = this.#game.head.version - version;
  }

  async append({ version, isSecret, ...row }: KeptRow): Promise<Appended> {
    const place = this.#place(version - 1);
    const stored = this.#close(row, place.version + 1, isSecret === true);
    const appended = await this.#ports.store.append(place, stored, () => this.#game);
    if (appended.kind !== 'kept') return appended.kind;
    this.#ports.report(appended.fault);
    this.#take([stored]);
    this.#secret = isSecret ? [...this.#secret, row] : [];
    return 'kept';
  }

  async rowsAfter(version: number): Promise<readonly KeptRow[] | undefined> {
    const place = this.#place(version);
    const rows = await this.#ports.store.rowsAfter(place);
    if (rows) this.#take(rows);
    return rows?.map((row, index) => ({ ...this.#open(row, place.version + 1 + index), version: version + 1 + index }));
  }

  /** A row as it is kept. */
  #close(row: OpenRow, number: number, isSecret: boolean): StoredRow {
    const { vault } = this.#ports;
    if (vault && isSecret) return vault.sealRow(row, number);
    if (this.#secret.length === 0) return row;
    const opened = {
      steps: this.#secret.flatMap(({ steps }) => steps),
      events: this.#secret.flatMap(({ events }) => events),
    };
    return { ...row, opened };
  }

  #open(row: StoredRow, number: number): OpenRow {
    if (!isSealedRow(row)) {
      this.#secret = [];
      return withoutOpened(row);
    }
    const { vault } = this.#ports;
    if (!vault) throw new Error('a sealed row, and no key');
    const opened = vault.openRow(row, number);
    this.#secret = [...this.#secret, opened];
    return opened;
  }

  #place(version: number): GamePlace {
    const { id, startedAt } = this.#game.head;
    return { id, startedAt, version: version + this.#offset };
  }

  #take(rows: readonly StoredRow[]): void {
    if (rows.length > 0) this.#game = withRows(this.#game, rows, this.#game.head.updatedAt);
  }
}
