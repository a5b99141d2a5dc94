import { type ClientBase, DatabaseError, type Pool, type PoolClient } from 'pg';
import { NotStoredError } from '../../ports/store.ts';
import type { Script, SqlResult, Statement } from '../sql/script.ts';

/** Two transactions that waited for each other, or met: nothing of the one that failed is stored, and it may be tried again. */
const AGAIN = new Set(['40001', '40P01']);
const MOST_TRIES = 5;

// Whatever the database or a pool in front of it is set to: a commit returns when its bytes are on the disk.
const BEGIN = 'BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit = on';

/** One script outside of a transaction. */
export async function readScript<T>(pool: Pool | ClientBase, script: Script<T>): Promise<T> {
  try {
    return await runScript(script, (statement) => run(pool, statement));
  } catch (error) {
    throw notStored(error);
  }
}

/** All of a script, or nothing: `NotStoredError` says that it is nothing, any other error leaves open what happened. */
export async function writeScript<T>(pool: Pool, create: () => Script<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await commitScript(pool, create());
    } catch (error) {
      const { cause } = error as Error;
      const mayTryAgain = cause instanceof DatabaseError && AGAIN.has(cause.code ?? '') && tries < MOST_TRIES;
      if (!(error instanceof NotStoredError && mayTryAgain)) throw error;
    }
  }
}

async function commitScript<T>(pool: Pool, script: Script<T>): Promise<T> {
  let client: PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    throw notStored(error);
  }
  let result: T;
  try {
    await client.query(BEGIN);
    result = await runScript(script, (statement) => run(client, statement));
  } catch (error) {
    await rollBack(client, error);
    throw notStored(error);
  }
  await commit(client);
  return result;
}

async function commit(client: PoolClient): Promise<void> {
  let word: string;
  try {
    word = (await client.query('COMMIT')).command;
  } catch (error) {
    client.release(true);
    // It was sent: nobody knows whether it came.
    throw new Error('the outcome of a commit is unknown', { cause: error });
  }
  client.release();
  if (word !== 'COMMIT') throw new NotStoredError(word);
}

/** A connection that does not answer any more is closed; its transaction ends with it. */
async function rollBack(client: PoolClient, error: unknown): Promise<void> {
  if (!(error instanceof DatabaseError)) {
    client.release(true);
    return;
  }
  const isUsable = await client.query('ROLLBACK').then(
    () => true,
    () => false,
  );
  client.release(!isUsable);
}

async function runScript<T>(script: Script<T>, ask: (statement: Statement) => Promise<SqlResult>): Promise<T> {
  let step = script.next();
  while (!step.done) step = script.next(await ask(step.value));
  return step.value;
}

async function run(client: Pool | ClientBase, { sql, values }: Statement): Promise<SqlResult> {
  const { rows, rowCount } = await client.query(dollars(sql), [...values]);
  return { rows, changes: rowCount ?? 0 };
}

const translated = new Map<string, string>();

/** `?1` is `$1` here. */
function dollars(sql: string): string {
  const known = translated.get(sql) ?? sql.replaceAll(/\?(\d)/g, '$$$1');
  translated.set(sql, known);
  return known;
}

function notStored(cause: unknown): NotStoredError {
  return new NotStoredError(cause instanceof Error ? cause.message : String(cause), { cause });
}
