import { Client, Pool } from 'pg';
import type { Heads } from '../../ports/heads.ts';
import type { Log } from '../../ports/log.ts';
import type { ServerStore } from '../../ports/server-store.ts';
import { forget } from '../sql/people-scripts.ts';
import { readRows, type Script, write } from '../sql/script.ts';
import { askedStore, isWrite, scriptOf } from '../sql/store-scripts.ts';
import { reasonOf } from '../sqlite-error.ts';
import type { StoreFault } from '../store-fault.ts';
import { migrateSchema } from './schema.ts';
import { tableRows } from './table-rows.ts';
import { readScript, writeScript } from './transaction.ts';

const MOST_CONNECTIONS = 10;
const CONNECT_MS = 5000;
/** How long PostgreSQL works on one statement; a wait for another node's row counts. */
const STATEMENT_MS = 10_000;
/** The connection is taken for dead after this. */
const ANSWER_MS = 15_000;
/** A node that is paused in the middle of a transaction keeps the others waiting no longer than this. */
const IDLE_MS = 3000;

export interface PostgresOptions {
  readonly log: Log;
  /** Those of the program, but for tests. */
  readonly migrations?: string;
}

/** A store that any number of nodes share. */
export interface PostgresStore extends ServerStore, Heads {}

/** Opens a database, which is brought up to date if need be. */
export async function openPostgres(url: string, options: PostgresOptions): Promise<PostgresStore | StoreFault> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'crownhold',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
    keepAlive: true,
  });
  // A connection that is lost in the middle of a question is told by the question; without a listener the process would end.
  pool.on('connect', (client) => void client.on('error', () => {}));
  // Of a connection that nobody uses at the moment. The next question opens another.
  pool.on('error', () => options.log({ level: 'warn', event: 'database-lost' }));
  try {
    const fault = await migrateDatabase(url, options.migrations);
    if (fault) {
      await pool.end();
      return fault;
    }
    for (const session of await readScript(pool, stillKnown())) await writeScript(pool, () => forget(session));
    return createStore(pool);
  } catch (error) {
    await pool.end();
    return { fault: 'unusable', reason: reasonOf(error) };
  }
}

/** Brings a database up to date for a program that keeps no tables in it. */
export async function prepareDatabase(url: string): Promise<StoreFault | undefined> {
  try {
    return await migrateDatabase(url);
  } catch (error) {
    return { fault: 'unusable', reason: reasonOf(error) };
  }
}

/** On a connection of its own: a migration may take longer than any statement of play. */
async function migrateDatabase(url: string, migrations?: string): Promise<StoreFault | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ fsync: string }>('SHOW fsync');
    if (rows[0]?.fsync !== 'on') return { fault: 'unusable', reason: 'fsync=off' };
    return await migrateSchema(client, migrations);
  } finally {
    await client.end();
  }
}

function createStore(pool: Pool): PostgresStore {
  const store = askedStore((method, args) => {
    return isWrite(method) ? writeScript(pool, () => scriptOf(method, args)) : readScript(pool, scriptOf(method, args));
  });
  return {
    ...store,
    forget: (session) => writeScript(pool, () => forgetForGood(session)),
    revisions: (tables) => readScript(pool, revisions(tables)),
    tableRows: (table, from) => readScript(pool, tableRows(table, from)),
    close: () => pool.end(),
  };
}

/** In the list by the same commit: a database that is restored, and gets the list, forgets again. */
function* forgetForGood(session: string): Script<void> {
  yield* write('INSERT INTO forgotten (session) VALUES (?1) ON CONFLICT DO NOTHING', session);
  yield* forget(session);
  yield* write("DELETE FROM notes WHERE key = 'claim:' || ?1", session);
}

/** Sessions that were forgotten and are known again, since the database is older than that. */
function* stillKnown(): Script<readonly string[]> {
  const rows = yield* readRows(
    `SELECT session FROM forgotten WHERE session IN (SELECT session FROM sessions)
       OR session IN (SELECT session FROM places) OR session IN (SELECT session FROM guests)
       OR session IN (SELECT creator FROM tables)`,
  );
  return rows.map(({ session }) => String(session));
}

function* revisions(tables: readonly string[]): Script<ReadonlyMap<string, string>> {
  const sql = 'SELECT id, revision FROM tables WHERE id IN (SELECT json_array_elements_text(CAST(?1 AS JSON)))';
  const rows = yield* readRows(sql, JSON.stringify(tables));
  return new Map(rows.map(({ id, revision }) => [String(id), String(revision)]));
}
