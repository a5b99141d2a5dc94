import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '../../src/store/sqlite-store.ts';
import { isStoreFault } from '../../src/store/store-fault.ts';
import { KilledServer } from './killed-server.ts';
import { RealWorld } from './real-world.ts';
import { TableSlots } from './table-slots.ts';

const TABLES = 50;
const TURNS = 200;

export interface Kills {
  kills: number;
  /** Of them, before the server listened. */
  early: number;
  acknowledged: number;
  tables: number;
  rows: number;
  /** Games whose end a client has heard. */
  finished: number;
  verified: number;
  problem?: string;
}

export interface KillOptions {
  /** Those between two kills, on average; there are as many for each kill in all. */
  readonly turns?: number;
  /** At which clients play at once. */
  readonly tables?: number;
  /** Where the sources of the server are. */
  readonly root?: string;
}

/** Kills the real server again and again while clients play, and holds their ledgers against what is on the disk. */
export async function checkKills(seed: number, kills: number, options: KillOptions = {}): Promise<Kills> {
  const { turns = TURNS, tables = TABLES, root } = options;
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-kill-'));
  const server = await KilledServer.create(folder, root === undefined ? {} : { root });
  const run = new KillRun(new RealWorld(seed), server, turns);
  try {
    await run.play(kills, tables);
    return await run.judge(server.data);
  } finally {
    run.end();
    await server.kill().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

class KillRun {
  readonly #world: RealWorld;
  readonly #server: KilledServer;
  readonly #turns: number;
  readonly #slots: TableSlots;
  #kills = 0;
  #early = 0;

  constructor(world: RealWorld, server: KilledServer, turns: number) {
    this.#turns = turns;
    this.#world = world;
    this.#server = server;
    this.#slots = new TableSlots(world, () => server.check());
  }

  async play(kills: number, tables: number): Promise<void> {
    await this.#server.start();
    await this.#server.shutDown();
    await this.#server.start();
    await this.#slots.start(tables, this.#server.origin);
    while (this.#kills < kills && this.#world.violation === undefined) await this.#kill(kills);
    await this.#slots.until(() => this.#slots.acknowledged >= kills * this.#turns);
    await this.#slots.finish();
  }

  /** At any moment: mostly while turns are made, now and then while the server starts. */
  async #kill(kills: number): Promise<void> {
    const aim = this.#slots.acknowledged + this.#world.between(this.#turns / 2, (3 * this.#turns) / 2);
    await (this.#world.chance(50) ? this.#killAtAcknowledgement(aim) : this.#killAfter(aim));
    this.#kills++;
    while (this.#kills < kills && this.#world.chance(10)) {
      const started = this.#server.start();
      await wait(this.#world.between(0, 1500));
      await this.#server.kill();
      await started;
      this.#kills++;
      this.#early++;
    }
    await this.#server.start();
  }

  /** In the moment in which a client hears that its turn is stored: what was stored too late is lost. */
  #killAtAcknowledgement(aim: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#world.listen = () => {
        const isTime = this.#slots.acknowledged >= aim || this.#world.violation !== undefined;
        if (!isTime && this.#server.isRunning) return;
        this.#world.listen = () => {};
        // Rejects if the server has ended by itself.
        this.#server.kill().then(resolve, reject);
      };
    });
  }

  async #killAfter(aim: number): Promise<void> {
    await this.#slots.until(() => this.#slots.acknowledged >= aim);
    await wait(this.#world.between(0, 40));
    await this.#server.kill();
  }

  /** After one kill more. */
  async judge(data: string): Promise<Kills> {
    this.end();
    await this.#server.kill();
    const store = await openStore(data, { log: () => {}, died: () => {} });
    if (isStoreFault(store)) throw new Error(JSON.stringify(store));
    const counts = { kills: this.#kills, early: this.#early, acknowledged: this.#slots.acknowledged };
    const sums = await this.#slots.judge(store);
    await store.close();
    const problem = this.#world.violation;
    return { ...counts, ...sums, ...(problem !== undefined && { problem }) };
  }

  end(): void {
    this.#slots.leave();
    this.#world.end();
  }
}
