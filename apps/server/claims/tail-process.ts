// Appends rows and notes how long the write-ahead log is at each acknowledgement. Usage: node apps/server/claims/tail-process.ts FOLDER ROWS TABLES
// Prints what it noted as JSON and kills itself, so that the log stays as it is.
import { statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { openStore } from '../src/store/sqlite-store.ts';
import { isStoreFault } from '../src/store/store-fault.ts';
import type { Noted } from './log-tail.ts';

const [folder = '', rows = '0', tables = '1'] = process.argv.slice(2);
const store = await openStore(folder, { log: () => {}, died: (reason) => process.stderr.write(reason) });
if (isStoreFault(store)) throw new Error(JSON.stringify(store));
const noted: Noted[] = [];
const append = async (table: string) => {
  for (let entry = 0; entry < Number(rows); entry++) {
    const text = JSON.stringify({ table, entry, words: 'put 1,0 2,0; take 17 '.repeat(1 + (entry % 90)) });
    await store.append({ table, entry, command: `c-${entry}`, text, atMs: entry, dueMs: entry });
    noted.push({ table, entry, bytes: statSync(join(folder, 'crownhold.db-wal')).size });
  }
};
await Promise.all(Array.from({ length: Number(tables) }, (_, table) => append(`table-${table}`)));
writeSync(1, JSON.stringify(noted));
process.kill(process.pid, 'SIGKILL');
