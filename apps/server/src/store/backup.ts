import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { faultOf, type StoreFault } from './store-fault.ts';

const BUSY_MS = 5000;
/** All pages in one step: what is written meanwhile waits in the log, and the copy is of one moment. */
const ALL_PAGES = 2 ** 30;

/** Copies a database as it is at one moment, whoever uses it. Only its owner may read the copy, and no file is replaced. */
export async function backUp(database: string, file: string): Promise<StoreFault | undefined> {
  if (!existsSync(database)) return { fault: 'unusable', reason: `ENOENT ${database}` };
  if (existsSync(file)) return { fault: 'unusable', reason: `EEXIST ${file}` };
  const draft = `${file}-new`;
  let source: DatabaseSync | undefined;
  try {
    rmSync(draft, { force: true });
    closeSync(openSync(draft, 'wx', 0o600));
    source = new DatabaseSync(database, { readOnly: true, timeout: BUSY_MS });
    await backup(source, draft, { rate: ALL_PAGES });
    sync(draft);
    renameSync(draft, file);
    sync(dirname(file));
    return undefined;
  } catch (error) {
    rmSync(draft, { force: true });
    return faultOf(error, database);
  } finally {
    source?.close();
  }
}

/** A file or a folder, to the disk. */
export function sync(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
