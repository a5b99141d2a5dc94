import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { NOWHERE, type OddRequest } from './inputs.ts';

/** How many of what came back, by their code or status. */
export type Tally = Map<string, number>;

function count(tally: Tally, name: string): void {
  tally.set(name, (tally.get(name) ?? 0) + 1);
}

/**
 * Sends frames on one socket, waits until all are dealt with, and then sends the one after which the server may close it.
 * A socket that the server closes is no harm.
 */
export async function sendFrames(
  origin: string,
  cookie: string,
  frames: readonly (string | Uint8Array)[],
  lastFrame: string,
  tally: Tally,
): Promise<void> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  socket.on('error', () => count(tally, 'closed'));
  await Promise.race([once(socket, 'open'), once(socket, 'close')]);
  const over = once(socket, 'close');
  let isAnswered = false;
  socket.on('message', (data) => {
    const { kind, code, answer, request } = JSON.parse(String(data)) as Heard;
    if (request === LAST_REQUEST) isAnswered = true;
    else count(tally, code ?? answer?.code ?? answer?.kind ?? kind);
  });
  socket.send('{"kind":"hello","protocol":1}');
  for (const frame of frames) if (socket.readyState === WebSocket.OPEN) socket.send(frame);
  // Looked up as late as any of them.
  socket.send(JSON.stringify({ kind: 'record', request: LAST_REQUEST, table: NOWHERE }));
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  while (isOpen() && !isAnswered) await new Promise((resolve) => setTimeout(resolve, 2));
  if (isOpen()) socket.send(lastFrame, () => socket.close());
  await over;
}

const LAST_REQUEST = 'last-of-them';

interface Heard {
  readonly kind: string;
  readonly request?: string;
  readonly code?: string;
  readonly answer?: { readonly kind: string; readonly code?: string };
}

/** Requests one after the other on a connection, and on the next where the server has closed it. */
export async function sendRequests(
  origin: string,
  cookie: string,
  requests: readonly OddRequest[],
  tally: Tally,
): Promise<void> {
  const { host } = new URL(origin);
  let connection = new RawConnection(origin, tally);
  for (const { method, path, headers, body } of requests) {
    const named = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const length = `Content-Length: ${Buffer.byteLength(body)}`;
    const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, `Cookie: ${cookie}`, ...named, length];
    if (connection.isClosed) connection = new RawConnection(origin, tally);
    await connection.ask(`${lines.join('\r\n')}\r\n\r\n${body}`);
  }
  connection.close();
}

/** Bytes on a connection of their own. */
export async function sendBytes(origin: string, text: string, tally: Tally): Promise<void> {
  const connection = new RawConnection(origin, tally);
  await connection.ask(text);
  connection.close();
}

/** After this the server waits for more, and nothing else will come. */
const SILENCE_MS = 500;
const STATUS = /HTTP\/1\.1 (\d{3}) /;
const STATUS_LENGTH = 'HTTP/1.1 200 '.length;

class RawConnection {
  readonly #socket: Socket;
  #rest = '';
  #answered = () => {};
  isClosed = false;

  constructor(origin: string, tally: Tally) {
    const { hostname, port } = new URL(origin);
    this.#socket = connect(Number(port), hostname);
    this.#socket.setEncoding('latin1').on('data', (chunk: Buffer | string) => {
      const text = this.#rest + String(chunk);
      const status = STATUS.exec(text);
      // A status line may be cut in two.
      this.#rest = status ? '' : text.slice(-STATUS_LENGTH);
      if (!status) return;
      count(tally, status[1]!);
      this.#answered();
    });
    this.#socket.on('error', () => count(tally, 'reset'));
    this.#socket.on('end', () => this.close());
    this.#socket.on('close', () => this.close());
  }

  /** Resolves with the first status, with the end of the connection, or after a silence. */
  async ask(text: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#answered = resolve;
    const timer = setTimeout(() => this.close(), SILENCE_MS);
    this.#socket.write(text);
    await promise;
    clearTimeout(timer);
  }

  close(): void {
    this.isClosed = true;
    this.#socket.destroy();
    this.#answered();
  }
}
