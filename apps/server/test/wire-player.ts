import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type AnyGame, below, joinTurn, type Rng, type StateBuffer } from '@crownhold/core';
import { type FairEvent, isFairFault, joinTable, type Participant } from '@crownhold/fair';
import { countDice, type State, THROWER_ID } from '@crownhold/games/colours';
import type { Answer, CommandMessage, ServerMessage, TableMessage, TableNews } from '@crownhold/protocol';
import { randomTurn } from '../simulation/simulated-node.ts';
import { createNativeSigner } from './native-signer.ts';
import { unaskedEnds } from './unasked-ends.ts';
import { type Channel, WireClient } from './wire-client.ts';

type AnyParticipant = Participant<StateBuffer, { readonly seats: number }, unknown>;

/** No physics: how dice fell is not checked here. The thrower is that of one game only. */
const TOOLS = { dice: { [THROWER_ID]: (state: StateBuffer) => countDice(state as State) } };

/** After a connection was lost, and after each that could not be made. */
const AGAIN_MS = 200;

export interface PlayerOptions {
  readonly client: WireClient;
  readonly table: string;
  readonly game: AnyGame;
  /** A seat of the client's, or -1. */
  readonly viewer: number;
  readonly by: 'socket' | 'stream';
  readonly rng: Rng;
  /** Takes part in sealed dice with a real key. */
  readonly signs?: boolean;
  /** Comes again after every connection that it loses, as clients of people do. Without it a loss is a problem. */
  readonly reconnects?: boolean;
  /** The longest time between being asked and a turn; at once if not given. */
  readonly thinkMs?: number;
}

/** Plays random turns of a seat over a real connection, and believes nothing that it can check. */
export class WirePlayer {
  readonly #options: PlayerOptions;
  client: WireClient;
  #channel: Channel | undefined;
  #isConnecting = false;
  #isReconnecting = false;
  /** By the test. */
  #isCut = false;
  #isLost = false;
  #participant: AnyParticipant | undefined;
  #hasKey = false;
  #pending: CommandMessage | undefined;
  #settled = -1;
  #planned = -1;
  /** The last row that this connection has told, or that it was asked to begin after. */
  #told = 0;
  rowsHeard = 0;
  version = 0;
  view: TableMessage | undefined;
  /** As they were told, by version - 1. */
  readonly rows: string[] = [];
  readonly accepted: { readonly message: CommandMessage; readonly version: number }[] = [];
  /** Signs of seats, in the order in which they were told. */
  readonly reactions: string[] = [];
  readonly #watchers = new Set<() => void>();
  problem: Error | undefined;
  /** From this version on it makes no more turns. */
  #lastVersion = Number.POSITIVE_INFINITY;
  /** Every connection that was lost is made again, from this version on. */
  resumeFrom: () => number = () => this.version;

  constructor(options: PlayerOptions) {
    this.#options = options;
    this.client = options.client;
  }

  get pending(): CommandMessage | undefined {
    return this.#pending;
  }

  get head(): string | undefined {
    return this.#participant?.referee.audit.head;
  }

  get isConnected(): boolean {
    return this.#channel !== undefined;
  }

  async connect(): Promise<void> {
    if (this.#isConnecting || this.#channel) return;
    this.#isConnecting = true;
    this.#isCut = false;
    const { client } = this;
    const { table, viewer, by } = this.#options;
    const since = this.resumeFrom();
    this.#told = since;
    const gone = () => {
      this.#channel = undefined;
      this.#isLost = !this.#isCut;
      if (this.#options.reconnects) void this.#reconnect();
      this.#wake();
    };
    const hear = (message: ServerMessage) => this.#hear(message);
    try {
      if (by === 'stream') this.#channel = await client.stream(table, viewer, since, hear, gone);
      else {
        this.#channel = await client.socket(hear, gone);
        this.#channel.send({ kind: 'subscribe', table, viewer, since });
      }
      this.#isLost = false;
      if (this.#pending) this.#channel.send(this.#pending);
    } finally {
      this.#isConnecting = false;
    }
  }

  /** The same server at another port, whose cookie has another name there. */
  moveTo(origin: string): void {
    const [, token = ''] = this.client.cookie.split('=');
    this.client = new WireClient(origin, `crownhold-${new URL(origin).port}=${token}`);
  }

  /** Asks by a request of its own. */
  async ask(message: CommandMessage): Promise<Answer> {
    const { body } = await this.client.post(`/api/tables/${message.table}/commands`, message);
    return JSON.parse(body) as Answer;
  }

  /** It stays away until it is connected again. */
  cut(): void {
    this.#isCut = true;
    this.#channel?.cut();
  }

  /** Resolves when the condition holds; rejects at the first problem, such as a connection that is lost and not made again. */
  until(isDone: (player: WirePlayer) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (this.problem) reject(this.problem);
        else if (isDone(this)) resolve();
        else if (this.#isLost && !this.#options.reconnects) reject(new Error('the connection was lost'));
        else return;
        this.#watchers.delete(look);
      };
      this.#watchers.add(look);
      look();
    });
  }

  async #reconnect(): Promise<void> {
    if (this.#isReconnecting) return;
    this.#isReconnecting = true;
    while (!this.#channel && !this.#isCut && !this.problem) {
      await wait(AGAIN_MS);
      const ends = unaskedEnds();
      if (ends.length > 0) this.problem = new Error(ends.join('\n'));
      else if (!this.#isCut) await this.connect().catch(() => undefined);
    }
    this.#isReconnecting = false;
    this.#wake();
  }

  #wake(): void {
    for (const look of [...this.#watchers]) look();
  }

  #hear(message: ServerMessage): void {
    try {
      if (message.kind === 'table') this.#hearNews(message);
      else if (message.kind === 'answer') this.#hearAnswer(message.commandId, message.answer);
      else if (message.kind === 'reaction') this.reactions.push(`${message.seat} ${message.reaction}`);
      else if (message.kind === 'error') this.#hearError(message.code);
    } catch (error) {
      this.problem ??= error as Error;
    }
    this.#wake();
  }

  #hearError(code: string): void {
    // The store is away: another connection may find it.
    if (code === 'unavailable' && this.#options.reconnects) this.#channel?.cut();
    else throw new Error(`refused: ${code}`);
  }

  #hearNews(news: TableNews): void {
    for (const row of news.rows) {
      const text = JSON.stringify(row);
      if (row.version !== this.#told + 1) throw new Error(`row ${row.version} after ${this.#told}`);
      this.#told++;
      this.rowsHeard++;
      const known = this.rows[row.version - 1];
      if (known !== undefined && known !== text) throw new Error(`another row ${row.version}: ${known} and ${text}`);
      this.rows[row.version - 1] = text;
      for (const { index, event } of row.fair) this.#hearEvent(index, event);
    }
    for (const { index, event } of news.fair) this.#hearEvent(index, event);
    if (news.view.version !== this.#told) throw new Error(`${this.#told} rows of ${news.view.version}`);
    this.version = news.view.version;
    this.view = news.view;
    this.act();
  }

  #hearEvent(index: number, event: Readonly<Record<string, unknown>>): void {
    const { game, viewer } = this.#options;
    // `fair` judges it.
    const fair = event as unknown as FairEvent;
    if (!this.#participant) {
      if (index !== 0) return;
      const joined = joinTable(game, viewer < 0 ? undefined : viewer, fair, {
        createSigner: createNativeSigner,
        tools: TOOLS,
      });
      if (isFairFault(joined)) throw new Error(joined.code);
      this.#participant = joined;
      return;
    }
    const heard = this.#participant.hear(index, fair);
    if (heard.kind === 'refused') throw new Error(`event ${index}: ${heard.fault.code}`);
  }

  #hearAnswer(id: string, answer: Answer): void {
    const pending = this.#pending;
    if (pending?.commandId !== id) return;
    if (answer.kind === 'refused' && answer.code === 'unavailable') {
      setTimeout(() => this.#pending === pending && this.#channel?.send(pending), 100);
      return;
    }
    this.#pending = undefined;
    if (answer.kind === 'accepted') {
      this.accepted.push({ message: pending, version: answer.version });
      if (pending.kind === 'submit') this.#settled = pending.since;
    } else if (pending.kind === 'submit') throw new Error(`a legal turn: ${JSON.stringify(answer)}`);
    this.act();
  }

  /** Makes turns up to a version, and waits there. */
  async playTo(version: number): Promise<void> {
    this.#lastVersion = version;
    this.act();
    await this.until((player) => player.version >= version);
  }

  /** Does what the table waits for. */
  act(): void {
    const { viewer, signs, thinkMs, rng } = this.#options;
    const { view } = this;
    if (viewer < 0 || !view || this.#pending) return;
    if (view.status === 'sealing' && signs) this.#seal(view);
    const asking = view.asked.find(({ seat }) => seat === viewer);
    if (view.status !== 'playing' || !asking || asking.since === this.#settled) return;
    if (view.version >= this.#lastVersion) return;
    if (thinkMs === undefined) this.#turn(asking.since, view);
    else if (this.#planned !== asking.since) {
      this.#planned = asking.since;
      setTimeout(() => this.#turnNow(asking.since), below(rng, thinkMs));
    }
  }

  #turnNow(since: number): void {
    const { view } = this;
    this.#planned = -1;
    const isAsked = view?.asked.some((asking) => asking.seat === this.#options.viewer && asking.since === since);
    if (isAsked && !this.#pending && this.#settled !== since) this.#turn(since, view!);
  }

  #seal({ sealing }: TableMessage): void {
    const { viewer } = this.#options;
    if (!this.#participant || !sealing?.awaited.includes(viewer)) return;
    if (sealing.stage === 'commit') {
      this.#hasKey = true;
      this.#command({ kind: 'commit', ...this.#ids(), client: this.#participant.commit(randomBytes(32)) });
      return;
    }
    const element = this.#participant.showElement();
    if (element !== undefined) this.#command({ kind: 'reveal', ...this.#ids(), attempt: sealing.attempt, element });
  }

  #turn(since: number, view: TableMessage): void {
    const { game, viewer, rng } = this.#options;
    const state = game.parseState(view.view!)!;
    const steps = randomTurn(game, state, viewer, rng);
    if (!view.legal?.includes(steps[0]!)) throw new Error(`${steps[0]} is not in the list of first steps`);
    const ids = this.#ids();
    const part = this.#hasKey ? this.#participant?.signTurn(ids.commandId, steps) : undefined;
    const signed = part && !('kind' in part) ? { signed: part } : {};
    this.#command({ kind: 'submit', ...ids, since, turn: joinTurn(steps), ...signed });
  }

  #command(message: CommandMessage): void {
    this.#pending = message;
    this.#channel?.send(message);
  }

  #ids() {
    const { table, viewer } = this.#options;
    return { table, commandId: randomUUID(), seat: viewer };
  }
}
