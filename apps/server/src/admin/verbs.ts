import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backUp } from '../store/backup.ts';
import { ForgottenList } from '../store/forgotten-list.ts';
import { changeFolder, type RestoreFault, restoreBackup } from '../store/restore.ts';
import type { Rows } from '../store/sql/store-scripts.ts';
import { sqliteRows } from '../store/sqlite-rows.ts';
import { DATABASE_FILE } from '../store/sqlite-store.ts';
import { faultOf, isStoreFault, type StoreFault } from '../store/store-fault.ts';
import { SealedDealing } from '../tables/sealed-dealing.ts';
import { closeTable, exportTable, type ListedTable, listTables, reopenTables } from './tables.ts';

/** What an operator can do, in the folder of a server; `what` is a file, a table or a session. */
export const ADMIN_VERBS = ['backup', 'restore', 'list', 'export', 'close', 'delete', 'ban'] as const;
export type AdminVerb = (typeof ADMIN_VERBS)[number];

export type AdminResult =
  | RestoreFault
  | { readonly done: 'backup'; readonly file: string }
  | { readonly done: 'restore'; readonly reopened: number }
  | { readonly done: 'list'; readonly tables: readonly ListedTable[] }
  | { readonly done: 'export'; readonly record: object }
  | { readonly done: 'close' | 'delete' | 'ban' }
  | { readonly unknown: 'table' | 'session' };

/** The beginning of a session's hash, as lists show it. */
const LEAST_DIGITS = 8;

/** Nothing is thrown or signed where a table is only reopened. */
const RESTING_DEALING = new SealedDealing({
  signatures: { isSigned: async () => false },
  throws: { idFor: () => undefined, throwDice: async () => undefined },
});

export async function runAdmin(verb: AdminVerb, what: string, folder: string): Promise<AdminResult> {
  switch (verb) {
    case 'backup':
      return (await backUp(join(folder, DATABASE_FILE), what)) ?? { done: 'backup', file: what };
    case 'restore':
      return restoreBackup(folder, what, (rows) => {
        return { done: 'restore', reopened: reopenTables(rows, RESTING_DEALING) } as const;
      });
    case 'list':
      return read(folder, (rows) => ({ done: 'list', tables: listTables(rows) }) as const);
    case 'export':
      return read(folder, (rows) => {
        const record = exportTable(rows, what);
        return record ? { done: 'export', record } : { unknown: 'table' };
      });
    case 'close':
      return changeFolder(folder, (rows) => (closeTable(rows, what) ? { done: 'close' } : { unknown: 'table' }));
    case 'delete':
      return changeFolder(folder, (rows) => (rows.deleteTable(what) ? { done: 'delete' } : { unknown: 'table' }));
    case 'ban':
      return changeFolder(folder, (rows) => ban(rows, what, new ForgottenList(folder)));
  }
}

/** Ends a session for good: it is forgotten, also by backups that are restored. */
function ban(rows: Rows, beginning: string, forgotten: ForgottenList): AdminResult {
  const [session, ...others] = beginning.length >= LEAST_DIGITS ? rows.sessionsLike(beginning) : [];
  if (session === undefined || others.length > 0) return { unknown: 'session' };
  forgotten.add(session);
  rows.forget(session);
  return { done: 'ban' };
}

/** Also while a server uses the folder. */
function read(folder: string, task: (rows: Rows) => AdminResult): AdminResult | StoreFault {
  const file = join(folder, DATABASE_FILE);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    return task(sqliteRows(database));
  } catch (error) {
    return faultOf(error, file);
  } finally {
    database?.close();
  }
}

export function isAdminFault(result: AdminResult): result is RestoreFault {
  return 'fault' in result && (result.fault === 'occupied' || isStoreFault(result));
}
