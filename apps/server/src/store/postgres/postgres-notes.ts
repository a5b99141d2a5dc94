import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Log } from '../../ports/log.ts';
import type { NewNote, Note, Notes } from '../../ports/notes.ts';
import { openPool } from '../../postgres/postgres-pool.ts';

const MOST_CONNECTIONS = 3;
const STATEMENT_MS = 3000;
/** A node that has not beaten for this long is taken for dead: several beats. */
const ALIVE_MS = 8000;

const PUT = `INSERT INTO notes (table_id, key, text, node, until)
  SELECT $1, key, text, CASE WHEN bound THEN $2 END, now() + life * interval '1 millisecond'
  FROM json_to_recordset($3) AS given (key TEXT, text TEXT, bound BOOLEAN, life DOUBLE PRECISION)
  ON CONFLICT (table_id, key) DO UPDATE SET text = excluded.text, node = excluded.node, until = excluded.until`;
const READ = `SELECT key, text FROM notes LEFT JOIN nodes USING (node)
  WHERE table_id = $1 AND until > now() AND (node IS NULL OR alive_until > now()) ORDER BY key`;
const BEAT = `INSERT INTO nodes VALUES ($1, now() + $2 * interval '1 millisecond')
  ON CONFLICT (node) DO UPDATE SET alive_until = excluded.alive_until RETURNING xmax <> 0 AS known`;

/** Notes in tables that are not durable, on connections whose commits wait for no disk. */
export class PostgresNotes implements Notes {
  readonly node = randomUUID();
  readonly #pool: Pool;

  constructor(url: string, log: Log) {
    this.#pool = openPool({
      url,
      name: 'crownhold notes',
      connections: MOST_CONNECTIONS,
      statementMs: STATEMENT_MS,
      more: { options: '-c synchronous_commit=off' },
      onLost: () => log({ level: 'warn', event: 'database-lost' }),
    });
  }

  async put(table: string, notes: readonly NewNote[]): Promise<void> {
    const given = notes.map(({ key, text, lifeMs, endsWithNode = false }) => {
      return { key, text, bound: endsWithNode, life: lifeMs };
    });
    await this.#pool.query(PUT, [table, this.node, JSON.stringify(given)]);
  }

  async drop(table: string, keys: readonly string[]): Promise<void> {
    await this.#pool.query('DELETE FROM notes WHERE table_id = $1 AND key = ANY($2)', [table, keys]);
  }

  async read(table: string): Promise<readonly Note[]> {
    return (await this.#pool.query<Note>(READ, [table])).rows;
  }

  /** Notes of nodes that are dead go with them, which tells all others that their tables have changed. */
  async beat(): Promise<boolean> {
    const { rows } = await this.#pool.query<{ known: boolean }>(BEAT, [this.node, ALIVE_MS]);
    await this.#pool.query('DELETE FROM nodes WHERE alive_until < now()');
    await this.#pool.query('DELETE FROM notes WHERE until < now()');
    return rows[0]!.known;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
