import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Which way something travels: to the server behind the proxy, or back. */
export type Way = 'there' | 'back';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** A line to a server that can be made slow, cut in slices, silenced one way or both, and broken. */
export class TcpProxy {
  /** Every piece waits this long. */
  delayMs = 0;
  /** Pieces are handed on in slices of this many bytes, each for itself. */
  sliceBytes = Number.POSITIVE_INFINITY;
  /** What vanishes: the connection stays open, and nobody is told. */
  readonly blackHoles = new Set<Way>();
  /** Whether new connections are refused. */
  isClosed = false;
  readonly #server: Server;
  readonly #target: { readonly host: string; readonly port: number };
  readonly #pairs = new Set<Pair>();
  #waiting = 0;

  private constructor(server: Server, target: { readonly host: string; readonly port: number }) {
    this.#server = server;
    this.#target = target;
    server.on('connection', (near) => this.#join(near));
  }

  static async start(port: number, host = '127.0.0.1'): Promise<TcpProxy> {
    const server = createServer({ pauseOnConnect: true });
    const proxy = new TcpProxy(server, { host, port });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get connections(): number {
    return this.#pairs.size;
  }

  /** How many pieces are held back now. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Breaks every connection with a reset, as a machine that is gone. */
  cut(): void {
    for (const { near, far } of this.#pairs) for (const socket of [near, far]) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket): void {
    if (this.isClosed) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.#target);
    const pair = { near, far };
    this.#pairs.add(pair);
    for (const socket of [near, far]) {
      socket.setNoDelay(true).on('error', () => {});
      socket.on('close', () => {
        this.#pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
    void this.#carry('there', near, far);
    void this.#carry('back', far, near);
  }

  async #wait(): Promise<void> {
    this.#waiting++;
    await setTimeout(this.delayMs);
    this.#waiting--;
  }

  /** In order; while a piece waits, those behind it wait too. */
  async #carry(way: Way, from: Socket, to: Socket): Promise<void> {
    try {
      for await (const piece of from) await this.#hand(way, piece as Buffer, to);
      to.end();
    } catch {
      // It was cut.
    }
  }

  async #hand(way: Way, piece: Buffer, to: Socket): Promise<void> {
    for (let at = 0; at < piece.length; at += this.sliceBytes) {
      if (this.delayMs > 0) await this.#wait();
      if (this.blackHoles.has(way)) return;
      const isTaken = to.write(piece.subarray(at, Math.min(piece.length, at + this.sliceBytes)));
      if (!isTaken && !to.destroyed) await Promise.race([once(to, 'drain'), once(to, 'close')]);
      // Each slice is a packet of its own.
      else if (this.sliceBytes < piece.length) await setTimeout(0);
    }
  }
}
