import type { Heads, TableRows } from '../ports/heads.ts';
import type { Note, Notes } from '../ports/notes.ts';
import type {
  Appended,
  Due,
  DurableTime,
  Guest,
  NewEntry,
  OwnSeat,
  Place,
  Store,
  StoredEntry,
  StoredLink,
  StoredListing,
  TableSummary,
} from '../ports/store.ts';

interface StoredTable {
  readonly entries: StoredEntry[];
  readonly commands: Set<string>;
  readonly places: Map<number, Place>;
  readonly times: DurableTime[];
  readonly links: Map<string, StoredLink>;
  readonly guests: Map<string, Guest>;
  readonly notes: Map<string, Note & { readonly node?: string }>;
  creator: string | undefined;
  summary: TableSummary | undefined;
  secret: Uint8Array | undefined;
  dueMs: number | undefined;
  /** Counts everything that changes. */
  changes: number;
}

/** A store that lives as long as its process: for tests, for the simulation, and for whoever wants nothing kept. */
export class MemoryStore implements Store, Heads {
  readonly #tables = new Map<string, StoredTable>();
  readonly #nodes = new Set<string>();
  #servedMs = 0;

  /** A store of its own that has the same. */
  clone(): MemoryStore {
    const store = new MemoryStore();
    store.#servedMs = this.#servedMs;
    for (const [id, table] of this.#tables)
      store.#tables.set(id, {
        ...table,
        entries: [...table.entries],
        commands: new Set(table.commands),
        places: new Map(table.places),
        times: [...table.times],
        links: new Map(table.links),
        guests: new Map(table.guests),
        notes: new Map(table.notes),
      });
    return store;
  }

  async append(entry: NewEntry): Promise<Appended> {
    return this.appendNow(entry);
  }

  /** All or nothing, at once. */
  appendNow(made: NewEntry): Appended {
    const { table, entry, command, text, dueMs, places = [], secret, links = [], creator, summary } = made;
    const stored = this.#tables.get(table) ?? createTable();
    if (stored.commands.has(command)) return 'command-taken';
    if (entry !== stored.entries.length) return 'entry-taken';
    this.#tables.set(table, stored);
    stored.entries.push({ table, entry, command, text });
    stored.commands.add(command);
    for (const place of places) stored.places.set(place.seat, place);
    if (secret) stored.secret = secret.slice();
    for (const link of links) putLink(stored, link);
    if (creator !== undefined) stored.creator = creator;
    if (summary) stored.summary = summary;
    stored.dueMs = dueMs;
    stored.changes++;
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
    return this.placesNow(table);
  }

  placesNow(table: string): readonly Place[] {
    return [...(this.#tables.get(table)?.places.values() ?? [])];
  }

  async putPlaces(table: string, places: readonly Place[]): Promise<void> {
    const stored = this.#tables.get(table);
    if (!stored) return;
    for (const place of places)
      if (stored.places.get(place.seat)?.session === place.session) stored.places.set(place.seat, place);
    stored.changes++;
  }

  async links(table: string): Promise<readonly StoredLink[]> {
    return [...(this.#tables.get(table)?.links.values() ?? [])];
  }

  async putLinks(table: string, links: readonly StoredLink[]): Promise<void> {
    const stored = this.#tables.get(table);
    if (!stored) return;
    for (const link of links) putLink(stored, link);
    stored.changes++;
  }

  async guests(table: string): Promise<readonly Guest[]> {
    return [...(this.#tables.get(table)?.guests.values() ?? [])];
  }

  async addGuest(table: string, guest: Guest): Promise<void> {
    const stored = this.#tables.get(table);
    if (!stored || (guest.right === 'watch' && stored.guests.has(guest.session))) return;
    stored.guests.set(guest.session, guest);
    stored.changes++;
  }

  async tableOfCode(hash: string): Promise<string | undefined> {
    for (const [table, { links }] of this.#tables) if (links.get('code')?.hash === hash) return table;
    return undefined;
  }

  async seatsOf(session: string, limit: number): Promise<readonly OwnSeat[]> {
    const all = [...this.#tables].reverse().flatMap(([table, { places, summary }]) => {
      const own = [...places.values()].filter((place) => place.session === session);
      return own.map(({ seat }) => ({ table, seat, ...(summary && { summary }) }));
    });
    return all.slice(0, limit);
  }

  async listings(limit: number): Promise<readonly StoredListing[]> {
    const all = [...this.#tables].reverse().flatMap(([table, { summary }]) => {
      return summary?.listed ? [{ table, game: summary.game, listed: summary.listed }] : [];
    });
    return all.slice(0, limit);
  }

  async countUnstarted(creator: string): Promise<number> {
    const all = [...this.#tables.values()];
    return all.filter((table) => table.creator === creator && table.summary?.status === 'seating').length;
  }

  async forget(session: string): Promise<void> {
    for (const table of this.#tables.values()) {
      for (const { seat, session: holder } of table.places.values())
        if (holder === session) table.places.set(seat, { seat });
      table.guests.delete(session);
      table.notes.delete(`claim:${session}`);
      table.changes++;
      if (table.creator === session) table.creator = undefined;
    }
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

  /** The port of one of the nodes that share it; a life of a note is not measured here. */
  notesOf(node: string): Notes {
    return {
      node,
      put: async (table, notes) => {
        const stored = this.#tables.get(table);
        if (!stored) return;
        if (!this.#nodes.has(node) && notes.some(({ endsWithNode }) => endsWithNode))
          throw new Error('an unknown node');
        for (const { key, text, endsWithNode } of notes)
          stored.notes.set(key, { key, text, ...(endsWithNode && { node }) });
        stored.changes++;
      },
      drop: async (table, keys) => {
        const stored = this.#tables.get(table);
        if (!stored) return;
        for (const key of keys) stored.notes.delete(key);
        stored.changes++;
      },
      read: async (table) => {
        return [...(this.#tables.get(table)?.notes.values() ?? [])].map(({ key, text }) => ({ key, text }));
      },
      beat: async () => {
        const isKnown = this.#nodes.has(node);
        this.#nodes.add(node);
        return isKnown;
      },
    };
  }

  /** A node that does not beat any more. */
  endNode(node: string): void {
    this.#nodes.delete(node);
    for (const table of this.#tables.values()) {
      const gone = [...table.notes.values()].filter((note) => note.node === node);
      for (const { key } of gone) table.notes.delete(key);
      if (gone.length > 0) table.changes++;
    }
  }

  /** For nodes that share it. */
  async revisions(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const known = tables.filter((table) => this.#tables.has(table));
    return new Map(known.map((table) => [table, String(this.#tables.get(table)!.changes)]));
  }

  async tableRows(table: string, from: number): Promise<TableRows> {
    const [entries, places, links, guests, notes] = await Promise.all([
      this.entries(table, from),
      this.places(table),
      this.links(table),
      this.guests(table),
      this.notesOf('').read(table),
    ]);
    return { entries, places, links, guests, notes };
  }
}

function createTable(): StoredTable {
  const growing = { entries: [], commands: new Set<string>(), places: new Map(), times: [] };
  const people = { links: new Map(), guests: new Map(), notes: new Map(), creator: undefined, summary: undefined };
  return { ...growing, ...people, secret: undefined, dueMs: undefined, changes: 0 };
}

function putLink({ links }: StoredTable, link: StoredLink): void {
  if (link.hash === undefined) links.delete(link.kind);
  else links.set(link.kind, link);
}

function compareDue(one: Due, other: Due): number {
  return one.dueMs - other.dueMs || (one.table < other.table ? -1 : Number(one.table > other.table));
}
