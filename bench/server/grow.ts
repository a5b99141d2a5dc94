import process from 'node:process';
import { OurServer, type Played, type Used } from './contender.ts';

const SECONDS = 8;
/** At which every size is measured. */
const EASY_RATE = 50;
const RATES = [100, 200, 400, 600, 800, 1000, 1400, 2000];
const MOST_P99_MS = 100;
/** Files that a process may have open are the limit. Beyond it people sit at several tables. */
const MOST_SOCKETS = 10_000;

export interface Grown {
  readonly sizes: readonly Size[];
}

interface Size {
  readonly tables: number;
  readonly sockets: number;
  /** What a socket, a table without its sockets, takes: KiB. */
  readonly socketKib: { readonly heap: number; readonly resident: number };
  readonly tableKib: { readonly heap: number; readonly resident: number };
  readonly rates: readonly Rate[];
  /** Whether the highest rate was looked for. */
  readonly isSearched: boolean;
}

interface Rate extends Played {
  readonly asked: number;
  readonly serverMs: number;
  readonly delayMs: Used['delayMs'];
}

/** More and more tables of one server; at the sizes named the highest rate with p99 under a limit is looked for. */
export async function grow(sizes: readonly number[], searched: readonly number[]): Promise<Grown> {
  const ours = await OurServer.start();
  const measured: Size[] = [];
  let [tables, sockets] = [0, 0];
  try {
    for (const size of sizes) {
      const empty = await ours.used();
      const moreSockets = Math.min(2 * size, MOST_SOCKETS) - sockets;
      await ours.say(`sockets ${moreSockets}`);
      const connected = await ours.used();
      await ours.say(`tables ${size - tables}`);
      const seated = await ours.used();
      const socketKib = memoryOf(empty, connected, moreSockets);
      const tableKib = memoryOf(connected, seated, size - tables);
      [tables, sockets] = [size, sockets + moreSockets];
      const isSearched = searched.includes(size);
      const rates = await climb(ours, size, isSearched ? [EASY_RATE, ...RATES] : [EASY_RATE]);
      measured.push({ tables, sockets, socketKib, tableKib, rates, isSearched });
      process.stderr.write(`${JSON.stringify(measured.at(-1))}\n`);
    }
    return { sizes: measured };
  } finally {
    await ours.end();
  }
}

async function climb(ours: OurServer, tables: number, rates: readonly number[]): Promise<readonly Rate[]> {
  const climbed: Rate[] = [];
  for (const asked of rates) {
    const { played, used } = await ours.play((tables / asked) * 1000, SECONDS);
    climbed.push({ ...played, asked, serverMs: used.cpuMs / played.turns, delayMs: used.delayMs });
    // One slow slice may be the machine's fault, two are ours.
    if (climbed.slice(-2).filter(({ p99 }) => p99 > MOST_P99_MS).length === 2) break;
  }
  return climbed;
}

function memoryOf(before: Used, after: Used, count: number) {
  const kib = (key: 'heapUsed' | 'rss') => (count > 0 ? (after.memory[key] - before.memory[key]) / 1024 / count : 0);
  return { heap: kib('heapUsed'), resident: kib('rss') };
}
