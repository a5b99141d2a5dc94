import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Log } from '../ports/log.ts';
import { backUp } from '../store/backup.ts';
import { openDatabase } from '../store/database.ts';
import { FolderLock } from '../store/folder-lock.ts';
import { ForgottenList } from '../store/forgotten-list.ts';
import {
  type CopiedDatabase,
  type CopyDifference,
  copyDatabase,
  copyForgotten,
} from '../store/postgres/database-copy.ts';
import { openPostgres } from '../store/postgres/postgres-store.ts';
import { reasonOf } from '../store/sqlite-error.ts';
import { DATABASE_FILE } from '../store/sqlite-store.ts';
import { isStoreFault, type StoreFault } from '../store/store-fault.ts';

const NO_LOG: Log = () => {};

export type Migrated =
  | ({ readonly done: 'migrate' } & CopiedDatabase)
  | CopyDifference
  /** Of the file or its folder. */
  | StoreFault
  | { readonly database: StoreFault };

/**
 * Copies a database of SQLite into PostgreSQL, compares every row, and changes nothing in the file. The folder of a server is locked
 * meanwhile: what would be played there would be lost.
 */
export async function migrateFile(file: string, url: string): Promise<Migrated> {
  const folder = dirname(file);
  const lock = basename(file) === DATABASE_FILE ? FolderLock.take(folder) : undefined;
  if (lock && isStoreFault(lock)) return lock;
  const drafts = mkdtempSync(join(tmpdir(), 'crownhold-migration-'));
  try {
    // A copy may be brought up to date, and its owner alone may read it.
    const draft = join(drafts, DATABASE_FILE);
    const fault = await backUp(file, draft);
    if (fault) return fault;
    return await copyDraft(draft, new ForgottenList(folder).read(), url);
  } finally {
    rmSync(drafts, { recursive: true, force: true });
    lock?.release();
  }
}

async function copyDraft(draft: string, forgotten: readonly string[], url: string): Promise<Migrated> {
  const from = openDatabase(draft);
  if (isStoreFault(from)) return from;
  try {
    const store = await openPostgres(url, { log: NO_LOG });
    if (isStoreFault(store)) return { database: store };
    await store.close();
    const copied = await copyDatabase(from, url);
    if ('differs' in copied) return copied;
    await copyForgotten(forgotten, url);
    return { done: 'migrate', ...copied };
  } catch (error) {
    return { database: { fault: 'unusable', reason: reasonOf(error) } };
  } finally {
    from.close();
  }
}
