import { randomBytes, randomUUID } from 'node:crypto';
import { type AnyGame, joinTurn, type Rng, type StateBuffer } from '@crownhold/core';
import { type FairEvent, isFairFault, joinTable, type Participant } from '@crownhold/fair';
import type { TableNews } from '@crownhold/protocol';
import { WebSocket } from 'ws';
import { randomTurn } from '../simulation/simulated-node.ts';
import { createNativeSigner } from '../test/native-signer.ts';

/** What the seats of a load have in common. */
export interface Load {
  readonly game: AnyGame;
  readonly rng: Rng;
  /** Mean time from being asked to the turn; 0 for at once. */
  thinkMs: number;
  isPlaying: boolean;
  /** From a turn to its acknowledgement, in milliseconds. */
  readonly latencies: number[];
  over: number;
}

/** A person who signs its turns, on a socket, with as little work as that takes. */
export class BenchSeat {
  readonly #load: Load;
  readonly #table: string;
  readonly #seat: number;
  readonly #socket: WebSocket;
  #participant: Participant<StateBuffer, { readonly seats: number }, unknown> | undefined;
  #sentMs = 0;
  #view: TableNews['view'] | undefined;
  #settled = -1;
  isReady = false;

  constructor(load: Load, origin: string, cookie: string, table: string, seat: number) {
    this.#load = load;
    this.#table = table;
    this.#seat = seat;
    this.#socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    this.#socket.on('open', () => {
      this.#send({ kind: 'hello', protocol: 1 });
      this.#send({ kind: 'subscribe', table, viewer: seat, since: 0 });
    });
    // As the server wrote it: this measures, and does not judge.
    this.#socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Heard));
  }

  close(): void {
    this.#socket.terminate();
  }

  /** Begins to play, if it is asked. */
  act(): void {
    const { thinkMs, rng, isPlaying } = this.#load;
    const view = this.#view;
    const asking = view?.asked.find(({ seat }) => seat === this.#seat);
    if (!isPlaying || !asking || asking.since === this.#settled) return;
    this.#settled = asking.since;
    if (thinkMs === 0) this.#turn(asking.since);
    else setTimeout(() => this.#turn(asking.since), thinkMs * ((rng() >>> 0) / 2 ** 31));
  }

  #hear(message: Heard): void {
    if (message.kind === 'table') this.#hearNews(message);
    if (message.kind !== 'answer' || this.#sentMs === 0) return;
    if (message.answer?.kind !== 'accepted') throw new Error(JSON.stringify(message));
    if (this.#load.isPlaying) this.#load.latencies.push(performance.now() - this.#sentMs);
    this.#sentMs = 0;
  }

  #hearNews({ view, rows, fair }: TableNews): void {
    for (const row of rows) for (const { index, event } of row.fair) this.#hearEvent(index, event);
    for (const { index, event } of fair) this.#hearEvent(index, event);
    if (view.status === 'over' && this.#view?.status !== 'over' && this.#seat === 0) this.#load.over++;
    this.#view = view;
    this.isReady = view.status === 'playing';
    if (view.status === 'sealing') this.#seal();
    else this.act();
  }

  #hearEvent(index: number, event: object): void {
    // Written by the server; `fair` judges it.
    const fair = event as FairEvent;
    if (this.#participant) this.#participant.hear(index, fair);
    else if (index === 0) {
      const joined = joinTable(this.#load.game, this.#seat, fair, { createSigner: createNativeSigner });
      if (isFairFault(joined)) throw new Error(joined.code);
      this.#participant = joined;
    }
  }

  #stage = '';

  #seal(): void {
    const sealing = this.#view?.sealing;
    if (!this.#participant || !sealing?.awaited.includes(this.#seat) || this.#stage === sealing.stage) return;
    this.#stage = sealing.stage;
    if (sealing.stage === 'commit')
      this.#send({ kind: 'commit', ...this.#ids(), client: this.#participant.commit(randomBytes(32)) });
    else {
      const element = this.#participant.showElement();
      this.#send({ kind: 'reveal', ...this.#ids(), attempt: sealing.attempt, element });
    }
  }

  #turn(since: number): void {
    const { game, rng } = this.#load;
    const steps = randomTurn(game, game.parseState(this.#view!.view!)!, this.#seat, rng);
    const ids = this.#ids();
    const signed = this.#participant!.signTurn(ids.commandId, steps);
    if ('kind' in signed) throw new Error(signed.kind);
    this.#sentMs = performance.now();
    this.#send({ kind: 'submit', ...ids, since, turn: joinTurn(steps), signed });
  }

  #ids() {
    return { table: this.#table, commandId: randomUUID(), seat: this.#seat };
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }
}

type Heard =
  | TableNews
  | { readonly kind: 'answer'; readonly answer?: { readonly kind: string } }
  | { readonly kind: 'welcome' };
