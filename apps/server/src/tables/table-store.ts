import type { Answer, ErrorCode } from '@crownhold/protocol';
import type { DealState } from '../ports/dealing.ts';
import { type Guest, type NewEntry, NotStoredError, type Place, type StoredLink } from '../ports/store.ts';
import { dueMs } from './due.ts';
import { type Entry, writeEntry } from './entry.ts';
import { SLOW_MS } from './pending-appends.ts';
import { TableLog } from './table-log.ts';
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
}

const MOST_TRIES = 4;

/**
 * A table's log between the store and those who decide. Nothing is in `log` that is not durable. Whoever decides does so at
 * the head, and what is stored meanwhile by others, or by an append whose outcome is unknown, is read before the next try.
 */
export class TableStore {
  readonly #table: string;
  readonly #ports: TablePorts;
  readonly #changed: (from: TableLog) => void;
  #log = new TableLog();
  #places: readonly Place[] = [];
  #links: readonly StoredLink[] = [];
  #guests: readonly Guest[] = [];
  #dealt: DealState | undefined;
  #isUncertain = false;

  constructor(table: string, ports: TablePorts, changed: (from: TableLog) => void) {
    this.#table = table;
    this.#ports = ports;
    this.#changed = changed;
  }

  get log(): TableLog {
    return this.#log;
  }

  get places(): readonly Place[] {
    return this.#places;
  }

  get links(): readonly StoredLink[] {
    return this.#links;
  }

  get guests(): readonly Guest[] {
    return this.#guests;
  }

  /** Names and secrets, which are in no entry. Resolves once they are durable. */
  async putPlaces(places: readonly Place[]): Promise<void> {
    await this.#ports.store.putPlaces(this.#table, places);
    this.#places = mergePlaces(this.#places, places);
  }

  async putLinks(links: readonly StoredLink[]): Promise<void> {
    await this.#ports.store.putLinks(this.#table, links);
    this.#links = mergeLinks(this.#links, links);
  }

  async addGuest(guest: Guest): Promise<void> {
    await this.#ports.store.addGuest(this.#table, guest);
    const known = this.#guests.find(({ session }) => session === guest.session);
    if (known?.right === 'invite') return;
    this.#guests = [...this.#guests.filter((each) => each !== known), guest];
  }

  /** The store has forgotten a session. */
  dropSession(session: string): void {
    this.#places = this.#places.map((place) => (place.session === session ? { seat: place.seat } : place));
    this.#guests = this.#guests.filter((guest) => guest.session !== session);
  }

  /** Whether there is such a table. */
  async load(): Promise<boolean> {
    const { store } = this.#ports;
    const [entries, places, times, links, guests] = await Promise.all([
      store.entries(this.#table, 0),
      store.places(this.#table),
      store.durableTimes(this.#table),
      store.links(this.#table),
      store.guests(this.#table),
    ]);
    const log = new TableLog();
    for (const stored of entries) log.apply(stored, times.find(({ entry }) => entry === stored.entry)?.atMs);
    this.#log = log;
    this.#places = places;
    this.#links = links;
    this.#guests = guests;
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

  /** Reads what was stored by others, or by an append of ours whose outcome was unknown. */
  async catchUp(): Promise<boolean> {
    const { store, time, pending, log } = this.#ports;
    const from = this.#log;
    try {
      const entries = await store.entries(this.#table, from.count);
      if (entries.length > 0) {
        const next = from.fork();
        const atMs = time.nowMs();
        for (const stored of entries) {
          const madeMs = next.apply(stored, atMs);
          pending.note({ table: this.#table, entry: stored.entry, atMs }, madeMs);
        }
        const [places, links] = await Promise.all([store.places(this.#table), store.links(this.#table)]);
        this.#places = places;
        this.#links = links;
        this.#log = next;
        this.#dealt = undefined;
        this.#changed(from);
      }
      this.#isUncertain = false;
      return true;
    } catch {
      log({ level: 'error', event: 'read-failed', table: this.#table, version: from.version });
      return false;
    }
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
    const { entry, command, places, secret, dealt } = proposal;
    const from = this.#log;
    const next = from.fork();
    const stored = { table: this.#table, entry: from.count, command, text: writeEntry(entry) };
    next.apply(stored);
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
      append.end();
      const isKnown = error instanceof NotStoredError;
      const event = isKnown ? 'not-stored' : 'append-failed';
      write({ level: 'error', event, table: this.#table, version: from.version });
      return isKnown ? 'not-stored' : 'unknown';
    }
    const nowMs = time.nowMs();
    append.end({ table: this.#table, entry: stored.entry, atMs: nowMs });
    if (nowMs - entry.at > SLOW_MS) next.delay(nowMs - entry.at);
    this.#log = next;
    this.#dealt = dealt ?? this.#dealt;
    if (places) this.#places = mergePlaces(this.#places, places);
    if (links) this.#links = mergeLinks(this.#links, links);
    this.#changed(from);
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
