import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../../src/ports/store.ts';
import { WireClient } from '../../test/wire-client.ts';
import { KillTable } from './kill-table.ts';
import type { RealWorld } from './real-world.ts';
import { SocketLink } from './socket-link.ts';

const MOST_SEATS = 4;
const LOOK_MS = 10;

/** Places at which one table after the other is played by the same devices, while servers come and go. */
export class TableSlots {
  readonly #world: RealWorld;
  readonly #check: () => void;
  readonly #Link: typeof SocketLink;
  readonly #tables: KillTable[] = [];
  #slots: Promise<void>[] = [];
  #isEnding = false;
  #number = 0;

  /** `check` throws if a server has ended by itself. */
  constructor(world: RealWorld, check: () => void, Link = SocketLink) {
    this.#world = world;
    this.#check = check;
    this.#Link = Link;
  }

  async start(count: number, origin: string): Promise<void> {
    const devices: WireClient[][] = [];
    for (let slot = 0; slot < count; slot++)
      devices.push(await Promise.all(Array.from({ length: MOST_SEATS }, () => WireClient.begin(origin))));
    this.#slots = devices.map((each) => this.#play(each));
  }

  get acknowledged(): number {
    return this.#tables.reduce((sum, table) => sum + table.acknowledged, 0);
  }

  /** Or until the first violation. */
  async until(isDone: () => boolean): Promise<void> {
    while (!isDone() && this.#world.violation === undefined) {
      this.#check();
      await wait(LOOK_MS);
    }
  }

  /** Begins nothing more, and lets everybody have their answers. */
  async finish(): Promise<void> {
    this.#isEnding = true;
    await Promise.all(this.#slots);
    for (const table of this.#tables) table.isStopped = true;
    await this.until(() => this.#tables.every((table) => table.isOver || table.isAtRest));
  }

  /** Holds all ledgers against what is stored. */
  async judge(store: Pick<Store, 'entries'>) {
    const sums = { tables: 0, rows: 0, finished: 0, verified: 0 };
    for (const table of this.#tables) {
      if (this.#world.violation !== undefined) break;
      const { rows, isOver, verified } = table.judge(await store.entries(table.id, 0));
      sums.tables++;
      sums.rows += rows.length;
      sums.finished += Number(isOver && table.isEndHeard);
      sums.verified += verified;
    }
    return sums;
  }

  leave(): void {
    for (const table of this.#tables) table.leave();
  }

  async #play(devices: readonly WireClient[]): Promise<void> {
    while (!this.#isEnding && this.#world.violation === undefined) {
      // The server may go away while a table is opened: then another one is.
      const table = await KillTable.open(this.#world, this.#number++, devices, this.#Link).catch(() => undefined);
      if (!table) {
        await wait(50);
        continue;
      }
      this.#tables.push(table);
      await this.until(() => table.isOver || this.#isEnding);
      if (table.isOver) table.leave();
    }
  }
}
