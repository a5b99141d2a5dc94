import { setTimeout as wait } from 'node:timers/promises';
import { connectPostgres, type PostgresClient } from '../postgres/postgres-client.ts';

const AGAIN_MS = 500;
/** Nothing is asked on this connection but by us: a line that is silent would never be noticed. */
const BEAT_MS = 2000;
/** The connection is taken for dead after this. */
const ANSWER_MS = 3000;

export interface ListenerOptions {
  readonly url: string;
  readonly channel: string;
  /** As the database calls the connection. */
  readonly name: string;
  hear(text: string): void;
  /** It listens, for the first time or again: what was said meanwhile is lost. */
  onListening?(): void;
  /** Once for each outage. */
  onLost(): void;
}

/** LISTEN and NOTIFY on a connection of their own, made again whenever it is lost or silent. What is said while there is none is lost. */
export class PostgresListener {
  readonly #options: ListenerOptions;
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #client: PostgresClient | undefined;
  #isLost = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  notify(text: string): void {
    this.#client?.query('SELECT pg_notify($1, $2)', [this.#options.channel, text]).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await this.#listen().catch(() => undefined);
      if (signal.aborted) return;
      if (!this.#isLost) this.#options.onLost();
      this.#isLost = true;
      await wait(AGAIN_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Until the connection is lost, or this is closed. */
  async #listen(): Promise<void> {
    const { url, name, channel, hear, onListening } = this.#options;
    const client = await connectPostgres(url, name, ANSWER_MS);
    try {
      client.on('notification', ({ payload = '' }) => hear(payload));
      const ended = new AbortController();
      client.once('end', () => ended.abort());
      await client.query(`LISTEN ${channel}`);
      this.#client = client;
      this.#isLost = false;
      onListening?.();
      const over = AbortSignal.any([ended.signal, this.#closing.signal]);
      while (!over.aborted) {
        await client.query('SELECT 1');
        await wait(BEAT_MS, undefined, { signal: over });
      }
    } finally {
      this.#client = undefined;
      await client.end();
    }
  }
}
