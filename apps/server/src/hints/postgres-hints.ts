import { Client } from 'pg';
import type { Log } from '../ports/log.ts';
import { BatchedHints } from './batched-hints.ts';

const CHANNEL = 'crownhold';
const CONNECT_MS = 5000;
const AGAIN_MS = 500;

/** Hints by LISTEN and NOTIFY, on a connection of their own. What is said while there is none is lost. */
export class PostgresHints extends BatchedHints {
  readonly #url: string;
  readonly #log: Log;
  #client: Client | undefined;
  #isClosed = false;

  constructor(url: string, log: Log) {
    super();
    this.#url = url;
    this.#log = log;
    void this.#connect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    if (this.#isClosed) return;
    const client = new Client({
      connectionString: this.#url,
      application_name: 'crownhold hints',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    // The event `end` follows.
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => this.hear(payload));
    try {
      await client.connect();
      client.once('end', () => this.#lose());
      this.#client = client;
      await client.query(`LISTEN ${CHANNEL}`);
      if (this.#isClosed) await client.end();
    } catch {
      if (this.#client === client) await client.end().catch(() => undefined);
      else this.#lose();
    }
  }

  #lose(): void {
    this.#client = undefined;
    if (this.#isClosed) return;
    this.#log({ level: 'warn', event: 'hints-lost' });
    setTimeout(() => void this.#connect(), AGAIN_MS).unref();
  }

  protected send(text: string): void {
    // Lost with the connection; the poll finds what it told.
    this.#client?.query('SELECT pg_notify($1, $2)', [CHANNEL, text]).catch(() => undefined);
  }
}
