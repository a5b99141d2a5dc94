import type { ClientBase, Pool } from 'pg';
import type { Heads } from '../../ports/heads.ts';
import type { Log } from '../../ports/log.ts';
import type { ServerStore } from '../../ports/server-store.ts';
import { connectPostgres } from '../../postgres/postgres-client.ts';
import { openPool } from '../../postgres/postgres-pool.ts';
import { forget } from '../sql/people-scripts.ts';
import { readRows, type Script, write } from '../sql/script.ts';
import { askedStore, isWrite, scriptOf } from '../sql/store-scripts.ts';
import { reasonOf } from '../sqlite-error.ts';
import type { StoreFault } from '../store-fault.ts';
import { migrateSchema } from './schema.ts';
import { tableRows } from './table-rows.ts';
import { readScript, writeScript } from './transaction.ts';

const MOST_CONNECTIONS = 10;
/** Longer than another node may keep a row, and no longer than people wait after a line was silent. */
const STATEMENT_MS = 5000;
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
  const pool = openPool({
    url,
    name: 'crownhold',
    connections: MOST_CONNECTIONS,
    statementMs: STATEMENT_MS,
    more: { idle_in_transaction_session_timeout: IDLE_MS },
    onLost: () => options.log({ level: 'warn', event: 'database-lost' }),
  });
  try {
    const fault = await migrateDatabase(url, options.migrations);
    if (fault) {
      await pool.end();
      return fault;
    }
    for (const session of await forgottenAgain(url)) await writeScript(pool, () => forget(session));
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

async function migrateDatabase(url: string, migrations?: string): Promise<StoreFault | undefined> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ fsync: string }>('SHOW fsync');
    if (rows[0]?.fsync !== 'on') return { fault: 'unusable', reason: 'fsync=off' };
    return migrateSchema(client, migrations);
  });
}

function forgottenAgain(url: string): Promise<readonly string[]> {
  return withClient(url, (client) => readScript(client, stillKnown()));
}

/** On a connection of its own: what is done once, at the start, may take longer than any statement of play. */
async function withClient<T>(url: string, task: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await connectPostgres(url, 'crownhold start');
  try {
    return await task(client);
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
