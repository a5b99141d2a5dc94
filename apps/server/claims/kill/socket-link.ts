import { WebSocket } from 'ws';
import type { ClientLink, LinkEvents } from '../../simulation/client-world.ts';

const AGAIN_MS = 100;

/** A socket to a server that comes and goes: whenever it is lost it is opened again. */
export class SocketLink implements ClientLink {
  readonly #address: string;
  readonly #cookie: string;
  readonly #events: LinkEvents;
  #socket: WebSocket | undefined;
  #number = 0;
  #isClosed = false;

  constructor(origin: string, cookie: string, events: LinkEvents) {
    this.#address = `${origin.replace('http', 'ws')}/api/socket`;
    this.#cookie = cookie;
    this.#events = events;
  }

  get number(): number {
    return this.#number;
  }

  get isUp(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  open(): void {
    if (this.#isClosed) return;
    this.#number++;
    const socket = new WebSocket(this.#address, { headers: { cookie: this.#cookie }, perMessageDeflate: false });
    this.#socket = socket;
    // The event `close` follows.
    socket.on('error', () => {});
    socket.on('open', () => this.#events.opened());
    socket.on('message', (data) => this.#events.heard(String(data)));
    socket.on('close', () => {
      this.#number++;
      this.#events.lost();
      setTimeout(() => this.open(), AGAIN_MS);
    });
  }

  begin(frame: string): void {
    this.send(frame);
  }

  send(frame: string): void {
    if (this.isUp) this.#socket?.send(frame);
  }

  cut(): void {
    this.#socket?.terminate();
  }

  /** For good. */
  close(): void {
    this.#isClosed = true;
    this.#socket?.terminate();
  }
}
