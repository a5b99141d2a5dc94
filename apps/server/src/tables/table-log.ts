import {
  type AnyGame,
  advance,
  CHANCE,
  createMatch,
  type GameTypes,
  isFault,
  isRefusal,
  type LogEntry,
  type MatchOf,
  NOBODY,
  parseStep,
  type Seat,
  type StateBuffer,
  type Status,
} from '@crownhold/core';
import { findGame } from '@crownhold/games';
import type { DealClient, DealOpening, FairEvent } from '../ports/dealing.ts';
import type { StoredEntry } from '../ports/store.ts';
import {
  type Author,
  type CreateEntry,
  type Entry,
  type PeopleEntry,
  type RowEntry,
  readEntry,
  type Setup,
} from './entry.ts';
import { filmMs } from './film.ts';
import { createPeople, evolvePeople, NO_PEOPLE, type PeopleLog } from './people-log.ts';
import { firstMs, sealingMs, TableClocks } from './table-clocks.ts';

export interface NumberedEvent {
  readonly index: number;
  readonly event: FairEvent;
}

/** A row as the log has it. */
export interface LoggedRow {
  readonly version: number;
  readonly seat?: Seat;
  readonly id?: string;
  readonly by?: Author;
  readonly entries: readonly LogEntry[];
  readonly steps: readonly string[];
  /** All events since the row before. */
  readonly fair: readonly NumberedEvent[];
}

/** A command that was stored, to answer it again. */
export interface KnownCommand {
  readonly body: string;
  readonly version: number;
  readonly head: string;
}

/** What a row leads to, known to whoever has just dealt it: it need not be read and played again. */
export interface PlayedRow {
  readonly entry: RowEntry;
  readonly entries: readonly LogEntry[];
  readonly after: StateBuffer;
}

/** All that a table's log says. It takes durable entries only, and judges nothing: an entry that does not fit is a bug. */
export class TableLog {
  count = 0;
  /** The rules of this table, or a later format, are not known here. */
  isStopped = false;
  setup: Setup | undefined;
  game: AnyGame | undefined;
  match: MatchOf<GameTypes> | undefined;
  clocks: TableClocks | undefined;
  head = '';
  words = '';
  rows: readonly LoggedRow[] = [];
  events: readonly FairEvent[] = [];
  /** Events after the last row. */
  tail: readonly NumberedEvent[] = [];
  /** The words of turns that others may not know yet. */
  hidden: readonly DealOpening[] = [];
  people: PeopleLog = NO_PEOPLE;
  /** When the last entry was durable, as far as it is known. */
  changedMs = 0;
  /** Seats of people for whom a bot plays. */
  away: ReadonlySet<Seat> = new Set();
  /** Copied on every fork, like all that grows: a table has some dozens of rows. */
  commands: ReadonlyMap<string, KnownCommand> = new Map();
  /** Parts for the next event of sealing, by seat. */
  clients: readonly (DealClient | undefined)[] = [];
  elements: readonly (string | undefined)[] = [];
  /** When the table began to wait for parts. */
  #sealingSinceMs = 0;
  thrown: unknown;

  /** The state before the last row that was applied. */
  before: StateBuffer | undefined;

  /** A log of its own that says the same. */
  fork(): TableLog {
    const log = Object.assign(new TableLog(), this);
    log.#sealingSinceMs = this.#sealingSinceMs;
    log.clocks = this.clocks?.copy();
    return log;
  }

  /** Takes the next entry; it was durable at that time of service, or when it was made. Returns when that was. */
  apply(stored: StoredEntry, durableMs?: number, played?: PlayedRow): number {
    if (stored.entry !== this.count) throw new Error(`entry ${stored.entry} of ${stored.table} after ${this.count}`);
    this.count++;
    const entry = played?.entry ?? readEntry(stored.text);
    if (!entry || this.isStopped) this.isStopped = true;
    else this.#apply(entry, Math.max(entry.at, durableMs ?? 0), stored.command, played);
    this.changedMs = Math.max(entry?.at ?? 0, durableMs ?? 0);
    return entry?.at ?? 0;
  }

  /** The last entry was durable later than it was made. */
  delay(byMs: number): void {
    this.clocks?.delay(byMs);
    this.#sealingSinceMs += byMs;
  }

  get version(): number {
    return this.rows.length;
  }

  get status(): Status {
    const { isExpired, isStarted, hasEnded } = this.people;
    if (this.isStopped || isExpired) return 'stopped';
    const mayStart = this.setup?.start !== 'host' || isStarted;
    if (!this.match || this.rows.length === 0) return this.isFull && mayStart ? 'sealing' : 'seating';
    if (hasEnded) return 'over';
    return this.match.game.actors(this.match.state) === NOBODY ? 'over' : 'playing';
  }

  get isFull(): boolean {
    return this.setup !== undefined && this.freeSeats.length === 0;
  }

  /** Nobody sits there yet. */
  get freeSeats(): readonly Seat[] {
    const seats = this.setup?.seats.map((_, seat) => seat) ?? [];
    return seats.filter((seat) => this.isPerson(seat) && !this.people.order.includes(seat));
  }

  /** Everybody may come, until the start. */
  get isListed(): boolean {
    return this.setup?.isListed === true && this.status === 'seating';
  }

  isPerson(seat: Seat): boolean {
    return this.setup?.seats[seat]?.kind === 'person';
  }

  /** Whether a bot plays the seat now: its own, or in place of a person. */
  isBotSeat(seat: Seat): boolean {
    return !this.isPerson(seat) || this.away.has(seat);
  }

  /** People whose clocks run. */
  get running(): readonly Seat[] {
    return (this.match?.asked ?? []).map(({ seat }) => seat).filter((seat) => !this.isBotSeat(seat));
  }

  /** Until when the table waits for parts of seals. */
  get sealingEndMs(): number {
    return this.#sealingSinceMs + sealingMs(this.setup!.clock);
  }

  deadlineMs(seat: Seat): number | undefined {
    return this.isBotSeat(seat) ? undefined : this.clocks?.deadlineMs(seat);
  }

  #apply(entry: Entry, durableMs: number, command: string, played?: PlayedRow): void {
    switch (entry.kind) {
      case 'create':
        this.#create(entry);
        return;
      case 'sit':
      case 'leave':
      case 'setup':
      case 'start':
      case 'expire':
      case 'away':
      case 'resign':
      case 'move':
      case 'rematch':
        this.#applyPeople(entry);
        return;
      case 'part':
        if (entry.client) this.clients = this.clients.with(entry.seat, entry.client);
        if (entry.element !== undefined) this.elements = this.elements.with(entry.seat, entry.element);
        break;
      case 'seal':
        this.#hear(entry.events, entry.head);
        this.clients = this.clients.map((client, seat) => {
          return entry.isReopened || entry.missing?.includes(seat) ? undefined : client;
        });
        if (entry.words !== undefined) this.words = entry.words;
        this.elements = this.elements.map(() => undefined);
        this.#sealingSinceMs = durableMs;
        return;
      case 'row':
        this.#addRow(entry, durableMs, played);
        break;
      case 'enrol':
        this.#hear(entry.events, entry.head);
        break;
      case 'return':
        this.away = new Set([...this.away].filter((seat) => seat !== entry.seat));
        this.clocks?.restart(entry.seat, durableMs);
        break;
    }
    if (entry.id !== undefined && entry.body !== undefined)
      this.commands = new Map([
        ...this.commands,
        [command, { body: entry.body, version: this.version, head: this.head }],
      ]);
  }

  #applyPeople(entry: PeopleEntry): void {
    this.people = evolvePeople(this.people, entry);
    if (entry.kind === 'away' || entry.kind === 'resign') this.away = new Set([...this.away, entry.seat]);
    if (entry.kind === 'resign' && entry.events) this.#hear(entry.events, entry.head ?? this.head);
    if (!this.setup || (entry.kind !== 'setup' && entry.kind !== 'start')) return;
    if (entry.kind === 'setup') {
      const { options, seats, clock, isListed = this.setup.isListed ?? false } = entry;
      this.#prepare({ ...this.setup, options, seats, clock, isListed });
    } else {
      const seats = this.setup.seats.map((setup, seat) => {
        const bot = entry.bots.find((each) => each.seat === seat)?.bot;
        return bot === undefined ? setup : ({ kind: 'bot', bot } as const);
      });
      this.setup = { ...this.setup, seats };
    }
  }

  #create(entry: CreateEntry): void {
    const { kind: _, at: _at, seated: _seated, tally: _tally, ...setup } = entry;
    this.people = createPeople(entry);
    this.#prepare(setup);
  }

  /** A table at which nothing has happened. */
  #prepare(setup: Setup): void {
    this.setup = setup;
    this.clients = setup.seats.map(() => undefined);
    this.elements = setup.seats.map(() => undefined);
    const game = findGame(setup.game);
    const options = game?.rulesVersion === setup.rulesVersion ? game.parseOptions(setup.options) : undefined;
    this.isStopped = !game || !options || isRefusal(options);
    if (!game || !options || isRefusal(options)) return;
    this.game = game;
    this.match = createMatch(game, options);
    this.clocks = new TableClocks(
      setup.clock,
      Array.from({ length: options.seats }, () => firstMs(setup.clock)),
    );
  }

  #hear(events: readonly FairEvent[], head: string): void {
    const first = this.events.length;
    this.tail = [...this.tail, ...events.map((event, at) => ({ index: first + at, event }))];
    this.events = [...this.events, ...events];
    this.head = head;
  }

  #addRow(entry: RowEntry, durableMs: number, played?: PlayedRow): void {
    const { seat, id, by, steps } = entry;
    const match = this.match!;
    const state = played?.after ?? match.game.copy(match.state);
    const entries = played?.entries ?? readSteps(match.game, state, entry);
    this.#hear(entry.events, entry.head);
    if (entry.words !== undefined) this.words = entry.words;
    const author = { ...(seat !== undefined && { seat }), ...(id !== undefined && { id }), ...(by && { by }) };
    this.rows = [...this.rows, { version: this.version + 1, ...author, entries, steps, fair: this.tail }];
    this.tail = [];
    if (seat !== undefined) {
      if (by === 'timeout') this.away = new Set([...this.away, seat]);
      this.clocks?.spend(seat, entry.usedMs ?? 0);
    }
    if (entries.some(({ actor }) => actor === CHANCE)) this.hidden = [];
    if (entry.opening) this.hidden = [...this.hidden, entry.opening];
    const thrown = entries.findLast(({ attachment }) => attachment !== undefined);
    if (thrown) this.thrown = thrown.attachment;
    this.before = match.state;
    this.match = advance(match, state);
    this.clocks?.ask(this.match.asked, this.version, durableMs, filmMs(match.game, this.before, entries));
  }
}

/** Plays in place. */
function readSteps(game: AnyGame, state: StateBuffer, { steps, attachments }: RowEntry): readonly LogEntry[] {
  return steps.map((text, index) => {
    const step = parseStep(game, state, text);
    if (isFault(step)) throw new Error(`a stored step is illegal: ${text} in ${game.formatState(state)}`);
    game.apply(state, step.actor, step.move);
    const attachment = attachments?.[index];
    return attachment === undefined ? step : { ...step, attachment };
  });
}
