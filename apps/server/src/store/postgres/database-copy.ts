import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { ClientBase } from 'pg';
import { connectPostgres } from '../../postgres/postgres-client.ts';

/** What belongs to a table, in an order in which references are met. */
const TABLE_PARTS = ['entries', 'places', 'secrets', 'durable_times', 'links', 'guests'] as const;
/** What belongs to no table. */
const SERVER_PARTS = ['sessions', 'tokens', 'pushes', 'server_keys'] as const;

const COLUMNS = {
  tables: ['id', 'due_ms', 'creator', 'status', 'summary', 'changed_ms', 'is_listed'],
  entries: ['table_id', 'entry', 'command', 'text'],
  places: ['table_id', 'seat', 'session', 'name', 'ticket', 'ticket_until_ms'],
  secrets: ['table_id', 'secret'],
  durable_times: ['table_id', 'entry', 'at_ms'],
  links: ['table_id', 'kind', 'hash'],
  guests: ['table_id', 'session', 'right'],
  sessions: ['session'],
  tokens: ['token', 'id', 'session', 'name', 'scopes'],
  pushes: ['session', 'endpoint', 'p256dh', 'auth'],
  server_keys: ['name', 'key'],
} as const;
type Part = keyof typeof COLUMNS;
type Row = readonly SQLOutputValue[];

/** As the database calls the connection. */
const COPY = 'crownhold migrate';
/** Statements of PostgreSQL have at most 65,535 parameters. */
const ROWS_A_STATEMENT = 1000;
/** Tables of one transaction: what was cut off is done again from here. */
const TABLES_A_BATCH = 100;

export interface CopiedDatabase {
  readonly tables: number;
  readonly entries: number;
  /** All rows, each of which was read again and compared. */
  readonly rows: number;
}

/** Rows that both databases have, and that are not the same: somebody has used the new one already. */
export interface CopyDifference {
  readonly differs: Part;
}

/** Copies everything of a database of SQLite into one of PostgreSQL whose schema is there. It may be cut off anywhere and called again. */
export async function copyDatabase(from: DatabaseSync, url: string): Promise<CopiedDatabase | CopyDifference> {
  const to = await connectPostgres(url, COPY);
  try {
    await to.query('SET synchronous_commit = on');
    const ids = from
      .prepare('SELECT id FROM tables ORDER BY id')
      .all()
      .map(({ id }) => String(id));
    await inTransaction(to, async () => {
      for (const part of SERVER_PARTS) await insertRows(to, part, readSqlite(from, part));
    });
    for (const batch of batches(ids))
      await inTransaction(to, async () => {
        for (const part of ['tables', ...TABLE_PARTS] as const)
          await insertRows(to, part, readSqlite(from, part, batch));
      });
    // Last: a node that starts too early counts no time that the copy does not know.
    const served = Number(from.prepare('SELECT served_ms FROM service').get()?.['served_ms']);
    await to.query('UPDATE service SET served_ms = greatest(served_ms, $1)', [served]);
    return await compare(from, to, ids);
  } finally {
    await to.end();
  }
}

/** Adds sessions that want to be forgotten to those that the database knows. */
export async function copyForgotten(sessions: readonly string[], url: string): Promise<void> {
  const to = await connectPostgres(url, COPY);
  try {
    const sql = 'INSERT INTO forgotten SELECT json_array_elements_text($1::json) ON CONFLICT DO NOTHING';
    await to.query(sql, [JSON.stringify(sessions)]);
  } finally {
    await to.end();
  }
}

async function compare(
  from: DatabaseSync,
  to: ClientBase,
  ids: readonly string[],
): Promise<CopiedDatabase | CopyDifference> {
  let rows = 0;
  let entries = 0;
  for (const part of SERVER_PARTS) {
    const count = await sameRows(readSqlite(from, part), to, part);
    if (count === undefined) return { differs: part };
    rows += count;
  }
  for (const batch of batches(ids))
    for (const part of ['tables', ...TABLE_PARTS] as const) {
      const count = await sameRows(readSqlite(from, part, batch), to, part, batch);
      if (count === undefined) return { differs: part };
      rows += count;
      if (part === 'entries') entries += count;
    }
  return { tables: ids.length, entries, rows };
}

/** How many there are, if PostgreSQL has the same and no others of these tables. */
async function sameRows(rows: readonly Row[], to: ClientBase, part: Part, ids?: readonly string[]) {
  const names = COLUMNS[part].map(quoted).join(', ');
  const where = ids ? `WHERE ${keyOf(part)} = ANY($1)` : '';
  const found = await to.query({
    text: `SELECT ${names} FROM ${part} ${where}`,
    values: ids ? [ids] : [],
    rowMode: 'array',
  });
  const texts = new Set((found.rows as Row[]).map(textOf));
  const isSame = rows.every((row) => texts.has(textOf(row))) && (!ids || texts.size === rows.length);
  return isSame ? rows.length : undefined;
}

function readSqlite(from: DatabaseSync, part: Part, ids?: readonly string[]): readonly Row[] {
  const names = COLUMNS[part].map(quoted).join(', ');
  const where = ids ? `WHERE ${keyOf(part)} IN (SELECT value FROM json_each(?))` : '';
  const rows = from.prepare(`SELECT ${names} FROM ${part} ${where}`).all(...(ids ? [JSON.stringify(ids)] : []));
  return rows.map((row) => COLUMNS[part].map((column) => row[column] ?? null));
}

async function insertRows(to: ClientBase, part: Part, rows: readonly Row[]): Promise<void> {
  const columns = COLUMNS[part];
  const names = columns.map(quoted).join(', ');
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    const some = rows.slice(at, at + ROWS_A_STATEMENT);
    const places = some.map(
      (_, row) => `(${columns.map((_name, n) => `$${row * columns.length + n + 1}`).join(', ')})`,
    );
    await to.query(`INSERT INTO ${part} (${names}) VALUES ${places.join(', ')} ON CONFLICT DO NOTHING`, some.flat());
  }
}

async function inTransaction(to: ClientBase, task: () => Promise<void>): Promise<void> {
  await to.query('BEGIN');
  try {
    await task();
    await to.query('COMMIT');
  } catch (error) {
    await to.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

function batches(ids: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(ids.length / TABLES_A_BATCH);
  return Array.from({ length: count }, (_, n) => ids.slice(n * TABLES_A_BATCH, (n + 1) * TABLES_A_BATCH));
}

function keyOf(part: Part): string {
  return part === 'tables' ? 'id' : 'table_id';
}

function quoted(name: string): string {
  return `"${name}"`;
}

/** The same for the same values of both engines; bytes as their digits. */
function textOf(row: Row): string {
  return JSON.stringify(row.map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)));
}
