import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { installFolder } from '../peer.ts';
import { OurServer, PeerServer, type Played, type Used } from './contender.ts';
import { median } from './median.ts';

const TABLES = 200;
const ROUNDS = 5;
const SECONDS = 4;

interface Figures extends Played {
  /** Of the server, a turn. */
  readonly serverMs: number;
}

export interface Compared {
  readonly tables: number;
  readonly rounds: number;
  readonly contenders: readonly { readonly name: string; readonly rounds: readonly Figures[] }[];
  /** Milliseconds of processor a turn. */
  readonly parts: Readonly<Record<string, number>>;
  readonly delayMs: Used['delayMs'];
}

/** Our server beside boardgame.io's, slices taken in turn. The first slice of each is for the compiler and does not count. */
export async function compare(): Promise<Compared> {
  const peer = installFolder('boardgame.io');
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-bench-'));
  const port = 20_000 + (process.pid % 10_000);
  const ours = await OurServer.start();
  const peers: [string, PeerServer][] = [];
  try {
    await ours.say(`sockets ${2 * TABLES}`);
    await ours.say(`tables ${TABLES}`);
    peers.push(['boardgame.io 0.50.2, in memory', await PeerServer.start(peer, 'memory', port, TABLES)]);
    peers.push(['boardgame.io 0.50.2, flat files', await PeerServer.start(peer, folder, port + 1, TABLES)]);
    const contenders = ['Crownhold', ...peers.map(([name]) => name)].map((name) => ({ name, rounds: [] as Figures[] }));
    const delays: Used['delayMs'][] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const { played, used } = await ours.play(0, SECONDS);
      const rows = [{ ...played, serverMs: used.cpuMs / played.turns }];
      for (const [, server] of peers) {
        const { played, cpuMs } = await server.play(SECONDS);
        rows.push({ ...played, serverMs: cpuMs / played.turns });
      }
      if (round === 0) continue;
      delays.push(used.delayMs);
      for (const [index, row] of rows.entries()) contenders[index]!.rounds.push(row);
    }
    const parts = await partsOf(ours);
    const delayMs = { p99: median(delays.map(({ p99 }) => p99)), most: Math.max(...delays.map(({ most }) => most)) };
    return { tables: TABLES, rounds: ROUNDS, contenders, parts, delayMs };
  } finally {
    await ours.end();
    for (const [, server] of peers) await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function partsOf(ours: OurServer): Promise<Readonly<Record<string, number>>> {
  const { played, used } = await ours.play(0, SECONDS, true);
  const all = Object.entries({ ...used.main, ...used.threads });
  return Object.fromEntries(all.map(([part, ms]) => [part, ms / played.turns]));
}
