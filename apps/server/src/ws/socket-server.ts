import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { MESSAGE_BYTES } from '@crownhold/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { BEAT_PARTS, BeatWheel } from '../wire/beat-wheel.ts';
import { isOwnRequest } from '../wire/origin-guard.ts';
import type { WirePorts } from '../wire/wire-ports.ts';
import { SocketConnection } from './socket-connection.ts';

const SOCKET_PATH = '/api/socket';
/** The client comes again at once, to the process that follows. */
const SERVICE_RESTART = 1012;

/** All sockets of the server. */
export class SocketServer {
  readonly #ports: WirePorts;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES, perMessageDeflate: false });
  readonly #sockets = new Set<WebSocket>();
  readonly #beats = new BeatWheel<SocketConnection>();
  readonly #heartbeat: NodeJS.Timeout;

  constructor(ports: WirePorts) {
    this.#ports = ports;
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#beats.turn()) connection.beat();
    }, ports.heartbeatMs / BEAT_PARTS);
  }

  /** For the event `upgrade` of an HTTP server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Until the handshake nobody else listens, and a client may go at any moment.
    const ignore = () => {};
    socket.on('error', ignore);
    this.#admit(request).then(
      (admitted) => {
        if (typeof admitted === 'number') return refuse(socket, admitted);
        const { session, release } = admitted;
        socket.once('close', release);
        if (socket.destroyed) return release();
        this.#server.handleUpgrade(request, socket, head, (opened) => {
          socket.off('error', ignore);
          this.#open(opened, socket, session);
        });
      },
      () => refuse(socket, 503),
    );
  }

  /** Tells everybody to come again, and cuts off those who do not go. */
  async close(graceMs: number): Promise<void> {
    clearInterval(this.#heartbeat);
    const gone = [...this.#sockets].map(
      (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
    );
    for (const socket of this.#sockets) socket.close(SERVICE_RESTART);
    const timer = setTimeout(() => {
      for (const socket of this.#sockets) socket.terminate();
    }, graceMs);
    await Promise.all(gone);
    clearTimeout(timer);
    this.#server.close();
  }

  async #admit(request: IncomingMessage): Promise<{ readonly session: string; readonly release: () => void } | number> {
    const { own, sessions, limits, meter, isDraining } = this.#ports;
    if (request.url?.split('?')[0] !== SOCKET_PATH) return 404;
    const isOwn = isOwnRequest(request.headers, own);
    meter.parsed('host', isOwn);
    if (!isOwn) return 403;
    if (isDraining()) return 503;
    // Sockets are for sessions: a program with a token has requests and streams, where every route asks for its scope.
    if (request.headers.authorization !== undefined) return 401;
    const session = await sessions.find(request.headers.cookie);
    meter.parsed('cookie', session !== undefined);
    if (session === undefined) return 401;
    const release = limits.connect(session);
    if (release) return { session, release };
    meter.limited('connection');
    return 429;
  }

  #open(socket: WebSocket, stream: Duplex, session: string): void {
    const { meter } = this.#ports;
    meter.connected('socket', 1);
    this.#sockets.add(socket);
    const leave = this.#beats.add(new SocketConnection(socket, stream, session, this.#ports));
    socket.once('close', () => {
      this.#sockets.delete(socket);
      leave();
      meter.connected('socket', -1);
    });
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
