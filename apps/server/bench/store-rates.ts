// Rates of the store beside plain node:sqlite. Usage: node apps/server/bench/store-rates.ts ROUNDS SLICE_MS; prints figures a second as JSON.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import type { NewEntry } from '../src/ports/store.ts';
import { openDatabase } from '../src/store/database.ts';
import { sqliteRows } from '../src/store/sqlite-rows.ts';
import { openStore } from '../src/store/sqlite-store.ts';
import { isStoreFault } from '../src/store/store-fault.ts';

const TABLES = 64;
/** About what a turn of Kingdomino takes with its seals. */
const TEXT = JSON.stringify({ words: 'put 1,0 2,0; take 17 '.repeat(40) });

const [rounds = '5', sliceMs = '1000'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'crownhold-bench-'));
const store = await openStore(join(folder, 'store'), {
  log: () => {},
  died: (reason) => process.exit(Number(!!reason)),
});
if (isStoreFault(store)) throw new Error(JSON.stringify(store));
const direct = openDatabase(join(folder, 'direct.db'));
if (isStoreFault(direct)) throw new Error(JSON.stringify(direct));
const directRows = sqliteRows(direct);
const plain = new DatabaseSync(join(folder, 'plain.db'));
plain.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE log (id TEXT, entry INTEGER, text TEXT)',
);
const insert = plain.prepare('INSERT INTO log VALUES (?, ?, ?)');
const counts = new Map<string, number>();

const MEASURED: Readonly<Record<string, () => Promise<number> | number>> = {
  'append: plain SQLite, one row a commit': () => plainRows(1),
  [`append: plain SQLite, ${TABLES} rows a commit`]: () => plainRows(TABLES),
  'append: the store, one after the other': () => appendOne('one-0'),
  [`append: the store, ${TABLES} tables at once`]: appendMany,
  'read: SQLite on the thread that asks': () => readDirectly('read-0'),
  'read: the store': () => readByThread('read-0'),
};

try {
  for (let entry = 0; entry < 60; entry++) {
    await store.append(entryOf('read-0', entry));
    directRows.append(entryOf('read-0', entry));
  }
  const rates: Record<string, number[]> = {};
  for (let round = 0; round < Number(rounds); round++)
    for (const [name, measure] of Object.entries(MEASURED)) rates[name] = [...(rates[name] ?? []), await pace(measure)];
  process.stdout.write(`${JSON.stringify(rates)}\n`);
} finally {
  await store.close();
  plain.close();
  direct.close();
  rmSync(folder, { recursive: true });
}

/** What is done in a second, by doing it again and again for a slice of time. */
async function pace(measure: () => Promise<number> | number): Promise<number> {
  const startMs = performance.now();
  let done = 0;
  let elapsedMs = 0;
  while (elapsedMs < Number(sliceMs)) {
    done += await measure();
    elapsedMs = performance.now() - startMs;
  }
  return (done * 1000) / elapsedMs;
}

function entryOf(table: string, entry: number): NewEntry {
  return { table, entry, command: `c:${table}:${entry}`, text: TEXT, atMs: entry, dueMs: entry };
}

function next(table: string): NewEntry {
  const entry = counts.get(table) ?? 0;
  counts.set(table, entry + 1);
  return entryOf(table, entry);
}

function plainRows(rows: number): number {
  plain.exec('BEGIN');
  for (let row = 0; row < rows; row++) insert.run('plain', row, TEXT);
  plain.exec('COMMIT');
  return rows;
}

async function appendOne(table: string): Promise<number> {
  const stored = isStoreFault(store) ? undefined : await store.append(next(table));
  if (stored !== 'stored') throw new Error(`not stored: ${stored}`);
  return 1;
}

async function appendMany(): Promise<number> {
  await Promise.all(Array.from({ length: TABLES }, (_, table) => appendOne(`many-${table}`)));
  return TABLES;
}

async function readByThread(table: string): Promise<number> {
  if (!isStoreFault(store)) await store.entries(table, 0);
  return 1;
}

function readDirectly(table: string): number {
  directRows.entries(table, 0);
  return 1;
}
