import type { Answer, ErrorCode } from '@crownhold/protocol';
import type { DealState } from '../ports/dealing.ts';
import type { NewNote, Note } from '../ports/notes.ts';
import {
  type Guest,
  type NewEntry,
  NotStoredError,
  type Place,
  type StoredEntry,
  type StoredLink,
} from '../ports/store.ts';
import { dueMs } from './due.ts';
import { type Entry, writeEntry } from './entry.ts';
import { SLOW_MS } from './pending-appends.ts';
import { SLICE_ROWS } from './seen-rows.ts';
import { type PlayedRow, TableLog } from './table-log.ts';
import type { TablePorts } from './table-ports.ts';
import { summaryOf } from './table-summary.ts';

/** An entry that was decided and is not stored yet. */
export interface Proposal {
  readonly entry: Entry;
  readonly command: string;
  readonly places?: readonly Place[];
  readonly secret?: Uint8Array;
  readonly links?: readonly StoredLink[];
  /** What the dealer knows after it, if the entry has events. */
  readonly dealt?: DealState;
  /** What the entry leads to, if it is a row. */
  readonly played?: PlayedRow;
}

const MOST_TRIES = 4;
/** How much later than another node has stored an entry it may be read here without having been durable late. */
const FOLLOW_MS = 2500;

/** All of a table that can be forgotten. */
interface TablePeopleRows {
  readonly places: readonly Place[];
  readonly links: readonly StoredLink[];
  readonly guests: readonly Guest[];
  readonly notes: readonly Note[];
}

/**
 * A table's log between the store and those who decide. Nothing is in `log` that is not durable. Whoever decides does so at
 * the head, and what is stored meanwhile by others, or by an append whose outcome is unknown, is read before the next try.
 */
export class TableStore {
  readonly #table: string;
  readonly #ports: TablePorts;
  readonly #changed: (from: TableLog, isOurs: boolean) => void;
  #log = new TableLog();
  #people: TablePeopleRows = { places: [], links: [], guests: [], notes: [] };
  #dealt: DealState | undefined;
  #isUncertain = false;
  /** The append whose outcome is unknown: it counts as being on its way until the table was read again. */
  #unknown: { readonly command: string; end(): void } | undefined;

  constructor(table: string, ports: TablePorts, changed: (from: TableLog, isOurs: boolean) => void) {
    this.#table = table;
    this.#ports = ports;
    this.#changed = changed;
  }

  get log(): TableLog {
    return this.#log;
  }

  get places(): readonly Place[] {
    return this.#people.places;
  }

  get links(): readonly StoredLink[] {
    return this.#people.links;
  }

  get guests(): readonly Guest[] {
    return this.#people.guests;
  }

  /** What people have said that is in no entry: of all nodes, or of as long as the table is in memory if there is but one. */
  get notes(): readonly Note[] {
    return this.#people.notes;
  }

  /** How other nodes call this one, if there are any. */
  get node(): string | undefined {
    return this.#ports.notes?.node;
  }

  /** Resolves once other nodes can read them; `notes` then has theirs too. */
  async putNotes(notes: readonly NewNote[]): Promise<void> {
    if (notes.length === 0) return;
    const shared = this.#ports.notes;
    await shared?.put(this.#table, notes);
    const keys = new Set(notes.map(({ key }) => key));
    const put = notes.map(({ key, text }) => ({ key, text }));
    this.#change({
      notes: (await shared?.read(this.#table)) ?? [...this.notes.filter(({ key }) => !keys.has(key)), ...put],
    });
  }

  async dropNotes(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.#ports.notes?.drop(this.#table, keys);
    this.#change({ notes: this.notes.filter(({ key }) => !keys.includes(key)) });
  }

  /** Names and secrets, which are in no entry. Resolves once they are durable. */
  async putPlaces(places: readonly Place[]): Promise<void> {
    await this.#ports.store.putPlaces(this.#table, places);
    this.#change({ places: mergePlaces(this.places, places) });
  }

  async putLinks(links: readonly StoredLink[]): Promise<void> {
    await this.#ports.store.putLinks(this.#table, links);
    this.#change({ links: mergeLinks(this.links, links) });
  }

  async addGuest(guest: Guest): Promise<void> {
    await this.#ports.store.addGuest(this.#table, guest);
    const known = this.guests.find(({ session }) => session === guest.session);
    if (known && guest.right === 'watch') return;
    this.#change({ guests: [...this.guests.filter((each) => each !== known), guest] });
  }

  /** The store has forgotten a session. */
  dropSession(session: string): void {
    const places = this.places.map((place) => (place.session === session ? { seat: place.seat } : place));
    const notes = this.notes.filter(({ key }) => key !== `claim:${session}`);
    this.#change({ places, guests: this.guests.filter((guest) => guest.session !== session), notes });
  }

  /** Other nodes need not wait for their next look. */
  #change(change: Partial<TablePeopleRows>): void {
    this.#people = { ...this.#people, ...change };
    this.#ports.hints.publish(this.#table);
  }

  /** Whether there is such a table. */
  async load(): Promise<boolean> {
    const { store } = this.#ports;
    const [{ entries, people }, times] = await Promise.all([this.#read(0), store.durableTimes(this.#table)]);
    const log = new TableLog();
    for (const stored of entries) {
      log.apply(stored, times.find(({ entry }) => entry === stored.entry)?.atMs);
      if (log.count % SLICE_ROWS === 0) await this.#ports.timers.pause();
    }
    this.#log = log;
    this.#people = people;
    return log.count > 0;
  }

  /** Decides until what was decided is stored, or there is another answer. Only one at a time may decide. */
  async decide(propose: () => Promise<Proposal | Answer>): Promise<Answer> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (this.#isUncertain && !(await this.catchUp())) return refused('unavailable');
      const proposal = await propose();
      if ('kind' in proposal) return proposal;
      const stored = await this.#append(proposal);
      if (stored === 'not-stored') return refused('unavailable');
      if (stored === 'stored') return accepted(this.#log.version, this.#log.head);
      this.#isUncertain = true;
    }
    return refused('unavailable');
  }

  /** Reads what was stored by others, or by an append of ours whose outcome was unknown. Whether it could be read. */
  async catchUp(): Promise<boolean> {
    const { log } = this.#ports;
    const from = this.#log;
    try {
      const { entries, people } = await this.#read(from.count);
      const isSame = entries.length === 0 && textOf(people) === textOf(this.#people);
      this.#people = people;
      if (entries.length > 0) this.#follow(entries);
      this.#isUncertain = false;
      this.close();
      if (!isSame) this.#changed(from, false);
      return true;
    } catch {
      log({ level: 'error', event: 'read-failed', table: this.#table, version: from.version });
      return false;
    }
  }

  /** Nobody waits any more for an append whose outcome is unknown. */
  close(): void {
    this.#unknown?.end();
    this.#unknown = undefined;
  }

  /** When they were durable nobody here knows, so clocks run from now on. */
  #follow(entries: readonly StoredEntry[]): void {
    const { time, pending, dealing } = this.#ports;
    const next = this.#log.fork();
    const atMs = time.nowMs();
    for (const stored of entries) {
      const isOurs = stored.command === this.#unknown?.command;
      const madeMs = next.apply(stored, atMs);
      pending.note({ table: this.#table, entry: stored.entry, atMs }, madeMs + (isOurs ? 0 : FOLLOW_MS));
      time.advance(madeMs);
    }
    this.#log = next;
    this.#dealt = this.#dealt && dealing.follow(this.#dealt, next.events, next.hidden);
  }

  async #read(from: number): Promise<{ readonly entries: readonly StoredEntry[]; readonly people: TablePeopleRows }> {
    const { store, heads, notes: shared } = this.#ports;
    if (heads) {
      const { entries, places, links, guests, notes } = await heads.tableRows(this.#table, from);
      return { entries, people: { places, links, guests, notes: shared ? notes : this.notes } };
    }
    // Entries first: whoever an entry has seated is then among the places.
    const entries = await store.entries(this.#table, from);
    const [places, links, guests] = await Promise.all([
      store.places(this.#table),
      store.links(this.#table),
      store.guests(this.#table),
    ]);
    return { entries, people: { places, links, guests, notes: this.notes } };
  }

  /** What the dealer knows at the head. */
  async dealt(): Promise<DealState> {
    if (this.#dealt) return this.#dealt;
    const { store, dealing } = this.#ports;
    const { game, events, hidden } = this.#log;
    const secret = await store.secret(this.#table);
    if (!secret || !game) throw new Error(`${this.#table} has no dealer`);
    this.#dealt = dealing.resume(secret, game, events, hidden);
    return this.#dealt;
  }

  async #append(proposal: Proposal): Promise<'stored' | 'not-stored' | 'unknown'> {
    const { store, time, pending, log: write, hints } = this.#ports;
    const { entry, command, places, secret, dealt, played } = proposal;
    const from = this.#log;
    const next = from.fork();
    const stored = { table: this.#table, entry: from.count, command, text: writeEntry(entry) };
    next.apply(stored, undefined, played);
    const links = linksAfter(proposal, from, next);
    const made: NewEntry = {
      ...stored,
      atMs: entry.at,
      dueMs: dueMs(next, entry.at),
      summary: summaryOf(next),
      ...(places && { places }),
      ...(secret && { secret }),
      ...(links && { links }),
    };
    const append = pending.begin(entry.at);
    try {
      const result = await store.append(made);
      if (result !== 'stored') {
        append.end();
        return 'unknown';
      }
    } catch (error) {
      const isKnown = error instanceof NotStoredError;
      if (isKnown) append.end();
      else this.#unknown = { command, end: () => append.end() };
      const event = isKnown ? 'not-stored' : 'append-failed';
      write({ level: 'error', event, table: this.#table, version: from.version });
      return isKnown ? 'not-stored' : 'unknown';
    }
    const nowMs = time.nowMs();
    append.end({ table: this.#table, entry: stored.entry, atMs: nowMs });
    if (nowMs - entry.at > SLOW_MS) next.delay(nowMs - entry.at);
    this.#log = next;
    this.#dealt = dealt ?? this.#dealt;
    this.#people = {
      ...this.#people,
      ...(places && { places: mergePlaces(this.places, places) }),
      ...(links && { links: mergeLinks(this.links, links) }),
    };
    this.#changed(from, true);
    hints.publish(this.#table);
    return 'stored';
  }
}

export function refused(code: ErrorCode): Answer {
  return { kind: 'refused', code };
}

export function accepted(version: number, head: string): Answer {
  return { kind: 'accepted', version, ...(head !== '' && { head }) };
}

/** The same for the same rows, in whatever order. */
function textOf({ places, links, guests, notes }: TablePeopleRows): string {
  return JSON.stringify([places, links, guests, notes].map((rows) => rows.map((row) => JSON.stringify(row)).sort()));
}

function mergePlaces(old: readonly Place[], changed: readonly Place[]): readonly Place[] {
  return [...old.filter(({ seat }) => changed.every((place) => place.seat !== seat)), ...changed];
}

function mergeLinks(old: readonly StoredLink[], changed: readonly StoredLink[]): readonly StoredLink[] {
  const kept = old.filter(({ kind }) => changed.every((link) => link.kind !== kind));
  return [...kept, ...changed.filter(({ hash }) => hash !== undefined)];
}

/** A code ends with the start. */
function linksAfter({ links }: Proposal, from: TableLog, next: TableLog): readonly StoredLink[] | undefined {
  const hasStarted = from.status === 'seating' && next.status !== 'seating';
  return links ?? (hasStarted ? [{ kind: 'code' }] : undefined);
}
