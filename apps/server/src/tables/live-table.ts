import { type Seat, SPECTATOR, type Viewer } from '@crownhold/core';
import type { Answer, CommandMessage, ErrorCode, SeenRowMessage, TableNews } from '@crownhold/protocol';
import type { Connection } from '../ports/connection.ts';
import { codeFor, mayLook } from './access.ts';
import { Agreements } from './agreements.ts';
import { isAsked, newlyAsked } from './asking.ts';
import { Audience, rankOf } from './audience.ts';
import { BotPlayers, type Settled } from './bot-players.ts';
import { proposalOf } from './command-proposals.ts';
import { expiryMs, nextDeadlineMs } from './due.ts';
import { proposeExpiry } from './gathering.ts';
import { dropViewers, type PeopleContext } from './people-context.ts';
import { hereNote, Presence } from './presence.ts';
import { Projection } from './projection.ts';
import { proposeSeal } from './sealing.ts';
import { seeAhead } from './seen-rows.ts';
import { Signs } from './signs.ts';
import { TableEntrance } from './table-entrance.ts';
import type { TableLog } from './table-log.ts';
import { TablePeople } from './table-people.ts';
import type { TablePorts } from './table-ports.ts';
import { chairsOf, recordOf, shareOf, stepsAfter } from './table-queries.ts';
import { type Proposal, refused, TableStore } from './table-store.ts';
import { summaryOf } from './table-summary.ts';
import { TaskQueue } from './task-queue.ts';
import { proposeTurn, type TurnRequest } from './turns.ts';

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
  readonly #signs = new Signs();
  readonly #context: PeopleContext;
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
    this.#store = new TableStore(id, ports, (from, isOurs) => this.#tellChange(from, isOurs));
    this.#bots = new BotPlayers(
      id,
      ports,
      (request) => this.#playForBot(request),
      () => this.wake(),
    );
    this.#presence = new Presence(this.#audience, this.#store, ports.time.nowMs());
    this.#context = {
      id,
      ports,
      store: this.#store,
      audience: this.#audience,
      presence: this.#presence,
      signs: this.#signs,
      decide: (propose: () => Promise<Proposal | Answer>) => this.#decide(propose),
      inTurn: <T>(task: () => Promise<T>) => this.#queue.add(task),
      tellAll: () => this.#tellAll(),
    };
    const agreements = new Agreements(this.#store);
    this.people = new TablePeople(this.#context, agreements);
    this.entrance = new TableEntrance(this.#context, agreements);
  }

  async load(): Promise<boolean> {
    const isThere = await this.#store.load();
    // Those that are there already were told before.
    this.#signs.take(this.#store.notes);
    if (isThere) this.wake();
    await this.people.makeRematch();
    return isThere;
  }

  get version(): number {
    return this.#store.log.version;
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
    this.#store.close();
  }

  holds(session: string, seat: Seat): boolean {
    return this.#store.places.some((place) => place.seat === seat && place.session === session);
  }

  /** The session must hold the seat. */
  command(session: string, message: CommandMessage, arrivedMs: number): Promise<Answer> {
    const { digest } = this.#ports;
    const { seat, commandId } = message;
    if (!this.holds(session, seat)) return Promise.resolve(refused(codeFor(this.#store, session)));
    const body = digest(JSON.stringify(message));
    const command = `c:${digest(`${session}:${commandId}`)}`;
    const propose = proposalOf(this.#store, this.#ports, message, { command, body, arrivedMs }, (turn) =>
      this.#proposeTurn(turn),
    );
    // The seat may have become somebody else's since, here or at another node.
    return this.#decide(async () => (this.holds(session, seat) ? propose() : refused(codeFor(this.#store, session))));
  }

  async subscribe(connection: Connection, viewer: Viewer, since: number | undefined): Promise<ErrorCode | undefined> {
    const { session } = connection;
    const after = since ?? this.#store.log.version;
    const known = await this.#seeAhead(session, viewer, after);
    if (!this.#maySee(session, viewer)) return codeFor(this.#store, session);
    this.#audience.add(connection, viewer);
    this.#noteConnections();
    if (viewer !== SPECTATOR) this.people.noteBack(viewer);
    const projection = new Projection(this.#store.log, after, known);
    connection.send(JSON.stringify(this.#news(viewer, projection)), rankOf(viewer));
    if (viewer !== SPECTATOR) this.#tellAll(connection);
    this.wake();
    return undefined;
  }

  unsubscribe(connection: Connection, viewer?: Viewer): void {
    if (!this.#audience.remove(connection, viewer)) return;
    if (this.#audience.isEmpty) this.#aloneSinceMs = this.#ports.time.nowMs();
    this.#noteConnections();
    this.#tellAll();
  }

  /** The table now and the rows after a version, for whoever polls. */
  async news(session: string, viewer: Viewer, since: number | undefined): Promise<TableNews | ErrorCode> {
    const after = since ?? this.#store.log.version;
    const known = await this.#seeAhead(session, viewer, after);
    if (!this.#maySee(session, viewer)) return codeFor(this.#store, session);
    return this.#news(viewer, new Projection(this.#store.log, after, known));
  }

  /** It takes time, in which a seat may become somebody else's: who asks has to look again whether they may see it. */
  async #seeAhead(session: string, viewer: Viewer, after: number): Promise<readonly SeenRowMessage[]> {
    return this.#maySee(session, viewer) ? seeAhead(this.#store.log, viewer, after, this.#ports.timers) : [];
  }

  steps(session: string, seat: Seat, prefix: string): readonly string[] | ErrorCode {
    return this.holds(session, seat) ? stepsAfter(this.#store.log, seat, prefix) : codeFor(this.#store, session);
  }

  record(session: string): ReturnType<typeof recordOf> {
    return this.mayLook(session) ? recordOf(this.#store, this.#ports.dealing) : 'unknown-table';
  }

  /** For lists of tables. */
  get listed() {
    return { summary: summaryOf(this.#store.log), places: this.#store.places };
  }

  /** That has not begun to read yet. */
  #following: Promise<boolean> | undefined;

  /** Another node may have changed the table. Whether it could be read. Of several that wait one reads: it sees what all have heard of. */
  follow(): Promise<boolean> {
    this.#following ??= this.#queue.add(async () => {
      this.#following = undefined;
      return !this.#isClosed && this.#store.catchUp();
    });
    return this.#following;
  }

  /** Does what is due now, and sees to it that this is called when something else is. */
  wake(): void {
    if (this.#isClosed) return;
    const { log } = this.#store;
    if (log.status === 'sealing') this.#seal();
    const endMs = expiryMs(log);
    if (endMs !== undefined && endMs < this.#ports.time.nowMs()) void this.#expire();
    this.#bots.wake(log, !this.#audience.isEmpty, shareOf(this.#store, this.id));
    this.#schedule();
  }

  async #proposeTurn(turn: TurnRequest): Promise<Proposal | Answer> {
    const { log } = this.#store;
    const isOpen = isAsked(log, turn.seat, turn.since) && !log.commands.has(turn.command);
    if (isOpen && this.#bots.hasBegun(turn.seat, turn.since, turn.arrivedMs)) return refused('bot-plays');
    return proposeTurn(this.#store, this.#ports, turn);
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

  /** Connections have come or gone. */
  #noteConnections(): void {
    this.#notePresence();
    this.announce();
  }

  #notePresence(): void {
    this.#presence.note(this.#seats.length, this.#ports.time.nowMs());
  }

  get #seats(): readonly Seat[] {
    return (this.#store.log.setup?.seats ?? []).map((_, seat) => seat);
  }

  /** What other nodes know of who is here; nothing is certain if a note could not be put. */
  #announced: ReadonlySet<Seat> | undefined = new Set();
  readonly #announcing = new TaskQueue();

  /** Tells other nodes who is here, as far as they do not know; all of it if they may have lost it. */
  announce(isLost = false): void {
    const { notes, hints } = this.#ports;
    if (!notes) return;
    if (isLost) this.#announced = undefined;
    if (isSame(this.#announced, this.#here)) return;
    void this.#announcing.add(async () => {
      const before = this.#announced;
      const here = this.#here;
      if (isSame(before, here)) return;
      this.#announced = undefined;
      const keyOf = (seat: Seat) => hereNote(seat, notes.node).key;
      const come = [...here].filter((seat) => !before?.has(seat));
      const gone = this.#seats.filter((seat) => !here.has(seat) && (before?.has(seat) ?? true));
      try {
        if (come.length > 0)
          await notes.put(
            this.id,
            come.map((seat) => hereNote(seat, notes.node)),
          );
        if (gone.length > 0) await notes.drop(this.id, gone.map(keyOf));
        this.#announced = here;
        hints.publish(this.id);
      } catch {
        // The next beat tries again.
      }
    });
  }

  get #here(): ReadonlySet<Seat> {
    return new Set(this.#seats.filter((seat) => this.#audience.isHere(seat)));
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
    const { time, timers } = this.#ports;
    const nowMs = time.nowMs();
    const endMs = nextDeadlineMs(this.#store.log, nowMs);
    // One more: a turn that comes at the very moment is in time.
    if (endMs !== undefined) this.#cancelTimer = timers.after(endMs - nowMs + 1, () => this.wake());
  }

  #tellChange(from: TableLog, isOurs: boolean): void {
    if (!isOurs) {
      dropViewers(this.#context);
      this.#notePresence();
      for (const sign of this.#signs.take(this.#store.notes))
        this.#audience.broadcast(JSON.stringify({ kind: 'reaction', table: this.id, ...sign }));
    }
    this.#tell(from.version);
    // The node that has stored it has said so already.
    if (isOurs) this.#notify(from);
    else void this.people.makeRematch();
    this.wake();
  }

  /** People who are asked for a turn and do not look: once, when they are asked. */
  #notify(from: TableLog): void {
    for (const { seat, session } of newlyAsked(from, this.#store.log, this.#store.places))
      if (!this.#presence.isHere(seat)) this.#ports.notices?.yourTurn(session, this.id, seat);
  }

  #tellAll(except?: Connection): void {
    this.#tell(this.#store.log.version, except);
  }

  #tell(after: number, except?: Connection): void {
    const projection = new Projection(this.#store.log, after);
    this.#audience.tell((viewer) => this.#news(viewer, projection), except);
  }

  #news(viewer: Viewer, projection: Projection): TableNews {
    const { log } = this.#store;
    const { time, thinking } = this.#ports;
    const presence = (log.setup?.seats ?? []).map((_, seat) => this.#presence.kindOf(log, seat));
    const people = this.people.shown;
    const facts = { chairs: chairsOf(this.#store), presence, people, nowMs: time.nowMs(), isHurried: thinking.isBusy };
    return projection.tell(this.id, viewer, facts);
  }
}

function isSame(one: ReadonlySet<Seat> | undefined, other: ReadonlySet<Seat>): boolean {
  return one !== undefined && one.size === other.size && [...one].every((seat) => other.has(seat));
}
