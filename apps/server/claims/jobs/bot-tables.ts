import { setTimeout as wait } from 'node:timers/promises';
import { createRng, type Rng } from '@crownhold/core';
import { findGame } from '@crownhold/games';
import type { CreateBody } from '@crownhold/protocol';
import type { NodeCluster } from '../../test/node-cluster.ts';
import { WireClient } from '../../test/wire-client.ts';
import { WirePlayer } from '../../test/wire-player.ts';

const TERMS: CreateBody = {
  game: 'kingdomino',
  options: { seats: 4 },
  seats: [{ kind: 'me' }, { kind: 'free' }, { kind: 'bot', bot: 'mason' }, { kind: 'bot', bot: 'mason' }],
  clock: { kind: 'none' },
};
const THINK_MS = 80;
const AGAIN_MS = 100;
const LOOK_MS = 20;
/** Among so many turns in a row is one of a bot: two people make at most two each. */
const TURNS_WITH_A_BOT = 5;

/** Two people at different nodes, and two bots. */
class BotTable {
  readonly #players: readonly WirePlayer[];

  constructor(players: readonly WirePlayer[]) {
    this.#players = players;
  }

  get version(): number {
    return Math.max(...this.#players.map(({ version }) => version));
  }

  get isPlaying(): boolean {
    return this.#players.every(({ view }) => view?.status === 'playing');
  }

  get isOver(): boolean {
    return this.#players.some(({ view }) => view?.status === 'over');
  }

  get problem(): Error | undefined {
    return this.#players.find(({ problem }) => problem)?.problem;
  }

  leave(): void {
    for (const player of this.#players) player.cut();
  }
}

/** Places at which one game with bots after the other is played. */
export class BotTables {
  readonly #cluster: NodeCluster;
  readonly #rng: Rng;
  readonly #current = new Map<number, BotTable>();
  #slots: readonly Promise<void>[] = [];
  #isEnding = false;
  opened = 0;
  finished = 0;

  constructor(cluster: NodeCluster, rng: Rng) {
    this.#cluster = cluster;
    this.#rng = rng;
  }

  async start(count: number): Promise<void> {
    const [one, other] = this.#cluster.nodes;
    const begin = () => Promise.all([WireClient.begin(one!.origin), WireClient.begin(other!.origin)]);
    const people = await Promise.all(Array.from({ length: count }, begin));
    this.#slots = people.map((clients, slot) => this.#play(slot, clients));
  }

  /** The first thing that went wrong for a person. */
  get problem(): Error | undefined {
    for (const { problem } of this.#current.values()) if (problem) return problem;
    return undefined;
  }

  /** Until every game that is played now has had a turn of a bot, or is over. Resolves with how many have not within the limit. */
  async goOn(limitMs: number, check: () => void): Promise<number> {
    const aims = [...this.#current.values()].filter(({ isPlaying }) => isPlaying);
    let waiting = aims.map((table) => ({ table, version: table.version + TURNS_WITH_A_BOT }));
    const endMs = performance.now() + limitMs;
    while (waiting.length > 0 && performance.now() < endMs) {
      check();
      waiting = waiting.filter(({ table, version }) => !table.isOver && table.version < version);
      await wait(LOOK_MS);
    }
    return waiting.length;
  }

  async areAllPlaying(count: number, check: () => void): Promise<void> {
    while ([...this.#current.values()].filter(({ isPlaying }) => isPlaying).length < count) {
      check();
      await wait(LOOK_MS);
    }
  }

  async close(): Promise<void> {
    this.#isEnding = true;
    await Promise.all(this.#slots);
  }

  async #play(slot: number, clients: readonly WireClient[]): Promise<void> {
    while (!this.#isEnding) {
      // The database may go away while a table is opened: then another one is.
      const table = await this.#open(clients).catch(() => undefined);
      if (!table) {
        await wait(AGAIN_MS);
        continue;
      }
      this.#current.set(slot, table);
      this.opened++;
      while (!table.isOver && !this.#isEnding) await wait(LOOK_MS);
      if (table.isOver) this.finished++;
      table.leave();
    }
  }

  async #open(clients: readonly WireClient[]): Promise<BotTable> {
    const created = await clients[0]!.create(TERMS);
    await clients[1]!.sit(created);
    const game = findGame(TERMS.game)!;
    const players = clients.map((client, viewer) => {
      const common = { client, table: created.table, game, viewer, by: 'socket', signs: true } as const;
      return new WirePlayer({ ...common, reconnects: true, thinkMs: THINK_MS, rng: createRng(this.#rng()) });
    });
    const table = new BotTable(players);
    try {
      for (const player of players) await player.connect();
    } catch (error) {
      table.leave();
      throw error;
    }
    return table;
  }
}
