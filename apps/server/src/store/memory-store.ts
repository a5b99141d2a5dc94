import type { Appended, Due, DurableTime, NewEntry, Place, Store, StoredEntry } from '../ports/store.ts';

interface StoredTable {
  readonly entries: StoredEntry[];
  readonly commands: Set<string>;
  readonly places: Map<number, Place>;
  readonly times: DurableTime[];
  secret: Uint8Array | undefined;
  dueMs: number | undefined;
}

/** A store that lives as long as its process: for tests, for the simulation, and for whoever wants nothing kept. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, StoredTable>();
  #servedMs = 0;

  /** A store of its own that has the same. */
  clone(): MemoryStore {
    const store = new MemoryStore();
    store.#servedMs = this.#servedMs;
    for (const [id, { entries, commands, places, times, secret, dueMs }] of this.#tables)
      store.#tables.set(id, {
        entries: [...entries],
        commands: new Set(commands),
        places: new Map(places),
        times: [...times],
        secret,
        dueMs,
      });
    return store;
  }

  async append(entry: NewEntry): Promise<Appended> {
    return this.appendNow(entry);
  }

  /** All or nothing, at once. */
  appendNow(made: NewEntry): Appended {
    const { table, entry, command, text, dueMs, places = [], secret } = made;
    const stored = this.#tables.get(table) ?? createTable();
    if (stored.commands.has(command)) return 'command-taken';
    if (entry !== stored.entries.length) return 'entry-taken';
    this.#tables.set(table, stored);
    stored.entries.push({ table, entry, command, text });
    stored.commands.add(command);
    for (const place of places) stored.places.set(place.seat, place);
    if (secret) stored.secret = secret.slice();
    stored.dueMs = dueMs;
    return 'stored';
  }

  /** Where a session has a seat. */
  protected seatedTables(session: string): readonly string[] {
    const isSeated = ({ places }: StoredTable) => [...places.values()].some((place) => place.session === session);
    return [...this.#tables].flatMap(([id, table]) => (isSeated(table) ? [id] : [])).sort();
  }

  async entries(table: string, from: number): Promise<readonly StoredEntry[]> {
    return this.entriesNow(table, from);
  }

  entriesNow(table: string, from: number): readonly StoredEntry[] {
    return this.#tables.get(table)?.entries.slice(from) ?? [];
  }

  async places(table: string): Promise<readonly Place[]> {
    return [...(this.#tables.get(table)?.places.values() ?? [])];
  }

  async secret(table: string): Promise<Uint8Array | undefined> {
    return this.#tables.get(table)?.secret?.slice();
  }

  async due(untilMs: number, limit: number, after?: Due): Promise<readonly Due[]> {
    const due: Due[] = [];
    for (const [table, { dueMs }] of this.#tables)
      if (dueMs !== undefined && dueMs <= untilMs) due.push({ table, dueMs });
    due.sort(compareDue);
    return due.filter((each) => !after || compareDue(after, each) < 0).slice(0, limit);
  }

  async durableTimes(table: string): Promise<readonly DurableTime[]> {
    return this.#tables.get(table)?.times.slice() ?? [];
  }

  async beat(servedMs: number, late: readonly DurableTime[]): Promise<void> {
    this.#servedMs = Math.max(this.#servedMs, servedMs);
    for (const time of late) this.#tables.get(time.table)?.times.push(time);
  }

  async servedMs(): Promise<number> {
    return this.#servedMs;
  }
}

function createTable(): StoredTable {
  const growing = { entries: [], commands: new Set<string>(), places: new Map(), times: [] };
  return { ...growing, secret: undefined, dueMs: undefined };
}

function compareDue(one: Due, other: Due): number {
  return one.dueMs - other.dueMs || (one.table < other.table ? -1 : Number(one.table > other.table));
}
