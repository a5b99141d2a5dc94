import {
  type Chair,
  createRecord,
  type GameRecord,
  listMoves,
  type Seat,
  SPECTATOR,
  splitTurn,
  type Viewer,
} from '@crownhold/core';
import type { Answer, CommandMessage, ErrorCode, SitBody, SubmitMessage } from '@crownhold/protocol';
import type { Connection } from '../ports/connection.ts';
import { Audience, rankOf } from './audience.ts';
import { BotPlayers, isAsked, type Settled } from './bot-players.ts';
import { tellViewer } from './projection.ts';
import { proposePart, proposeSeal } from './sealing.ts';
import { proposeEnrolment, proposeReturn } from './seat-changes.ts';
import type { TableLog } from './table-log.ts';
import type { TablePorts } from './table-ports.ts';
import { accepted, type Proposal, refused, TableStore } from './table-store.ts';
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
  }

  async load(): Promise<boolean> {
    const isThere = await this.#store.load();
    if (isThere) this.wake();
    return isThere;
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

  sit(session: string, { seat, ticket, name }: SitBody): Promise<Answer> {
    const { digest, time } = this.#ports;
    return this.#decide(async () => {
      const { log, places } = this.#store;
      if (log.status === 'stopped') return refused('stopped');
      const place = places.find((each) => each.seat === seat);
      if (place?.session === session) return accepted(log.version, log.head);
      if (place?.ticket === undefined || place.ticket !== digest(ticket)) return refused('seat-refused');
      const entry = { kind: 'sit', at: time.nowMs(), seat } as const;
      return { entry, command: `sit:${seat}`, places: [{ seat, session, ...(name !== undefined && { name }) }] };
    });
  }

  /** The session must hold the seat. */
  command(session: string, message: CommandMessage, arrivedMs: number): Promise<Answer> {
    const { digest } = this.#ports;
    const { seat, commandId } = message;
    if (!this.holds(session, seat)) return Promise.resolve(refused('not-your-seat'));
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
    if (viewer !== SPECTATOR && !this.holds(connection.session, viewer)) return 'not-your-seat';
    this.#audience.add(connection, viewer);
    const { log } = this.#store;
    connection.send(JSON.stringify(this.#news(viewer, since ?? log.version)), rankOf(viewer));
    if (viewer !== SPECTATOR) this.#tellAll(connection);
    this.wake();
    return undefined;
  }

  unsubscribe(connection: Connection, viewer?: Viewer): void {
    if (!this.#audience.remove(connection, viewer)) return;
    if (this.#audience.isEmpty) this.#aloneSinceMs = this.#ports.time.nowMs();
    this.#tellAll();
  }

  /** The table now and the rows after a version, for whoever polls. */
  news(session: string, viewer: Viewer, since: number | undefined): ReturnType<typeof tellViewer> | ErrorCode {
    if (viewer !== SPECTATOR && !this.holds(session, viewer)) return 'not-your-seat';
    return this.#news(viewer, since ?? this.#store.log.version);
  }

  /** The steps that may follow a prefix of a turn. */
  steps(session: string, seat: Seat, prefix: string): readonly string[] | ErrorCode {
    if (!this.holds(session, seat)) return 'not-your-seat';
    const { match, status } = this.#store.log;
    if (status !== 'playing' || !match) return 'not-playing';
    const { game } = match;
    const view = game.copy(game.view(match.state, seat));
    const turn = game.turn(view, seat);
    for (const text of prefix.trim() === '' ? [] : splitTurn(prefix)) {
      const move = game.parseMove(view, text);
      if (game.turn(view, seat) !== turn || move === undefined || game.refusal(view, seat, move)) return 'not-asked';
      game.apply(view, seat, move);
    }
    if (game.turn(view, seat) !== turn) return [];
    return [...listMoves(game, view, seat)].map((move) => game.formatMove(view, move));
  }

  /** The whole game with its transcript, for everybody, once it is over. */
  record(): GameRecord | ErrorCode {
    const { log } = this.#store;
    if (log.status !== 'over' || !log.match) return 'not-playing';
    const { game, options } = log.match;
    const steps = log.rows.flatMap((row) => row.steps);
    const fairness = this.#ports.dealing.transcript(log.events);
    const players = this.#chairs();
    const isNamed = players.every(({ name }) => name !== '');
    return { ...createRecord(game, options, steps), ...(isNamed && { players }), fairness };
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
    const ahead = deadlines.filter((deadline) => deadline >= nowMs);
    if (ahead.length === 0) return;
    // One more: a turn that comes at the very moment is in time.
    this.#cancelTimer = timers.after(Math.min(...ahead) - nowMs + 1, () => this.wake());
  }

  #tellChange(from: TableLog): void {
    this.#audience.tell((viewer) => this.#news(viewer, from.version));
    this.#notify(from);
    this.wake();
  }

  /** People who are asked for a turn and do not look: once, when they are asked. */
  #notify(from: TableLog): void {
    const { log, places } = this.#store;
    for (const { seat, since } of log.status === 'playing' ? (log.match?.asked ?? []) : []) {
      const session = places.find((place) => place.seat === seat)?.session;
      if (session === undefined || isAsked(from, seat, since) || log.isBotSeat(seat)) continue;
      if (!this.#audience.isHere(seat)) this.#ports.notices?.yourTurn(session, this.id, seat);
    }
  }

  #tellAll(except?: Connection): void {
    this.#audience.tell((viewer) => this.#news(viewer, this.#store.log.version), except);
  }

  #news(viewer: Viewer, after: number) {
    const { log } = this.#store;
    const { time, thinking } = this.#ports;
    const presence = (log.setup?.seats ?? []).map((_, seat) => {
      return log.isBotSeat(seat) ? 'bot' : this.#audience.isHere(seat) ? 'here' : 'away';
    });
    const facts = { chairs: this.#chairs(), presence, nowMs: time.nowMs(), isHurried: thinking.isBusy };
    return tellViewer(this.id, log, viewer, after, facts);
  }

  #chairs(): readonly Chair[] {
    const { log, places } = this.#store;
    return (log.setup?.seats ?? []).map((setup, seat) => {
      if (setup.kind === 'bot') return { name: setup.bot, bot: setup.bot };
      return { name: places.find((place) => place.seat === seat)?.name ?? '' };
    });
  }

  /** Whose share of thinking the table uses. */
  #share(): string {
    return this.#store.places.find(({ session }) => session !== undefined)?.session ?? this.id;
  }
}
