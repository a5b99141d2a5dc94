import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const PROGRAM = join(import.meta.dirname, '../apps/cli/bin/crownhold.mjs');

/** What `crownhold bench --json` reports of a game. */
export interface EngineFigures {
  readonly listing: { readonly median: number };
  readonly sampling: { readonly median: number };
  readonly copyNanoseconds: { readonly median: number };
  readonly stateBytes: number;
  readonly heapBytes: readonly number[];
}

export function measureEngine(seconds: number, ...flags: readonly string[]): EngineFigures {
  const args = [PROGRAM, 'bench', '--json', '--seconds', String(seconds), ...flags];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as EngineFigures;
}
