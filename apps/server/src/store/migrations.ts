import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** A step from one version of the schema to the next. */
export interface Migration {
  readonly version: number;
  readonly sql: string;
}

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');
const NAME = /^(\d{4})-[a-z-]+\.sql$/;

/** The files `0001-….sql`, `0002-….sql` and so on, without a gap. A released file is never changed. */
export function readMigrations(folder: string): readonly Migration[] {
  const names = readdirSync(folder).sort();
  return names.map((name, index) => {
    const version = Number(NAME.exec(name)?.[1]);
    if (version !== index + 1) throw new Error(`${name} is not migration ${index + 1}`);
    return { version, sql: readFileSync(join(folder, name), 'utf8') };
  });
}

export function schemaVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

/** Brings a database to the latest version, or leaves it as it is. */
export function migrate(database: DatabaseSync, migrations: readonly Migration[]): void {
  const from = schemaVersion(database);
  const pending = migrations.filter(({ version }) => version > from);
  if (pending.length === 0) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const { version, sql } of pending) database.exec(`${sql};\nPRAGMA user_version = ${version}`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
