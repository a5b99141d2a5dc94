import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { LineProgram } from '../line-program.ts';
import type { Used } from './contender.ts';

const TABLES_OF_A_GAME = 8;
const BENCH = join(import.meta.dirname, '../../apps/server/bench');

export interface Opened {
  readonly game: string;
  readonly rows: number;
  /** The longest time in which nobody else had a turn: of the processor, and by the clock. */
  readonly turnMs: number;
  readonly delayMs: number;
}

/** Opens finished tables, each for the first time, and asks for all that ever happened there. */
export async function openArchive(): Promise<readonly Opened[]> {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-bench-'));
  try {
    const args = [join(BENCH, 'archived-tables.ts'), folder, String(TABLES_OF_A_GAME)];
    const { token, tables } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Archive;
    const server = new LineProgram(join(BENCH, 'serve.ts'), [folder]);
    const { origin } = await server.next<{ readonly origin: string }>();
    const cookie = `crownhold-${new URL(origin).port}=${token}`;
    const opened: Opened[] = [];
    for (const { game, table, rows } of tables) {
      await server.ask('watch');
      const reply = await fetch(`${origin}/api/tables/${table}?viewer=-1&since=0`, { headers: { cookie } });
      const { rows: told } = (await reply.json()) as { readonly rows: readonly unknown[] };
      if (told.length !== rows) throw new Error(`${told.length} rows of ${rows}`);
      const { turnMs = 0, delayMs } = await server.ask<Used>('use');
      opened.push({ game, rows, turnMs, delayMs: delayMs.most });
    }
    await server.end();
    return opened;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Archive {
  /** Of somebody who may look. */
  readonly token: string;
  readonly tables: readonly Archived[];
}

interface Archived {
  readonly game: string;
  readonly table: string;
  readonly rows: number;
}
