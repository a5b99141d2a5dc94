import { linkSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { schemaVersion } from './migrations.ts';
import { isDamage, reasonOf } from './sqlite-error.ts';
import type { StoreFault } from './store-fault.ts';

/** "CrwH": what tells our databases from those of other programs. */
export const APPLICATION_ID = 0x43_72_77_48;

/** As SQLite calls it. */
const NO_DATABASE_OF_OURS = 'SQLITE_NOTADB';
/** A database up to this size is read from end to end at every start. */
const WHOLE_BYTES = 512 * 2 ** 20;

/**
 * Looks at a database and changes no byte of it, nor of its write-ahead log. SQLite leaves files beside a database even when it
 * only reads: so it is read under another name, in a folder of its own.
 */
export function inspectDatabase(file: string, newestVersion: number): StoreFault | undefined {
  if (statSync(file).size === 0) return { fault: 'damaged', file, reason: NO_DATABASE_OF_OURS };
  const folder = mkdtempSync(join(dirname(file), 'inspection-'));
  try {
    const copy = join(folder, 'copy.db');
    linkSync(file, copy);
    linkIfThere(`${file}-wal`, `${copy}-wal`);
    return inspectCopy(copy, file, newestVersion);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function inspectCopy(copy: string, file: string, newestVersion: number): StoreFault | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(copy, { readOnly: true });
    const id = database.prepare('PRAGMA application_id').get()?.['application_id'];
    if (id !== APPLICATION_ID) return { fault: 'damaged', file, reason: NO_DATABASE_OF_OURS };
    const version = schemaVersion(database);
    if (version > newestVersion) return { fault: 'newer', version };
    const problem = findDamage(database, statSync(file).size);
    return problem === undefined ? undefined : { fault: 'damaged', file, reason: problem };
  } catch (error) {
    if (isDamage(error)) return { fault: 'damaged', file, reason: reasonOf(error) };
    throw error;
  } finally {
    database?.close();
  }
}

function findDamage(database: DatabaseSync, bytes: number): string | undefined {
  if (bytes > WHOLE_BYTES) {
    database.prepare('SELECT count(*) FROM service').get();
    return undefined;
  }
  const found = String(database.prepare('PRAGMA quick_check(1)').get()?.['quick_check']);
  return found === 'ok' ? undefined : found;
}

function linkIfThere(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
