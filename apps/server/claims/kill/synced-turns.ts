import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WireClient } from '../../test/wire-client.ts';
import { judgeTrace, parseTrace, TRACE_FLAGS } from '../trace.ts';
import { KillTable } from './kill-table.ts';
import { KilledServer } from './killed-server.ts';
import { RealWorld } from './real-world.ts';

const TABLES = 4;
const MOST_SEATS = 4;

export interface SyncedTurns {
  turns: number;
  problem?: string;
}

/** Traces the real server while clients play: every turn is synced between the write of its row and the first word of it on a socket. */
export async function traceTurns(seed: number, turns: number, root?: string): Promise<SyncedTurns> {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-turns-'));
  const trace = join(folder, 'trace.txt');
  // The tracer is no parent of the server, so that signals reach the server itself.
  const tracer = ['strace', '-D', ...TRACE_FLAGS, '-o', trace];
  const server = await KilledServer.create(folder, { tracer, ...(root !== undefined && { root }) });
  try {
    await server.start();
    const world = new RealWorld(seed);
    const tables = await openTables(world, server.origin);
    const ids = () => tables.flatMap(({ clients }) => clients.flatMap(({ ledger }) => [...ledger.acknowledged.keys()]));
    while (ids().length < turns && world.violation === undefined) {
      server.check();
      await wait(20);
    }
    for (const table of tables) table.leave();
    await server.shutDown();
    const calls = parseTrace(readFileSync(trace, 'utf8'));
    const problems = ids().map((id) => judgeTrace(calls, { written: id, acknowledged: id }));
    const problem = world.violation ?? problems.find((each) => each !== undefined);
    return { turns: ids().length, ...(problem !== undefined && { problem }) };
  } finally {
    await server.kill().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openTables(world: RealWorld, origin: string): Promise<readonly KillTable[]> {
  const tables: KillTable[] = [];
  for (let number = 0; number < TABLES; number++) {
    const devices = await Promise.all(Array.from({ length: MOST_SEATS }, () => WireClient.begin(origin)));
    tables.push(await KillTable.open(world, number, devices));
  }
  return tables;
}
