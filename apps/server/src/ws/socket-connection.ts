import process from 'node:process';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Connection, Rank } from '../ports/connection.ts';
import { Conversation } from '../tables/conversation.ts';
import { MOST_BUFFERED } from '../wire/buffer-limit.ts';
import { Patience } from '../wire/patience.ts';
import type { WirePorts } from '../wire/wire-ports.ts';

const POLICY_VIOLATION = 1008;

/** One client on one socket. */
export class SocketConnection implements Connection {
  readonly session: string;
  readonly #socket: WebSocket;
  /** Below the socket. */
  readonly #stream: Duplex;
  readonly #ports: WirePorts;
  readonly #conversation: Conversation;
  readonly #patience = new Patience();
  #isAnswering = true;
  #isCorked = false;

  constructor(socket: WebSocket, stream: Duplex, session: string, ports: WirePorts) {
    this.session = session;
    this.#socket = socket;
    this.#stream = stream;
    this.#ports = ports;
    this.#conversation = new Conversation(ports.service, this);
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? '' : String(data)));
    socket.on('pong', () => {
      this.#isAnswering = true;
    });
    // Frames that are too long or no frames at all: the library closes the socket by itself.
    socket.on('error', () => ports.meter.parsed('frame', false));
    socket.on('close', () => void this.#conversation.end());
  }

  send(frame: string, rank: Rank = 'player'): void {
    this.#ports.courier.deliver(rank, () => {
      if (this.#socket.readyState !== WebSocket.OPEN) return;
      if (this.#socket.bufferedAmount > MOST_BUFFERED[rank]) return this.#cut('slow');
      this.#cork();
      this.#socket.send(frame);
    });
  }

  /** What is said at once, such as news and an answer, is written at once. */
  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#stream.uncork();
    });
  }

  /** Cuts a socket that has not answered since the last time. */
  beat(): void {
    if (this.#isAnswering) {
      this.#isAnswering = false;
      this.#socket.ping();
    } else this.#cut('silent');
  }

  #hear(frame: string): void {
    const { limits, meter, inFlight, log } = this.#ports;
    if (limits.message(this.session)) {
      meter.limited('message');
      this.#refuse();
      return;
    }
    this.#patience.reward();
    meter.parsed('frame', true);
    const startMs = performance.now();
    inFlight
      .track(this.#conversation.hear(frame))
      .catch(() => log({ level: 'error', event: 'hear-failed' }))
      .finally(() => meter.answered('socket', performance.now() - startMs));
  }

  #refuse(): void {
    if (this.#patience.isOver) return;
    this.#patience.strain();
    if (this.#patience.isOver) {
      this.#ports.meter.cut('socket', 'greedy');
      this.#socket.close(POLICY_VIOLATION);
    } else this.send(JSON.stringify({ kind: 'error', code: 'too-many' }));
  }

  #cut(why: 'slow' | 'silent'): void {
    this.#ports.meter.cut('socket', why);
    this.#socket.terminate();
  }
}
