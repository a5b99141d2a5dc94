import { Logger, runMigrations } from 'graphile-worker';
import { Pool } from 'pg';
import type { Log } from '../ports/log.ts';

/** How the queue calls the work. */
export const TASK = 'crownhold-bot';
/** Who has thought says the id of the turn here. */
export const CHANNEL = 'crownhold_bots';
/** Whoever waits for a turn asks again this often, so a job that nobody has asked for in twice as long is in nobody's interest. */
export const ASK_AGAIN_MS = 6000;

const CONNECT_MS = 5000;
const STATEMENT_MS = 10_000;
/** "CrwJ": programs that start together make the queue one after the other. */
const LOCK = 0x43_72_77_4a;

/** The queue writes no log of its own: what matters is told by who uses it. */
export const QUIET = new Logger(() => () => {});

export function openPool(url: string, connections: number, log: Log): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'crownhold bots',
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    keepAlive: true,
  });
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('error', () => log({ level: 'warn', event: 'jobs-lost' }));
  return pool;
}

/** Brings the queue's own schema up to date. */
export async function prepareQueue(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await runMigrations({ pgPool: pool, logger: QUIET });
  } finally {
    // The lock ends with its connection.
    client.release(true);
  }
}
