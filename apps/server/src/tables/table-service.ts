import type { Viewer } from '@crownhold/core';
import type { Answer, CommandMessage, ErrorCode } from '@crownhold/protocol';
import type { Clock } from '../ports/clock.ts';
import type { Connection } from '../ports/connection.ts';
import type { Heads } from '../ports/heads.ts';
import type { Due } from '../ports/store.ts';
import type { Thinking } from '../ports/thinking.ts';
import { LiveTable } from './live-table.ts';
import { PendingAppends } from './pending-appends.ts';
import { PeopleService } from './people-service.ts';
import { Repeats } from './repeats.ts';
import { ServiceTime } from './service-time.ts';
import type { TablePorts } from './table-ports.ts';
import { refused } from './table-store.ts';
import { ThinkingQueue } from './thinking-queue.ts';

const SWEEP_MS = 1000;
const BEAT_MS = 2000;
/** How soon a change by another node is noticed if its hint was lost. */
const POLL_MS = 1000;
/** A table that nobody needs leaves memory after this. */
const IDLE_MS = 60_000;
const DUE_LIMIT = 100;

/** A table in memory, or on its way there. */
interface TableSlot {
  readonly loading: Promise<LiveTable | undefined>;
  users: number;
  /** What the last poll found, if it was read since. */
  revision?: string | undefined;
}

/** All that the service has to do with the world. */
export interface ServicePorts extends Omit<TablePorts, 'pending' | 'time' | 'thinking'> {
  readonly clock: Clock;
  readonly thinking: Thinking;
}

/** All tables of a server. What is said to be stored is stored; everything else can be read again. */
export class TableService {
  readonly people: PeopleService;
  readonly #ports: TablePorts;
  readonly #tables = new Map<string, TableSlot>();
  readonly #repeats: Repeats;
  #stopHints = () => {};
  #isStopped = false;

  private constructor(ports: TablePorts) {
    this.#ports = ports;
    this.#repeats = new Repeats(ports.timers);
    this.people = new PeopleService(ports, {
      use: (table, ask) => this.#use(table, ask).catch(() => 'unavailable' as const),
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
    await service.#beatNotes();
    const repeats = service.#repeats;
    const sweep = repeats.every(SWEEP_MS, () => service.#sweep());
    repeats.every(BEAT_MS, () => service.#beat());
    if (ports.notes) repeats.every(BEAT_MS, () => service.#beatNotes());
    const { heads } = ports;
    if (heads) repeats.every(POLL_MS, () => service.#poll(heads));
    await sweep();
    return service;
  }

  /** Does nothing more by itself; what is on its way is finished. */
  stop(): void {
    this.#isStopped = true;
    this.#stopHints();
    this.#repeats.stop();
    for (const { loading } of this.#tables.values())
      loading.then(
        (table) => table?.close(),
        () => undefined,
      );
  }

  get liveTables(): number {
    return this.#tables.size;
  }

  /** Always an answer. */
  command(session: string, message: CommandMessage): Promise<Answer> {
    const arrivedMs = this.#ports.time.nowMs();
    return this.#answer(message.table, (live) => {
      return this.#askAgain(
        live,
        () => live.command(session, message, arrivedMs),
        ({ kind }) => kind !== 'accepted',
      );
    });
  }

  async subscribe(
    connection: Connection,
    table: string,
    viewer: Viewer,
    since: number | undefined,
  ): Promise<ErrorCode | undefined> {
    return this.#readFrom(table, since, (live) => live.subscribe(connection, viewer, since));
  }

  /** Ends one subscription of a connection, or all it has at the table. */
  async unsubscribe(connection: Connection, table: string, viewer?: Viewer): Promise<void> {
    const live = await this.#tables.get(table)?.loading.catch(() => undefined);
    live?.unsubscribe(connection, viewer);
  }

  async news(session: string, table: string, viewer: Viewer, since: number | undefined) {
    return this.#readFrom(table, since, (live) => live.news(session, viewer, since));
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

  async #read<T>(table: string, ask: (live: LiveTable) => T | Promise<T>): Promise<T | ErrorCode> {
    try {
      return await this.#with<T | ErrorCode>(table, async (live) => {
        return live ? this.#askAgain(live, async () => ask(live), isCode) : 'unknown-table';
      });
    } catch {
      return 'unavailable';
    }
  }

  /** For somebody who has heard of that version, maybe at another node. */
  #readFrom<T>(table: string, since: number | undefined, ask: (live: LiveTable) => Promise<T | ErrorCode>) {
    return this.#read<T | ErrorCode>(table, async (live) => {
      if (this.#isShared && (since ?? 0) > live.version) await this.#look(live);
      return ask(live);
    });
  }

  get #isShared(): boolean {
    return this.#ports.heads !== undefined;
  }

  /** What is refused by what this node knows is asked again after it has looked: another node may know more. */
  async #askAgain<T>(live: LiveTable, ask: () => Promise<T>, isRefusal: (answer: T) => boolean): Promise<T> {
    const answer = await ask();
    if (!this.#isShared || !isRefusal(answer)) return answer;
    // Even if nothing is new: what was on its way here may have come meanwhile.
    await this.#look(live);
    return ask();
  }

  async #look(live: LiveTable): Promise<void> {
    if (!(await live.follow())) throw new Error('the store cannot be read');
  }

  /** What people do besides playing is seldom, and always done by what all nodes know. */
  #use<T>(table: string, ask: (live: LiveTable | undefined) => Promise<T>): Promise<T> {
    return this.#with(table, async (live) => {
      if (live && this.#isShared) await this.#look(live);
      return ask(live?.isExpired ? undefined : live);
    });
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

  /** What cannot be read now is read after the next poll. */
  #follow(table: string): void {
    const slot = this.#tables.get(table);
    const following = slot?.loading.then((live) => live?.follow() ?? true).catch(() => false);
    void following?.then((isRead) => {
      if (!isRead && slot) slot.revision = undefined;
    });
  }

  /** Wakes tables that are due and not in memory, and lets go of those that nobody needs. */
  async #sweep(): Promise<void> {
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

  /** Follows tables in memory that have changed since the last poll, whoever has changed them: a hint may have been lost. */
  async #poll(heads: Heads): Promise<void> {
    if (this.#tables.size === 0) return;
    try {
      for (const [table, revision] of await heads.revisions([...this.#tables.keys()])) {
        const slot = this.#tables.get(table);
        if (!slot || slot.revision === revision) continue;
        slot.revision = revision;
        this.#follow(table);
      }
    } catch {
      this.#ports.log({ level: 'error', event: 'poll-failed' });
    }
  }

  /** Other nodes know that this one lives, and who is at its tables. */
  async #beatNotes(): Promise<void> {
    const { notes, log } = this.#ports;
    if (!notes) return;
    try {
      const isLost = !(await notes.beat());
      for (const { loading } of this.#tables.values()) {
        loading.then(
          (live) => live?.announce(isLost),
          () => undefined,
        );
      }
    } catch {
      log({ level: 'error', event: 'beat-failed' });
    }
  }

  async #beat(): Promise<void> {
    const { store, pending, time, log } = this.#ports;
    let late = pending.takeLate();
    try {
      await store.beat(pending.servedMs(time.nowMs()), late);
      late = [];
      if (this.#isShared) time.advance(await store.servedMs());
    } catch {
      pending.putBack(late);
      log({ level: 'error', event: 'beat-failed' });
    }
  }
}

function isCode(answer: unknown): boolean {
  return typeof answer === 'string';
}
