import { Pool, type PoolConfig } from 'pg';
import { connectionOptions, PostgresClient } from './postgres-client.ts';

/** How much longer than PostgreSQL may work on a statement its answer may take; then the connection is taken for dead. */
const ANSWER_SPARE_MS = 1000;

export interface PoolOptions {
  readonly url: string;
  /** As the database calls the connections. */
  readonly name: string;
  readonly connections: number;
  /** How long PostgreSQL works on one statement; a wait for another node's row counts. */
  readonly statementMs: number;
  readonly more?: Pick<PoolConfig, 'options' | 'idle_in_transaction_session_timeout'>;
  /** A connection that nobody used at the moment is lost. The next question opens another. */
  onLost(): void;
}

/** The only place that makes pools: each limits how long it connects, works and waits, and destroys a connection that missed an answer. */
export function openPool({ url, name, connections, statementMs, more, onLost }: PoolOptions): Pool {
  const pool = new Pool({
    ...connectionOptions(url, name),
    Client: PostgresClient,
    max: connections,
    statement_timeout: statementMs,
    query_timeout: statementMs + ANSWER_SPARE_MS,
    ...more,
  });
  // A connection that is lost in the middle of a question is told by the question; without a listener the process would end.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('error', onLost);
  return pool;
}
