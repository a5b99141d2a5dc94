import type { Heads, TableRows } from '../src/ports/heads.ts';
import type { Notes } from '../src/ports/notes.ts';
import {
  type Appended,
  type Due,
  type DurableTime,
  type Guest,
  type NewEntry,
  NotStoredError,
  type OwnSeat,
  type Place,
  type Store,
  type StoredEntry,
  type StoredLink,
  type StoredListing,
} from '../src/ports/store.ts';
import type { MemoryStore } from '../src/store/memory-store.ts';
import type { World } from './world.ts';

/** How a disk misbehaves for a while. */
export type DiskTrouble = 'slow' | 'failing' | 'full';

/** What a cut line between a node and its store loses: what is asked for never gets there, or its answer never comes back. */
export type LineTrouble = 'requests' | 'answers';

/** Between a node and its store, through all its lives. */
export interface StoreLine {
  trouble: LineTrouble | undefined;
}

/** A disk that outlives processes. What it does now, its trouble decides. */
export class SimulatedDisk {
  readonly memory: MemoryStore;
  trouble: DiskTrouble | undefined;
  /** How long somebody had served when an entry became durable, by table and number. */
  readonly servedMs = new Map<string, number>();
  readonly isShared: boolean;
  readonly #served: () => number;

  constructor(memory: MemoryStore, isShared: boolean, served: () => number) {
    this.memory = memory;
    this.isShared = isShared;
    this.#served = served;
  }

  noteDurable(table: string, entry: number): void {
    this.servedMs.set(`${table}:${entry}`, this.#served());
  }
}

/** The store as one process sees it. After its crash nothing is answered; what was on its way may still have got there. */
export class SimulatedStore implements Store, Heads {
  readonly #world: World;
  readonly #disk: SimulatedDisk;
  readonly #line: StoreLine;
  readonly #enter: (task: () => void) => void;
  #isDead = false;
  /** Writes happen in the order in which they came, like those of one writer. */
  #busyUntilMs = 0;

  /** `enter` is how answers get into the process. */
  constructor(world: World, disk: SimulatedDisk, line: StoreLine, enter: (task: () => void) => void) {
    this.#world = world;
    this.#disk = disk;
    this.#line = line;
    this.#enter = enter;
  }

  kill(): void {
    this.#isDead = true;
  }

  append(entry: NewEntry): Promise<Appended> {
    const { trouble } = this.#disk;
    if (trouble === 'full') return this.#later(() => Promise.reject(new NotStoredError('no room')));
    if (trouble === 'failing' && this.#world.chance(50)) return this.#fail(entry);
    return this.#write(() => this.#apply(entry));
  }

  async entries(table: string, from: number): Promise<readonly StoredEntry[]> {
    return this.#read(() => this.#disk.memory.entries(table, from));
  }

  async places(table: string): Promise<readonly Place[]> {
    return this.#read(() => this.#disk.memory.places(table));
  }

  putPlaces(table: string, places: readonly Place[]): Promise<void> {
    return this.#write(() => this.#disk.memory.putPlaces(table, places));
  }

  async links(table: string): Promise<readonly StoredLink[]> {
    return this.#read(() => this.#disk.memory.links(table));
  }

  putLinks(table: string, links: readonly StoredLink[]): Promise<void> {
    return this.#write(() => this.#disk.memory.putLinks(table, links));
  }

  async guests(table: string): Promise<readonly Guest[]> {
    return this.#read(() => this.#disk.memory.guests(table));
  }

  addGuest(table: string, guest: Guest): Promise<void> {
    return this.#write(() => this.#disk.memory.addGuest(table, guest));
  }

  async tableOfCode(hash: string): Promise<string | undefined> {
    return this.#read(() => this.#disk.memory.tableOfCode(hash));
  }

  async seatsOf(session: string, limit: number): Promise<readonly OwnSeat[]> {
    return this.#read(() => this.#disk.memory.seatsOf(session, limit));
  }

  async listings(limit: number): Promise<readonly StoredListing[]> {
    return this.#read(() => this.#disk.memory.listings(limit));
  }

  async countUnstarted(creator: string): Promise<number> {
    return this.#read(() => this.#disk.memory.countUnstarted(creator));
  }

  forget(session: string): Promise<void> {
    return this.#write(() => this.#disk.memory.forget(session));
  }

  async secret(table: string): Promise<Uint8Array | undefined> {
    return this.#read(() => this.#disk.memory.secret(table));
  }

  async due(untilMs: number, limit: number, after?: Due): Promise<readonly Due[]> {
    return this.#read(() => this.#disk.memory.due(untilMs, limit, after));
  }

  async durableTimes(table: string): Promise<readonly DurableTime[]> {
    return this.#read(() => this.#disk.memory.durableTimes(table));
  }

  beat(servedMs: number, late: readonly DurableTime[]): Promise<void> {
    if (this.#disk.trouble === 'full') return this.#later(() => Promise.reject(new NotStoredError('no room')));
    return this.#write(() => this.#disk.memory.beat(servedMs, late));
  }

  servedMs(): Promise<number> {
    // A process that cannot read this does not start; the simulation starts it when it can.
    return this.#disk.memory.servedMs();
  }

  revisions(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.#read(() => this.#disk.memory.revisions(tables));
  }

  tableRows(table: string, from: number): Promise<TableRows> {
    return this.#read(() => this.#disk.memory.tableRows(table, from));
  }

  notesOf(node: string): Notes {
    const notes = this.#disk.memory.notesOf(node);
    return {
      node,
      put: (table, put) => this.#write(() => notes.put(table, put)),
      drop: (table, keys) => this.#write(() => notes.drop(table, keys)),
      read: (table) => this.#read(() => notes.read(table)),
      beat: () => this.#write(() => notes.beat()),
    };
  }

  #apply(entry: NewEntry): Appended {
    const appended = this.#disk.memory.appendNow(entry);
    if (appended === 'stored') {
      this.#disk.noteDurable(entry.table, entry.entry);
      this.#world.tell('disk', `stores ${entry.entry} ${entry.command.slice(0, 14)}`);
    }
    return appended;
  }

  /** An error that says nothing: the entry may be lost, stored already, or stored later. */
  #fail(entry: NewEntry): Promise<Appended> {
    const world = this.#world;
    const fate = world.pick(['lost', 'stored', 'late'] as const);
    world.tell('disk', `fails on ${entry.entry}: ${fate}`);
    if (fate === 'late') world.after(world.between(50, 4000), () => void this.#apply(entry));
    return this.#write(() => {
      if (fate === 'stored') this.#apply(entry);
      throw new Error('input/output error');
    });
  }

  #write<T>(apply: () => T | Promise<T>): Promise<T> {
    const world = this.#world;
    const { trouble } = this.#line;
    if (trouble === 'requests') return this.#lose();
    const takesMs = this.#disk.trouble === 'slow' ? world.between(200, 6000) : world.between(1, 20);
    this.#busyUntilMs = Math.max(world.nowMs, this.#busyUntilMs) + takesMs;
    return new Promise((resolve, reject) => {
      world.after(this.#busyUntilMs - world.nowMs, () => {
        // A crash in the middle: what was given to the disk may be there or not.
        if (this.#isDead && world.chance(50)) return;
        try {
          const applied = apply();
          // It is told when it arrives.
          if (applied instanceof Promise) applied.catch(() => {});
          if (trouble === 'answers') this.#lose().catch(reject);
          else world.after(world.between(0, 5), () => this.#enter(() => resolve(applied)));
        } catch (error) {
          this.#enter(() => reject(error));
        }
      });
    });
  }

  /** The connection is given up after a while. */
  #lose(): Promise<never> {
    const world = this.#world;
    const lost = () => new Error('connection lost');
    return new Promise((_, reject) => {
      world.after(world.between(300, 3000), () => this.#enter(() => reject(lost())));
    });
  }

  #read<T>(read: () => Promise<T>): Promise<T> {
    if (this.#line.trouble !== undefined) return this.#lose();
    const isFailing = this.#disk.trouble === 'failing' && this.#world.chance(30);
    return this.#later(() => (isFailing ? Promise.reject(new Error('input/output error')) : read()));
  }

  #later<T>(answer: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#world.after(this.#world.between(0, 5), () => {
        if (!this.#isDead)
          void answer().then(
            (value) => this.#enter(() => resolve(value)),
            (error) => this.#enter(() => reject(error)),
          );
      });
    });
  }
}
