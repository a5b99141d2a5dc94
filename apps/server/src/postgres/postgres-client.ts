import { Client, type ClientConfig } from 'pg';

const CONNECT_MS = 5000;
/** A line on which nothing moves is asked for a sign of life after this; the system gives it up some seconds later. */
const KEEP_ALIVE_MS = 10_000;
/** How long a farewell may take: a line that is silent never answers it. */
const FAREWELL_MS = 1000;

/** A connection that ends within a moment, whatever the line does. */
export class PostgresClient extends Client {
  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    const timer = setTimeout(() => this.connection.stream.destroy(), FAREWELL_MS).unref();
    this.once('end', () => clearTimeout(timer));
    return callback ? super.end(callback) : super.end();
  }
}

/** How every connection to PostgreSQL is made, in a pool or alone. */
export function connectionOptions(url: string, name: string): ClientConfig {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

/** A connection of its own, whose statements may take their time unless there is a limit. */
export async function connectPostgres(url: string, name: string, answerMs?: number): Promise<PostgresClient> {
  const limit = answerMs === undefined ? {} : { query_timeout: answerMs };
  const client = new PostgresClient({ ...connectionOptions(url, name), ...limit });
  // Told by whatever is asked next; without a listener the process would end.
  client.on('error', () => {});
  await client.connect();
  return client;
}
