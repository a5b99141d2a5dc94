import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { readMigrations } from '../migrations.ts';
import type { StoreFault } from '../store-fault.ts';

export const POSTGRES_MIGRATIONS = join(import.meta.dirname, 'migrations');

/** "CrwH" again: nodes that start together migrate one after the other. */
const LOCK = 0x43_72_77_48;

// `oldest` is the least version of a program that can still work here: only a release that takes something away raises it.
const VERSION_TABLE = `CREATE TABLE IF NOT EXISTS schema_version (
  one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1), version INTEGER NOT NULL, oldest INTEGER NOT NULL)`;

/** Brings a database to the latest version, or leaves it as it is: also if it is later than this program, and still takes it. */
export async function migrateSchema(client: ClientBase, folder = POSTGRES_MIGRATIONS): Promise<StoreFault | undefined> {
  const migrations = readMigrations(folder);
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(VERSION_TABLE);
    await client.query('INSERT INTO schema_version VALUES (1, 0, 0) ON CONFLICT DO NOTHING');
    const { rows } = await client.query<{ version: number; oldest: number }>('SELECT * FROM schema_version');
    const { version: from, oldest } = rows[0]!;
    if (oldest > migrations.length) {
      await client.query('ROLLBACK');
      return { fault: 'newer', version: from };
    }
    for (const { version, sql } of migrations) {
      if (version <= from) continue;
      await client.query(sql);
      await client.query('UPDATE schema_version SET version = $1', [version]);
    }
    await client.query('COMMIT');
    return undefined;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
