import { Client } from 'pg';

const CONNECT_MS = 5000;
const AGAIN_MS = 500;

export interface ListenerOptions {
  readonly url: string;
  readonly channel: string;
  /** As the database calls the connection. */
  readonly name: string;
  hear(text: string): void;
  onLost(): void;
}

/** LISTEN and NOTIFY on a connection of their own, made again whenever it is lost. What is said while there is none is lost. */
export class PostgresListener {
  readonly #options: ListenerOptions;
  #client: Client | undefined;
  #isClosed = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
    void this.#connect();
  }

  notify(text: string): void {
    this.#client?.query('SELECT pg_notify($1, $2)', [this.#options.channel, text]).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    if (this.#isClosed) return;
    const { url, channel, name, hear } = this.#options;
    const client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    // The event `end` follows.
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await client.connect();
      client.once('end', () => this.#lose());
      this.#client = client;
      await client.query(`LISTEN ${channel}`);
      if (this.#isClosed) await client.end();
    } catch {
      if (this.#client === client) await client.end().catch(() => undefined);
      else this.#lose();
    }
  }

  #lose(): void {
    this.#client = undefined;
    if (this.#isClosed) return;
    this.#options.onLost();
    setTimeout(() => void this.#connect(), AGAIN_MS).unref();
  }
}
