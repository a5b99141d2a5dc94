import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { below, createRng, type Rng } from '@crownhold/core';
import { openDatabase } from '../src/store/database.ts';
import { sqliteRows } from '../src/store/sqlite-rows.ts';
import { isStoreFault } from '../src/store/store-fault.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PROGRAM = 'apps/server/claims/tail-process.ts';
const DATABASE = 'crownhold.db';
const ROWS = 25;
const TABLES = 4;

/** An acknowledgement, and the length of the write-ahead log at that moment. */
export interface Noted {
  readonly table: string;
  readonly entry: number;
  readonly bytes: number;
}

export interface LogTails {
  rows: number;
  cuts: number;
  problem?: string;
}

/**
 * Cuts or garbles the write-ahead log of a process that has appended rows, anywhere behind the length that it had at an
 * acknowledgement, as a power failure may do. All rows acknowledged by then must be there when it is opened again.
 */
export function cutLogTails(seed: number, cuts: number, root = ROOT): LogTails {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-tails-'));
  try {
    const data = join(folder, 'data');
    const args = [join(root, PROGRAM), data, String(ROWS), String(TABLES)];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (stdout === '') throw new Error(stderr);
    const noted = JSON.parse(stdout) as readonly Noted[];
    const log = readFileSync(join(data, `${DATABASE}-wal`));
    const rng = createRng(seed);
    for (let cut = 0; cut < cuts; cut++) {
      const last = below(rng, noted.length);
      const problem = tryCut(rng, data, log, noted.slice(0, last + 1), cut);
      if (problem !== undefined) return { rows: noted.length, cuts: cut + 1, problem };
    }
    return { rows: noted.length, cuts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tryCut(rng: Rng, data: string, log: Uint8Array, noted: readonly Noted[], cut: number): string | undefined {
  const { bytes } = noted.at(-1)!;
  // Half of them right at the acknowledgement.
  const at = cut % 2 === 0 ? bytes : bytes + below(rng, log.length - bytes + 1);
  const isCut = below(rng, 2) === 0;
  const damaged = isCut ? log.subarray(0, at) : log.map((byte, index) => (index < at ? byte : below(rng, 256)));
  const copy = mkdtempSync(join(data, 'cut-'));
  const file = join(copy, DATABASE);
  copyFileSync(join(data, DATABASE), file);
  writeFileSync(`${file}-wal`, damaged);
  const database = openDatabase(file);
  if (isStoreFault(database)) return `${isCut ? 'cut' : 'garbled'} at ${at}: ${JSON.stringify(database)}`;
  const rows = sqliteRows(database);
  const stored = new Set(
    [...new Set(noted.map(({ table }) => table))].flatMap((table) =>
      rows.entries(table, 0).map(({ entry }) => `${table} ${entry}`),
    ),
  );
  database.close();
  rmSync(copy, { recursive: true });
  const lost = noted.filter(({ table, entry }) => !stored.has(`${table} ${entry}`)).map(({ entry }) => entry);
  return lost.length === 0 ? undefined : `${isCut ? 'cut' : 'garbled'} at ${at}: acknowledged rows ${lost} are lost`;
}
