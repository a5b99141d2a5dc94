import { constants, copyFileSync, existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { sync } from './backup.ts';
import { openDatabase } from './database.ts';
import { FolderLock } from './folder-lock.ts';
import type { Rows } from './sql/store-scripts.ts';
import { sqliteRows } from './sqlite-rows.ts';
import { DATABASE_FILE } from './sqlite-store.ts';
import { faultOf, isStoreFault, type StoreFault } from './store-fault.ts';

export type RestoreFault = StoreFault | { readonly fault: 'occupied' };

/**
 * Puts a backup into a folder that has no database. `prepare` changes it before anybody can use it. A fault leaves the folder as it
 * was; the list of those who want to be forgotten stays there, and the next start goes by it.
 */
export function restoreBackup<T>(folder: string, file: string, prepare: (rows: Rows) => T): T | RestoreFault {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = FolderLock.take(folder);
  if (isStoreFault(lock)) return lock;
  const target = join(folder, DATABASE_FILE);
  const draft = `${target}-restored`;
  try {
    if (existsSync(target)) return { fault: 'occupied' };
    copyFileSync(file, draft, constants.COPYFILE_EXCL);
    const prepared = prepareDraft(draft, (rows) => {
      rows.dropOffers();
      return prepare(rows);
    });
    if (typeof prepared === 'object' && prepared !== null && isStoreFault(prepared)) return prepared;
    sync(draft);
    renameSync(draft, target);
    sync(folder);
    return prepared;
  } catch (error) {
    return faultOf(error, file);
  } finally {
    for (const rest of globSync(`${draft}*`)) rmSync(rest, { force: true });
    lock.release();
  }
}

function prepareDraft<T>(draft: string, prepare: (rows: Rows) => T): T | StoreFault {
  const database = openDatabase(draft);
  if (isStoreFault(database)) return database;
  try {
    const prepared = change(database, prepare);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return prepared;
  } finally {
    database.close();
  }
}

/** Changes the database of a folder that nobody uses: all of it or nothing. */
export function changeFolder<T>(folder: string, task: (rows: Rows) => T): T | StoreFault {
  if (!existsSync(join(folder, DATABASE_FILE))) return { fault: 'unusable', reason: `ENOENT ${folder}` };
  const lock = FolderLock.take(folder);
  if (isStoreFault(lock)) return lock;
  try {
    return prepareDraft(join(folder, DATABASE_FILE), task);
  } finally {
    lock.release();
  }
}

function change<T>(database: DatabaseSync, task: (rows: Rows) => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = task(sqliteRows(database));
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
