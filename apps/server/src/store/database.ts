import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { APPLICATION_ID, inspectDatabase } from './inspection.ts';
import { MIGRATIONS_FOLDER, migrate, readMigrations } from './migrations.ts';
import { faultOf, type StoreFault } from './store-fault.ts';

/** Somebody may look into the database with tools of SQLite meanwhile. */
const BUSY_MS = 1000;
/** What the write-ahead log is cut to after it was long. */
const MOST_LOG_BYTES = 64 * 2 ** 20;

// A commit returns when its bytes are on the disk: a power failure takes nothing that was acknowledged.
const SETTINGS = `
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA foreign_keys = ON;
  PRAGMA journal_size_limit = ${MOST_LOG_BYTES};
  PRAGMA trusted_schema = OFF;
`;

/** Opens the database of a folder, created or brought up to date if need be; a fault changes nothing. */
export function openDatabase(file: string, migrationsFolder = MIGRATIONS_FOLDER): DatabaseSync | StoreFault {
  const migrations = readMigrations(migrationsFolder);
  try {
    if (!existsSync(file)) createDatabase(file, migrations);
    const fault = inspectDatabase(file, migrations.length);
    if (fault) return fault;
    const database = new DatabaseSync(file, { timeout: BUSY_MS });
    database.exec(SETTINGS);
    const mode = database.prepare('PRAGMA journal_mode = WAL').get()?.['journal_mode'];
    if (mode !== 'wal') throw new Error(`journal mode is ${String(mode)}, not wal`);
    migrate(database, migrations);
    return database;
  } catch (error) {
    return faultOf(error, file);
  }
}

/** Under another name until it is whole: a process that is killed meanwhile leaves no half of a database. */
function createDatabase(file: string, migrations: ReturnType<typeof readMigrations>): void {
  const draft = `${file}-new`;
  for (const rest of ['', '-journal', '-wal', '-shm']) rmSync(`${draft}${rest}`, { force: true });
  // It holds the dealer's secrets. SQLite gives its other files the same rights.
  closeSync(openSync(draft, 'wx', 0o600));
  const database = new DatabaseSync(draft);
  try {
    database.exec(`${SETTINGS} PRAGMA application_id = ${APPLICATION_ID};`);
    migrate(database, migrations);
    database.exec('PRAGMA journal_mode = WAL');
  } finally {
    database.close();
  }
  renameSync(draft, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
