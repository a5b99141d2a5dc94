import type { Viewer } from '@crownhold/core';
import type { Answer, CommandMessage, ErrorCode } from '@crownhold/protocol';
import type { Clock } from '../ports/clock.ts';
import type { Connection } from '../ports/connection.ts';
import type { Due } from '../ports/store.ts';
import type { Thinking } from '../ports/thinking.ts';
import { LiveTable } from './live-table.ts';
import { PendingAppends } from './pending-appends.ts';
import { PeopleService } from './people-service.ts';
import { ServiceTime } from './service-time.ts';
import type { TablePorts } from './table-ports.ts';
import { refused } from './table-store.ts';
import { ThinkingQueue } from './thinking-queue.ts';

const SWEEP_MS = 1000;
const BEAT_MS = 2000;
/** A table that nobody needs leaves memory after this. */
const IDLE_MS = 60_000;
const DUE_LIMIT = 100;

/** All that the service has to do with the world. */
export interface ServicePorts extends Omit<TablePorts, 'pending' | 'time' | 'thinking'> {
  readonly clock: Clock;
  readonly thinking: Thinking;
}

/** All tables of a server. What is said to be stored is stored; everything else can be read again. */
export class TableService {
  readonly people: PeopleService;
  readonly #ports: TablePorts;
  readonly #tables = new Map<string, { readonly loading: Promise<LiveTable | undefined>; users: number }>();
  #stopHints = () => {};
  #cancel: (() => void)[] = [];
  #isBeating = false;
  #isSweeping = false;
  #isStopped = false;

  private constructor(ports: TablePorts) {
    this.#ports = ports;
    this.people = new PeopleService(ports, {
      use: (table, ask) => this.#with(table, ask).catch(() => 'unavailable' as const),
      peek: async (table, ask) => {
        const live = await this.#tables.get(table)?.loading.catch(() => undefined);
        if (live) ask(live);
      },
    });
  }

  /** Loads no table: those that are due come by the sweep, others when somebody asks for them. */
  static async start(ports: ServicePorts): Promise<TableService> {
    const { clock, thinking, ...others } = ports;
    const time = new ServiceTime(clock, await ports.store.servedMs());
    const own = { ...others, pending: new PendingAppends(), time, thinking: new ThinkingQueue(thinking, ports.timers) };
    const service = new TableService(own);
    service.#stopHints = ports.hints.listen((table) => service.#follow(table));
    service.#every(SWEEP_MS, () => service.#sweep());
    service.#every(BEAT_MS, () => service.#beat());
    await service.#sweep();
    return service;
  }

  /** Does nothing more by itself; what is on its way is finished. */
  stop(): void {
    this.#isStopped = true;
    this.#stopHints();
    for (const cancel of this.#cancel) cancel();
    for (const { loading } of this.#tables.values()) loading.then((table) => table?.close());
  }

  get liveTables(): number {
    return this.#tables.size;
  }

  /** Always an answer. */
  command(session: string, message: CommandMessage): Promise<Answer> {
    const arrivedMs = this.#ports.time.nowMs();
    return this.#answer(message.table, (live) => live.command(session, message, arrivedMs));
  }

  async subscribe(
    connection: Connection,
    table: string,
    viewer: Viewer,
    since: number | undefined,
  ): Promise<ErrorCode | undefined> {
    return this.#read(table, (live) => live.subscribe(connection, viewer, since));
  }

  /** Ends one subscription of a connection, or all it has at the table. */
  async unsubscribe(connection: Connection, table: string, viewer?: Viewer): Promise<void> {
    const live = await this.#tables.get(table)?.loading.catch(() => undefined);
    live?.unsubscribe(connection, viewer);
  }

  async news(session: string, table: string, viewer: Viewer, since: number | undefined) {
    return this.#read(table, (live) => live.news(session, viewer, since));
  }

  async steps(session: string, table: string, seat: number, prefix: string) {
    return this.#read(table, (live) => live.steps(session, seat, prefix));
  }

  async record(session: string, table: string) {
    return this.#read(table, (live) => live.record(session));
  }

  async #answer(table: string, ask: (live: LiveTable) => Promise<Answer>): Promise<Answer> {
    try {
      return await this.#with(table, async (live) => (live ? ask(live) : refused('unknown-table')));
    } catch {
      return refused('unavailable');
    }
  }

  async #read<T>(table: string, ask: (live: LiveTable) => T): Promise<T | ErrorCode> {
    try {
      return await this.#with(table, async (live) => (live ? ask(live) : 'unknown-table'));
    } catch {
      return 'unavailable';
    }
  }

  /** Keeps the table in memory as long as it is used. */
  async #with<T>(id: string, use: (live: LiveTable | undefined) => Promise<T>): Promise<T> {
    if (this.#isStopped) throw new Error('the service has stopped');
    let slot = this.#tables.get(id);
    if (!slot) {
      slot = { loading: this.#load(id), users: 0 };
      this.#tables.set(id, slot);
    }
    slot.users++;
    try {
      const live = await slot.loading;
      if (!live) this.#forget(id, slot);
      return await use(live?.isExpired ? undefined : live);
    } catch (error) {
      const isLoaded = await slot.loading.then(() => true).catch(() => false);
      if (!isLoaded) this.#forget(id, slot);
      throw error;
    } finally {
      slot.users--;
    }
  }

  #forget(id: string, slot: object): void {
    if (this.#tables.get(id) === slot) this.#tables.delete(id);
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const live = new LiveTable(id, this.#ports);
    try {
      return (await live.load()) ? live : undefined;
    } catch (error) {
      this.#ports.log({ level: 'error', event: 'load-failed', table: id });
      throw error;
    }
  }

  #follow(table: string): void {
    const slot = this.#tables.get(table);
    if (slot) void slot.loading.then((live) => live?.follow()).catch(() => undefined);
  }

  /** Wakes tables that are due and not in memory, and lets go of those that nobody needs. */
  async #sweep(): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    const nowMs = this.#ports.time.nowMs();
    try {
      await this.#evict(nowMs);
      let after: Due | undefined;
      do {
        const due = await this.#ports.store.due(nowMs, DUE_LIMIT, after);
        for (const { table } of due) if (!this.#tables.has(table)) await this.#with(table, async () => undefined);
        after = due.at(-1);
      } while (after && !this.#isStopped);
    } catch {
      this.#ports.log({ level: 'error', event: 'sweep-failed' });
    } finally {
      this.#isSweeping = false;
    }
  }

  async #evict(nowMs: number): Promise<void> {
    for (const [id, slot] of [...this.#tables]) {
      if (slot.users > 0) continue;
      const live = await slot.loading.catch(() => undefined);
      if (slot.users > 0 || (live && live.idleMs(nowMs) < IDLE_MS)) continue;
      live?.close();
      this.#forget(id, slot);
    }
  }

  async #beat(): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    const { store, pending, time, log } = this.#ports;
    const late = pending.takeLate();
    try {
      await store.beat(pending.servedMs(time.nowMs()), late);
    } catch {
      pending.putBack(late);
      log({ level: 'error', event: 'beat-failed' });
    } finally {
      this.#isBeating = false;
    }
  }

  #every(everyMs: number, task: () => Promise<void>): void {
    const place = this.#cancel.push(() => {}) - 1;
    const plan = () => {
      if (this.#isStopped) return;
      this.#cancel[place] = this.#ports.timers.after(everyMs, () => {
        void task();
        plan();
      });
    };
    plan();
  }
}
