import { once } from 'node:events';
import type { TableNews } from '@crownhold/protocol';
import { WebSocket } from 'ws';
import type { WireClient } from '../test/wire-client.ts';
import type { CommandAnswer } from './pending-commands.ts';

const AGAIN_MS = 100;

/** Somebody at a table. */
interface Listener {
  hearNews(news: TableNews): void;
  hearAnswer(command: string, answer: CommandAnswer): void;
}

/** A person's socket: a seat at one table or at several. */
export class BenchSocket {
  readonly #socket: WebSocket;
  /** By table. */
  readonly #seats = new Map<string, Listener>();
  readonly opened: Promise<unknown>;

  readonly client: WireClient;

  constructor(client: WireClient) {
    const { origin, cookie } = client;
    const headers = { cookie };
    this.client = client;
    this.#socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers, perMessageDeflate: false });
    this.opened = once(this.#socket, 'open').then(() => this.send({ kind: 'hello', protocol: 1 }));
    this.#socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Heard));
  }

  add(table: string, seat: number, listener: Listener): void {
    this.#seats.set(table, listener);
    this.#subscribe(table, seat);
  }

  remove(table: string, seat: number): void {
    this.#seats.delete(table);
    this.send({ kind: 'unsubscribe', table, viewer: seat });
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  #hear(message: Heard): void {
    if (message.kind === 'table') this.#seats.get(message.table)?.hearNews(message);
    if (message.kind === 'answer') this.#seats.get(message.table)?.hearAnswer(message.commandId, message.answer);
    if (message.kind === 'error') this.#hearError(message);
  }

  /** A subscription that the server could not take is asked for again. */
  #hearError(error: SocketError): void {
    const { code, table, viewer } = error;
    if (code !== 'unavailable' || table === undefined || viewer === undefined) throw new Error(JSON.stringify(error));
    setTimeout(() => this.#seats.has(table) && this.#subscribe(table, viewer), AGAIN_MS);
  }

  #subscribe(table: string, viewer: number): void {
    this.send({ kind: 'subscribe', table, viewer, since: 0 });
  }
}

type Heard =
  | TableNews
  | {
      readonly kind: 'answer';
      readonly table: string;
      readonly commandId: string;
      readonly answer: CommandAnswer;
    }
  | SocketError
  | { readonly kind: 'welcome' };

interface SocketError {
  readonly kind: 'error';
  readonly code: string;
  /** Of the subscription that it answers. */
  readonly table?: string;
  readonly viewer?: number;
}
