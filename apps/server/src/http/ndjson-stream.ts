import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { Connection, Rank } from '../ports/connection.ts';
import { MOST_BUFFERED } from '../wire/buffer-limit.ts';
import type { WirePorts } from '../wire/wire-ports.ts';

type Headers = Readonly<Record<string, OutgoingHttpHeader | undefined>>;

const TABLE_FRAME = '{"kind":"table"';
const ERROR_FRAME = '{"kind":"error"';

/** A table as lines of JSON, the messages `table` of a socket; an empty line now and then shows that it lives. */
export class NdjsonStream implements Connection {
  readonly session: string;
  readonly #response: ServerResponse;
  readonly #headers: Headers;
  readonly #ports: WirePorts;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(session: string, response: ServerResponse, headers: Headers, ports: WirePorts) {
    this.session = session;
    this.#response = response;
    this.#headers = headers;
    this.#ports = ports;
  }

  /** The first line opens the stream: before, there may be an answer of another kind. */
  send(frame: string, rank: Rank = 'player'): void {
    // The viewer is not the session's any more: whoever asks again is told why.
    if (frame.startsWith(ERROR_FRAME)) this.end();
    if (!frame.startsWith(TABLE_FRAME)) return;
    this.#open();
    this.#ports.courier.deliver(rank, () => {
      if (this.#response.writableEnded || this.#response.destroyed) return;
      if (this.#response.writableLength > MOST_BUFFERED[rank]) {
        this.#ports.meter.cut('stream', 'slow');
        this.#response.destroy();
      } else this.#response.write(`${frame}\n`);
    });
  }

  end(): void {
    this.#response.end();
  }

  #open(): void {
    if (this.#heartbeat) return;
    this.#response.writeHead(200, {
      ...this.#headers,
      'content-type': 'application/x-ndjson; charset=utf-8',
      // nginx would keep lines until a buffer is full.
      'x-accel-buffering': 'no',
    });
    const { meter, heartbeatMs } = this.#ports;
    meter.connected('stream', 1);
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs);
    this.#response.once('close', () => {
      clearInterval(this.#heartbeat);
      meter.connected('stream', -1);
    });
  }

  #beat(): void {
    // What was sent at the last beat has not left yet: nobody reads at the other end.
    if (this.#response.writableLength > 0) {
      this.#ports.meter.cut('stream', 'silent');
      this.#response.destroy();
    } else this.#response.write('\n');
  }
}
