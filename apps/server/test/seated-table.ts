import { hash } from 'node:crypto';
import { type AnyGame, joinTurn, type Rng, SPECTATOR, type StateBuffer } from '@crownhold/core';
import { type FairEvent, isFairFault, joinTable, type Participant, resumeParticipant } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import type { Answer, ClockTerms, SubmitMessage, TableNews } from '@crownhold/protocol';
import { CHEAP_THROWER_ID, cheapThrow, createCheapSigner } from '../simulation/cheap-crypto.ts';
import { randomTurn } from '../simulation/simulated-node.ts';
import type { StillServer } from './still-server.ts';

type AnyParticipant = Participant<StateBuffer, { readonly seats: number }, unknown>;

export interface SeatedOptions {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>> & { readonly seats: number };
  readonly clock?: ClockTerms;
  /** Seats whose clients take part in sealed dice from the start. */
  readonly signers?: readonly number[];
}

export function sessionOfSeat(seat: number): string {
  return `${seat}`.repeat(64);
}

/** A table with a person at every seat, played through the service as clients would. */
export class SeatedTable {
  readonly server: StillServer;
  readonly id: string;
  readonly game: AnyGame;
  readonly seats: readonly number[];
  readonly participants = new Map<number, AnyParticipant>();
  readonly events: FairEvent[] = [];
  readonly #secrets = new Map<number, Uint8Array>();
  #news: TableNews | undefined;
  #commands = 0;

  private constructor(server: StillServer, id: string, { game, options }: SeatedOptions) {
    this.server = server;
    this.id = id;
    this.game = findGame(game)!;
    this.seats = Array.from({ length: options.seats }, (_, seat) => seat);
  }

  static async open(server: StillServer, options: SeatedOptions): Promise<SeatedTable> {
    const seats = Array.from({ length: options.options.seats }, (_, seat) => {
      return seat === 0 ? ({ kind: 'me', name: 'Person 0' } as const) : ({ kind: 'free' } as const);
    });
    const clock = options.clock ?? ({ kind: 'none' } as const);
    const body = { game: options.game, options: { ...options.options }, seats, clock };
    const created = await server.service.people.create(sessionOfSeat(0), body);
    if (typeof created === 'string') throw new Error(created);
    const table = new SeatedTable(server, created.table, options);
    const { people } = server.service;
    await people.enter('nobody', created.table, { watch: created.watch });
    for (const seat of table.seats.slice(1)) {
      const sitting = { seat, invite: created.invite, name: `Person ${seat}` };
      const sat = await people.sit(sessionOfSeat(seat), created.table, sitting);
      if (typeof sat === 'string') throw new Error(sat);
    }
    await server.pass(0);
    await table.#seal(options.signers ?? []);
    return table;
  }

  get version(): number {
    return this.#news?.view.version ?? 0;
  }

  /** The table as a spectator has seen it last. */
  get view(): TableNews['view'] {
    return this.#news!.view;
  }

  async news(viewer: number = SPECTATOR, since?: number): Promise<TableNews> {
    const session = viewer < 0 ? 'nobody' : sessionOfSeat(viewer);
    const news = await this.server.service.news(session, this.id, viewer, since);
    if (typeof news === 'string') throw new Error(news);
    return news;
  }

  /** A random turn of a seat that is asked, ready to be sent. */
  async turn(seat: number, rng: Rng): Promise<SubmitMessage> {
    const { view } = await this.news(seat);
    const { since } = view.asked.find((asking) => asking.seat === seat)!;
    const state = this.game.parseState(view.view!)!;
    return { kind: 'submit', ...this.ids(seat), since, turn: joinTurn(randomTurn(this.game, state, seat, rng)) };
  }

  /** With what the seat's client gives, if it takes part. Signs for good: use `fork` to try. */
  sign(message: SubmitMessage, participant = this.participants.get(message.seat)): SubmitMessage {
    const part = participant?.signTurn(message.commandId, message.turn.split('; '));
    return part && !('kind' in part) ? { ...message, signed: part } : message;
  }

  /** A participant that has heard the same, to sign something else. */
  forkParticipant(seat: number): AnyParticipant | undefined {
    const participant = this.participants.get(seat);
    if (!participant) return undefined;
    const { witness } = participant;
    const kept = { events: this.events, witness, secrets: [this.#secrets.get(seat)!] };
    const resumed = resumeParticipant(this.game, kept, this.#ports());
    if (isFairFault(resumed)) throw new Error(resumed.code);
    return resumed.participant;
  }

  async submit(message: SubmitMessage): Promise<Answer> {
    const answer = await this.server.service.command(sessionOfSeat(message.seat), message);
    await this.catchUp();
    return answer;
  }

  /** Hears all events since the last time. */
  async catchUp(): Promise<TableNews> {
    const news = await this.news(SPECTATOR, this.version);
    this.#news = news;
    for (const { index, event } of [...news.rows.flatMap(({ fair }) => fair), ...news.fair]) {
      // `fair` judges it.
      if (index >= this.events.length) this.events.push(event as unknown as FairEvent);
      for (const participant of this.participants.values()) {
        const heard = participant.hear(index, this.events[index]!);
        if (heard.kind === 'refused') throw new Error(heard.fault.code);
      }
    }
    return news;
  }

  ids(seat: number) {
    const commandId = hash('sha256', `${this.id} ${seat} ${this.#commands++}`, 'hex').slice(0, 32);
    return { table: this.id, commandId, seat };
  }

  async #seal(signers: readonly number[]): Promise<void> {
    await this.catchUp();
    for (const seat of signers) {
      const participant = joinTable(this.game, seat, this.events[0]!, this.#ports());
      if (isFairFault(participant)) throw new Error(participant.code);
      this.participants.set(seat, participant);
      const secret = new Uint8Array(hash('sha256', `${this.id} ${seat} secret`, 'buffer'));
      this.#secrets.set(seat, secret);
      const client = participant.commit(secret);
      await this.server.service.command(sessionOfSeat(seat), { kind: 'commit', ...this.ids(seat), client });
    }
    if (signers.length < this.seats.length) await this.server.pass(20_002);
    await this.server.pass(0);
    await this.catchUp();
    for (const seat of signers) {
      const element = this.participants.get(seat)!.showElement()!;
      await this.server.service.command(sessionOfSeat(seat), {
        kind: 'reveal',
        ...this.ids(seat),
        attempt: 1,
        element,
      });
    }
    await this.server.pass(0);
    const { view } = await this.catchUp();
    if (view.status !== 'playing') throw new Error(`the table is ${view.status}`);
  }

  #ports() {
    const thrower = (state: StateBuffer, seed: Uint8Array) => cheapThrow(this.game, state, seed);
    return { createSigner: createCheapSigner, tools: { throwers: { [CHEAP_THROWER_ID]: thrower } } };
  }
}
