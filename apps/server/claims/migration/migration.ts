import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrateFile } from '../../src/admin/migrate.ts';
import { openPostgres } from '../../src/store/postgres/postgres-store.ts';
import { sqliteRows } from '../../src/store/sqlite-rows.ts';
import { isStoreFault } from '../../src/store/store-fault.ts';
import { PostgresServer } from '../../test/postgres-server.ts';
import { readKept, recordText, verifyRecord } from './kept-table.ts';
import { compareDatabases } from './moved-rows.ts';
import { playDatabase } from './played-database.ts';

export interface MigrationCheck {
  games: number;
  rows: number;
  /** Records that are the same, byte by byte. */
  records: number;
  /** Of these, records of finished games that verify: every step by the rules, every outcome by its sealed dice, every signature. */
  verified: number;
  /** Of these, records of games that go on: every step by the rules. */
  unfinished: number;
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
    if (!('done' in migrated)) return { games, rows: 0, ...NO_RECORDS, resumedAt, problem: JSON.stringify(migrated) };
    const problem = await compareRows(file, postgres, url);
    const counts = { games, rows: migrated.rows, resumedAt };
    if (problem !== undefined) return { ...counts, ...NO_RECORDS, problem };
    return { ...counts, ...(await compareRecords(file, url)) };
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

async function compareRows(file: string, postgres: PostgresServer, url: string): Promise<string | undefined> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return await compareDatabases(database, postgres, url);
  } finally {
    database.close();
  }
}

type Compared = Pick<MigrationCheck, 'records' | 'verified' | 'unfinished' | 'problem'>;
const NO_RECORDS = { records: 0, verified: 0, unfinished: 0 };

async function compareRecords(file: string, url: string): Promise<Compared> {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = sqliteRows(database);
  const store = await openPostgres(url, { log: () => {} });
  if (isStoreFault(store)) throw new Error(JSON.stringify(store));
  const counts = { ...NO_RECORDS };
  try {
    for (const table of rows.tableIds()) {
      const moved = await readKept(store, table);
      const text = recordText(moved);
      if (text !== recordText(await readKept(rows, table)))
        return { ...counts, problem: `the record of ${table} differs` };
      const fault = verifyRecord(text);
      if (fault !== undefined) return { ...counts, problem: `the record of ${table}: ${fault}` };
      counts.records++;
      counts[moved.log.status === 'over' ? 'verified' : 'unfinished']++;
    }
    return counts;
  } finally {
    database.close();
    await store.close();
  }
}
