import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { LogLine } from '../src/ports/log.ts';
import type { NewEntry } from '../src/ports/store.ts';
import { type FolderStore, openStore } from '../src/store/sqlite-store.ts';
import { isStoreFault, type StoreFault } from '../src/store/store-fault.ts';
import './compile-cache.ts';

/** A folder for a store, gone after the test. */
export function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of a folder as its disk has it now, whoever is using it. */
export function copyDataFolder(folder: string): string {
  const copy = createDataFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

export interface TestedStore {
  readonly store: FolderStore;
  readonly logs: LogLine[];
  /** Why its writer died, each time it did. */
  readonly deaths: string[];
}

export async function openTested(folder: string, migrations?: string): Promise<TestedStore> {
  const logs: LogLine[] = [];
  const deaths: string[] = [];
  const died = (reason: string) => void deaths.push(reason);
  const options = { log: (line: LogLine) => void logs.push(line), died, ...(migrations && { migrations }) };
  const store = await openStore(folder, options);
  if (isStoreFault(store)) throw new Error(JSON.stringify(store));
  onTestFinished(() => store.close());
  return { store, logs, deaths };
}

/** Opens a folder that cannot be used. */
export async function openFaulty(folder: string, migrations?: string): Promise<StoreFault> {
  const options = { log: () => {}, died: () => {}, ...(migrations && { migrations }) };
  const store = await openStore(folder, options);
  if (isStoreFault(store)) return store;
  await store.close();
  throw new Error(`${folder} opens without a fault`);
}

/** Every file of a folder, by name. */
export function readAll(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name)).toString('base64')]));
}

export function entryOf(table: string, entry: number, change: Partial<NewEntry> = {}): NewEntry {
  const text = JSON.stringify({ table, entry, words: 'put 1,0 2,0; take 17 '.repeat(20) });
  return { table, entry, command: `command-${entry}`, text, atMs: 10 * entry, dueMs: undefined, ...change };
}
