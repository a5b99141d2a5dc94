import { type Seat, SPECTATOR, type Viewer } from '@crownhold/core';
import type { Answer, CommandMessage, ErrorCode, SubmitMessage } from '@crownhold/protocol';
import type { Connection } from '../ports/connection.ts';
import { mayLook } from './access.ts';
import { Agreements } from './agreements.ts';
import { Audience, rankOf } from './audience.ts';
import { BotPlayers, isAsked, type Settled } from './bot-players.ts';
import { expiryMs } from './due.ts';
import { proposeExpiry } from './gathering.ts';
import { Presence } from './presence.ts';
import { tellViewer } from './projection.ts';
import { proposePart, proposeSeal } from './sealing.ts';
import { proposeEnrolment, proposeReturn } from './seat-changes.ts';
import { TableEntrance } from './table-entrance.ts';
import type { TableLog } from './table-log.ts';
import { TablePeople } from './table-people.ts';
import type { TablePorts } from './table-ports.ts';
import { chairsOf, recordOf, stepsAfter } from './table-queries.ts';
import { type Proposal, refused, TableStore } from './table-store.ts';
import { summaryOf } from './table-summary.ts';
import { TaskQueue } from './task-queue.ts';
import { proposeTurn, type TurnRequest, turnOf } from './turns.ts';

const SEAL_AGAIN_MS = 1000;

/** A table in memory. One decision at a time; what is decided is stored before anybody hears of it. */
export class LiveTable {
  readonly id: string;
  readonly #ports: TablePorts;
  readonly #store: TableStore;
  readonly #audience = new Audience();
  readonly #bots: BotPlayers;
  readonly #queue = new TaskQueue();
  readonly #presence: Presence;
  readonly people: TablePeople;
  readonly entrance: TableEntrance;
  #cancelTimer = () => {};
  #isClosed = false;
  /** Since when nobody has been connected. */
  #aloneSinceMs: number;

  constructor(id: string, ports: TablePorts) {
    this.id = id;
    this.#ports = ports;
    this.#aloneSinceMs = ports.time.nowMs();
    this.#store = new TableStore(id, ports, (from) => this.#tellChange(from));
    this.#bots = new BotPlayers(
      id,
      ports,
      (request) => this.#playForBot(request),
      () => this.wake(),
    );
    this.#presence = new Presence(this.#audience, ports.time.nowMs());
    const context = {
      id,
      ports,
      store: this.#store,
      audience: this.#audience,
      presence: this.#presence,
      decide: (propose: () => Promise<Proposal | Answer>) => this.#decide(propose),
      inTurn: <T>(task: () => Promise<T>) => this.#queue.add(task),
      tellAll: () => this.#tellAll(),
    };
    const agreements = new Agreements();
    this.people = new TablePeople(context, agreements);
    this.entrance = new TableEntrance(context, agreements);
  }

  async load(): Promise<boolean> {
    const isThere = await this.#store.load();
    if (isThere) this.wake();
    if (this.#store.log.people.rematch !== undefined) void this.people.makeRematch();
    return isThere;
  }

  /** It never began, and is as if it had never been. */
  get isExpired(): boolean {
    return this.#store.log.people.isExpired;
  }

  /** To anybody else the table is unknown. */
  mayLook(session: string): boolean {
    return mayLook(this.#store, session);
  }

  /** For how long nobody has needed it; 0 if somebody does. */
  idleMs(nowMs: number): number {
    const isIdle = this.#audience.isEmpty && this.#queue.isIdle && this.#bots.isIdle;
    return isIdle ? nowMs - this.#aloneSinceMs : 0;
  }

  /** It does nothing by itself any more. */
  close(): void {
    this.#isClosed = true;
    this.#cancelTimer();
  }

  holds(session: string, seat: Seat): boolean {
    return this.#store.places.some((place) => place.seat === seat && place.session === session);
  }

  /** The session must hold the seat. */
  command(session: string, message: CommandMessage, arrivedMs: number): Promise<Answer> {
    const { digest } = this.#ports;
    const { seat, commandId } = message;
    if (!this.holds(session, seat)) return Promise.resolve(refused(this.#codeFor(session)));
    const body = digest(JSON.stringify(message));
    const command = `c:${digest(`${session}:${commandId}`)}`;
    switch (message.kind) {
      case 'submit':
        return this.#submit(message, { command, body, arrivedMs });
      case 'commit':
        return this.#part(message, { command: `commit:${seat}`, body });
      case 'reveal':
        return this.#part(message, { command: `reveal:${seat}:${message.attempt}`, body });
      case 'enrol':
        return this.#decide(() => proposeEnrolment(this.#store, this.#ports, message, { command, body }));
      case 'return':
        return this.#decide(() => proposeReturn(this.#store, this.#ports, message, { command, body }));
    }
  }

  subscribe(connection: Connection, viewer: Viewer, since: number | undefined): ErrorCode | undefined {
    if (!this.#maySee(connection.session, viewer)) return this.#codeFor(connection.session);
    this.#audience.add(connection, viewer);
    const { log } = this.#store;
    this.#notePresence();
    if (viewer !== SPECTATOR) this.people.noteBack(viewer);
    connection.send(JSON.stringify(this.#news(viewer, since ?? log.version)), rankOf(viewer));
    if (viewer !== SPECTATOR) this.#tellAll(connection);
    this.wake();
    return undefined;
  }

  unsubscribe(connection: Connection, viewer?: Viewer): void {
    if (!this.#audience.remove(connection, viewer)) return;
    if (this.#audience.isEmpty) this.#aloneSinceMs = this.#ports.time.nowMs();
    this.#notePresence();
    this.#tellAll();
  }

  /** The table now and the rows after a version, for whoever polls. */
  news(session: string, viewer: Viewer, since: number | undefined): ReturnType<typeof tellViewer> | ErrorCode {
    if (!this.#maySee(session, viewer)) return this.#codeFor(session);
    return this.#news(viewer, since ?? this.#store.log.version);
  }

  steps(session: string, seat: Seat, prefix: string): readonly string[] | ErrorCode {
    return this.holds(session, seat) ? stepsAfter(this.#store.log, seat, prefix) : this.#codeFor(session);
  }

  record(session: string): ReturnType<typeof recordOf> {
    return this.mayLook(session) ? recordOf(this.#store, this.#ports.dealing) : 'unknown-table';
  }

  /** For lists of tables. */
  get listed() {
    return { summary: summaryOf(this.#store.log), places: this.#store.places };
  }

  /** Another node has changed the table. */
  follow(): Promise<void> {
    return this.#queue.add(async () => {
      if (!this.#isClosed) await this.#store.catchUp();
    });
  }

  /** Does what is due now, and sees to it that this is called when something else is. */
  wake(): void {
    if (this.#isClosed) return;
    const { log } = this.#store;
    if (log.status === 'sealing') this.#seal();
    const endMs = expiryMs(log);
    if (endMs !== undefined && endMs < this.#ports.time.nowMs()) void this.#expire();
    this.#bots.wake(log, !this.#audience.isEmpty, this.#share());
    this.#schedule();
  }

  #submit(message: SubmitMessage, request: Pick<TurnRequest, 'command' | 'body' | 'arrivedMs'>): Promise<Answer> {
    const turn: TurnRequest = { ...turnOf(message), ...request, by: 'person', id: message.commandId };
    return this.#decide(async () => {
      const { log } = this.#store;
      const isOpen = isAsked(log, turn.seat, turn.since) && !log.commands.has(turn.command);
      if (isOpen && this.#bots.hasBegun(turn.seat, turn.since, turn.arrivedMs)) return refused('bot-plays');
      return proposeTurn(this.#store, this.#ports, turn);
    });
  }

  #part(message: Parameters<typeof proposePart>[2], known: Parameters<typeof proposePart>[3]): Promise<Answer> {
    return this.#decide(() => proposePart(this.#store, this.#ports, message, known));
  }

  async #playForBot(request: TurnRequest): Promise<Settled> {
    const answer = await this.#decide(async () => {
      const { log } = this.#store;
      // Its person came back before the bot could begin, or another node has played.
      const isStale = !isAsked(log, request.seat, request.since);
      return isStale ? { kind: 'stale', version: log.version } : proposeTurn(this.#store, this.#ports, request);
    });
    if (answer.kind === 'refused' && answer.code === 'unavailable') return 'unavailable';
    return isAsked(this.#store.log, request.seat, request.since) ? 'refused' : 'settled';
  }

  #decide(propose: () => Promise<Proposal | Answer>): Promise<Answer> {
    return this.#queue.add(async () => {
      if (this.#isClosed) return refused('unavailable');
      try {
        return await this.#store.decide(propose);
      } catch {
        // The store could not be read, or a bug of ours. Its text may hold what nobody should read.
        this.#ports.log({ level: 'error', event: 'decide-failed', table: this.id, version: this.#store.log.version });
        return refused('unavailable');
      }
    });
  }

  async #expire(): Promise<void> {
    const answer = await this.#decide(async () => proposeExpiry(this.#store, this.#ports) ?? refused('not-asked'));
    if (answer.kind !== 'accepted') return;
    const tell = (viewer: Viewer) => JSON.stringify({ kind: 'error', code: 'unknown-table', table: this.id, viewer });
    this.#audience.drop(() => true, tell);
  }

  #maySee(session: string, viewer: Viewer): boolean {
    return viewer === SPECTATOR ? this.mayLook(session) : this.holds(session, viewer);
  }

  /** What a session hears that may not do something: strangers are not told that the table exists. */
  #codeFor(session: string): ErrorCode {
    return this.mayLook(session) ? 'not-your-seat' : 'unknown-table';
  }

  #notePresence(): void {
    this.#presence.note(this.#store.log.setup?.seats.length ?? 0, this.#ports.time.nowMs());
  }

  #isSealing = false;

  #seal(): void {
    if (this.#isSealing) return;
    this.#isSealing = true;
    const proposing = this.#decide(async () => {
      return (await proposeSeal(this.#store, this.#ports, this.id)) ?? refused('not-asked');
    });
    proposing.then(
      (answer) => {
        this.#isSealing = false;
        if (answer.kind === 'accepted') this.wake();
        else if (answer.kind === 'refused' && answer.code === 'unavailable')
          this.#ports.timers.after(SEAL_AGAIN_MS, () => this.wake());
      },
      () => {
        this.#isSealing = false;
      },
    );
  }

  #schedule(): void {
    this.#cancelTimer();
    this.#cancelTimer = () => {};
    const { log } = this.#store;
    const { time, timers } = this.#ports;
    const nowMs = time.nowMs();
    const deadlines = log.running.map((seat) => log.deadlineMs(seat)).filter((deadline) => deadline !== undefined);
    if (log.status === 'sealing' && log.events.length > 0) deadlines.push(log.sealingEndMs);
    const endMs = expiryMs(log);
    if (endMs !== undefined) deadlines.push(endMs);
    const ahead = deadlines.filter((deadline) => deadline >= nowMs);
    if (ahead.length === 0) return;
    // One more: a turn that comes at the very moment is in time.
    this.#cancelTimer = timers.after(Math.min(...ahead) - nowMs + 1, () => this.wake());
  }

  #tellChange(from: TableLog): void {
    this.#audience.tell((viewer) => this.#news(viewer, from.version));
    this.wake();
  }

  #tellAll(except?: Connection): void {
    this.#audience.tell((viewer) => this.#news(viewer, this.#store.log.version), except);
  }

  #news(viewer: Viewer, after: number) {
    const { log } = this.#store;
    const { time, thinking } = this.#ports;
    const presence = (log.setup?.seats ?? []).map((_, seat) => this.#presence.kindOf(log, seat));
    const people = this.people.shown;
    const facts = { chairs: chairsOf(this.#store), presence, people, nowMs: time.nowMs(), isHurried: thinking.isBusy };
    return tellViewer(this.id, log, viewer, after, facts);
  }

  /** Whose share of thinking the table uses. */
  #share(): string {
    return this.#store.places.find(({ session }) => session !== undefined)?.session ?? this.id;
  }
}
