import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrateFile } from '../../src/admin/migrate.ts';
import { exportTable } from '../../src/admin/tables.ts';
import { openPostgres } from '../../src/store/postgres/postgres-store.ts';
import { sqliteRows } from '../../src/store/sqlite-rows.ts';
import { isStoreFault } from '../../src/store/store-fault.ts';
import { PostgresServer } from '../../test/postgres-server.ts';
import { playDatabase } from './played-database.ts';

export interface MigrationCheck {
  games: number;
  rows: number;
  /** Records that are the same, byte by byte. */
  records: number;
  /** Tables that were there when the first try was cut off. */
  resumedAt: number;
  problem?: string;
}

/** Moves played games up, cut off at the last table first, and compares the records that both databases give. */
export async function checkMigration(seed: number, games: number): Promise<MigrationCheck> {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-migrated-'));
  const file = join(folder, 'games.db');
  const postgres = await PostgresServer.start();
  try {
    await playDatabase(file, games, seed);
    const url = await postgres.createDatabase();
    const resumedAt = await cutOff(postgres, file, url);
    const migrated = await migrateFile(file, url);
    if (!('done' in migrated)) return { games, rows: 0, records: 0, resumedAt, problem: JSON.stringify(migrated) };
    return { games, rows: migrated.rows, resumedAt, ...(await compareRecords(file, url)) };
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first try meets a table that cannot be stored. */
async function cutOff(postgres: PostgresServer, file: string, url: string): Promise<number> {
  const store = await openPostgres(url, { log: () => {} });
  if (isStoreFault(store)) throw new Error(JSON.stringify(store));
  await store.close();
  const database = new DatabaseSync(file, { readOnly: true });
  const last = String(database.prepare('SELECT max(id) AS id FROM tables').get()?.['id']);
  database.close();
  await postgres.ask(url, `ALTER TABLE secrets ADD CONSTRAINT cut CHECK (table_id <> '${last}')`);
  const migrated = await migrateFile(file, url);
  if (!('database' in migrated)) throw new Error(`not cut off: ${JSON.stringify(migrated)}`);
  await postgres.ask(url, 'ALTER TABLE secrets DROP CONSTRAINT cut');
  return Number((await postgres.ask(url, 'SELECT count(*) AS n FROM tables'))[0]?.['n']);
}

async function compareRecords(file: string, url: string): Promise<{ records: number; problem?: string }> {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = sqliteRows(database);
  const store = await openPostgres(url, { log: () => {} });
  if (isStoreFault(store)) throw new Error(JSON.stringify(store));
  let records = 0;
  try {
    for (const table of rows.tableIds()) {
      const entries = await store.entries(table, 0);
      const durableTimes = await store.durableTimes(table);
      const moved = exportTable({ ...rows, entries: () => entries, durableTimes: () => durableTimes }, table);
      if (JSON.stringify(moved) !== JSON.stringify(exportTable(rows, table)))
        return { records, problem: `the record of ${table} differs` };
      records++;
    }
    return { records };
  } finally {
    database.close();
    await store.close();
  }
}
