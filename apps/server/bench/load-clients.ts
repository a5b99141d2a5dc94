// People at many tables of two, for a server elsewhere. Usage: node load-clients.ts ORIGIN TABLES
// Prints {"ready":…} when all tables play; each line of input, THINK_MS SECONDS, measures once and prints a line.
import { hash } from 'node:crypto';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { createRng } from '@crownhold/core';
import { useSha256 } from '@crownhold/fair';
import { kingdomino } from '@crownhold/games/kingdomino';
import { WireClient } from '../test/wire-client.ts';
import { BenchSeat, type Load } from './bench-seat.ts';

const AT_ONCE = 16;
/** 7x7 squares: the longest games. */
const TERMS = {
  game: 'kingdomino',
  options: { seats: 2, variants: ['mighty-duel'] },
  clock: { kind: 'none' },
} as const;

useSha256((bytes) => hash('sha256', bytes, 'buffer'));
const [origin = '', count = '1'] = process.argv.slice(2);
const tables = Number(count);
const load: Load = { game: kingdomino, rng: createRng(1), thinkMs: 0, isPlaying: false, latencies: [], over: 0 };
const seats: BenchSeat[] = [];
for (let at = 0; at < tables; at += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables - at) }, openTable));
while (!seats.every(({ isReady }) => isReady)) await wait(20);
print({ ready: tables });

for await (const line of createInterface(process.stdin)) {
  const [thinkMs = 0, seconds = 1] = line.split(' ').map(Number);
  print(await measure(thinkMs, seconds));
}
process.exit(0);

async function openTable(): Promise<void> {
  const clients = [await WireClient.begin(origin), await WireClient.begin(origin)] as const;
  const created = await clients[0].create({
    ...TERMS,
    options: { ...TERMS.options },
    seats: [{ kind: 'me' }, { kind: 'free' }],
  });
  const { table } = created;
  await clients[1].sit(created);
  for (const [seat, { cookie }] of clients.entries()) seats.push(new BenchSeat(load, origin, cookie, table, seat));
}

/** For some seconds, or until the first games are over: then there would be less to do. */
async function measure(thinkMs: number, seconds: number) {
  load.thinkMs = thinkMs;
  load.latencies.length = 0;
  load.isPlaying = true;
  const startMs = performance.now();
  for (const seat of seats) seat.act();
  while (performance.now() - startMs < seconds * 1000 && load.over < tables / 20) await wait(10);
  const ms = performance.now() - startMs;
  load.isPlaying = false;
  const sorted = load.latencies.splice(0).sort((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
  const turns = sorted.length;
  await wait(200);
  return { turns, seconds: ms / 1000, rate: turns / (ms / 1000), p50: at(0.5), p99: at(0.99) };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
