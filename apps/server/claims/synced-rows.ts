import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { judgeTrace, parseTrace, TRACE_FLAGS } from './trace.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PROGRAM = 'apps/server/test/store-process.ts';

export interface SyncedRows {
  rows: number;
  syncs: number;
  problem?: string;
}

/** Traces a process that appends rows at several tables at once: each is synced between its write and its acknowledgement. */
export function traceRows(rowsOfTable: number, tables: number, root = ROOT): SyncedRows {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-trace-'));
  try {
    const trace = join(folder, 'trace.txt');
    const flags = [...TRACE_FLAGS, '-o', trace];
    const program = [process.execPath, join(root, PROGRAM), join(folder, 'data'), 'nowhere'];
    const args = [...flags, ...program, String(rowsOfTable), String(tables)];
    const run = spawnSync('strace', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    if (run.error) throw new Error('the command strace is missing', { cause: run.error });
    if (run.status !== 0) throw new Error(run.stderr);
    const calls = parseTrace(readFileSync(trace, 'utf8'));
    const rows = Array.from({ length: rowsOfTable * tables }, (_, index) => {
      const row = { table: `table-${index % tables}`, entry: Math.floor(index / tables) };
      return {
        written: `row-${row.table}-${row.entry}-written`,
        acknowledged: `stored ${row.table} ${row.entry}\\n`,
      };
    });
    const problem = rows.map((row) => judgeTrace(calls, row)).find((each) => each !== undefined);
    const syncs = calls.filter(({ name, args }) => name.endsWith('sync') && args.includes('-wal')).length;
    return { rows: rows.length, syncs, ...(problem !== undefined && { problem }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
