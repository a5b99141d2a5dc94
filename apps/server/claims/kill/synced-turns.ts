import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../../simulation/client.ts';
import { WireClient } from '../../test/wire-client.ts';
import { judgeTrace, parseTrace, TRACE_FLAGS, type TracedRow } from '../trace.ts';
import { KillTable } from './kill-table.ts';
import { KilledServer } from './killed-server.ts';
import { RealWorld } from './real-world.ts';

const TABLES = 4;
const MOST_SEATS = 4;

export interface SyncedTurns {
  turns: number;
  problem?: string;
}

/** Traces the real server while clients play: every turn is synced between the write of its row and its acknowledgement on a socket. */
export async function traceTurns(seed: number, turns: number, root?: string): Promise<SyncedTurns> {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-turns-'));
  const trace = join(folder, 'trace.txt');
  // The tracer is no parent of the server, so that signals reach the server itself.
  const tracer = ['strace', '-D', ...TRACE_FLAGS, '-o', trace];
  const server = await KilledServer.create(folder, { tracer, ...(root !== undefined && { root }) });
  const world = new RealWorld(seed);
  try {
    await server.start();
    const tables: KillTable[] = [];
    const count = () => tables.reduce((sum, table) => sum + table.acknowledged, 0);
    while (count() < turns && world.violation === undefined) {
      server.check();
      if (tables.every(({ isOver }) => isOver)) await openTables(world, server.origin, tables);
      await wait(20);
    }
    for (const table of tables) table.leave();
    await server.shutDown();
    const calls = parseTrace(readFileSync(trace, 'utf8'));
    const rows = tables.flatMap(({ id, clients }) => clients.flatMap((client) => tracedRows(id, client)));
    const problem = world.violation ?? rows.map((row) => judgeTrace(calls, row)).find((each) => each !== undefined);
    return { turns: rows.length, ...(problem !== undefined && { problem }) };
  } finally {
    world.end();
    await server.kill().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A turn is written with the digest of its session and its id, which no page of the database cuts in two. */
function tracedRows(table: string, { session: cookie, ledger }: Client): readonly TracedRow[] {
  const session = sha256(`session ${cookie.split('=')[1]}`);
  return [...ledger.acknowledged.keys()].map((id) => {
    return { written: `c:${sha256(`${session}:${id}`)}`, acknowledged: `${table}\\",\\"commandId\\":\\"${id}` };
  });
}

function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

async function openTables(world: RealWorld, origin: string, tables: KillTable[]): Promise<void> {
  for (let opened = 0; opened < TABLES; opened++) {
    const devices = await Promise.all(Array.from({ length: MOST_SEATS }, () => WireClient.begin(origin)));
    tables.push(await KillTable.open(world, tables.length, devices));
  }
}
