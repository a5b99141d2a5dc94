import { once } from 'node:events';
import type { TableNews } from '@crownhold/protocol';
import { WebSocket } from 'ws';
import type { WireClient } from '../test/wire-client.ts';

/** Somebody at a table. */
interface Listener {
  hearNews(news: TableNews): void;
  hearAnswer(command: string, answer: { readonly kind: string }): void;
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
    this.send({ kind: 'subscribe', table, viewer: seat, since: 0 });
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
    if (message.kind === 'error') throw new Error(JSON.stringify(message));
  }
}

type Heard =
  | TableNews
  | {
      readonly kind: 'answer';
      readonly table: string;
      readonly commandId: string;
      readonly answer: { readonly kind: string };
    }
  | { readonly kind: 'welcome' | 'error' };
