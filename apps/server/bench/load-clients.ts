// People at many tables of two, for a server elsewhere. Usage: node load-clients.ts ORIGIN…; the people of a table are at
// different nodes if there are several. Does what lines of input say, and answers each by a line: `sockets N` connects N people more, `tables N` seats them at N tables
// more, `fresh` replaces tables that have played for long, `play THINK_MS SECONDS` measures.
import { hash } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { createRng } from '@crownhold/core';
import { useSha256 } from '@crownhold/fair';
import { WireClient } from '../test/wire-client.ts';
import { BenchSeat, type Load } from './bench-seat.ts';
import { BenchSocket } from './bench-socket.ts';

const AT_ONCE = 16;
/** 7x7 squares: the longest games. */
const TERMS = {
  game: 'kingdomino',
  options: { seats: 2, variants: ['mighty-duel'] },
  clock: { kind: 'none' },
} as const;
/** Of about 52. A table that has had more turns is replaced before anything is measured. */
const FRESH_TURNS = 16;
/** Not measured: the server has just been made to collect its garbage, and some of what it had compiled with it. */
const WARM_UP_MS = 1000;

useSha256((bytes) => hash('sha256', bytes, 'buffer'));
const origins = process.argv.slice(2);
const load: Load = { rng: createRng(1), thinkMs: 0, isPlaying: false, latencies: [], over: 0 };
const sockets: BenchSocket[] = [];
let tables: (readonly BenchSeat[])[] = [];
/** By node, in the order in which they came. */
const byNode: BenchSocket[][] = origins.map(() => []);
let pair = 0;
let opened = 0;
/** Of the clients: what they were late to read is no fault of the server. */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

for await (const line of createInterface(process.stdin)) {
  const [command, one = 0, other = 1] = line.split(' ').map((word, at) => (at === 0 ? word : Number(word)));
  if (command === 'sockets') await repeat(Number(one), openSocket);
  if (command === 'tables') await openTables(Number(one));
  if (command === 'fresh') await replaceOld();
  const measured = command === 'play' ? await play(Number(one), Number(other)) : {};
  process.stdout.write(`${JSON.stringify(measured)}\n`);
}
process.exit(0);

async function openSocket(): Promise<void> {
  const origin = origins[opened++ % origins.length]!;
  const socket = new BenchSocket(await WireClient.begin(origin));
  byNode[origins.indexOf(origin)]!.push(socket);
  sockets.push(socket);
  await socket.opened;
}

async function openTables(count: number): Promise<void> {
  await repeat(count, openTable);
  while (!tables.every((seats) => seats.every(({ isReady }) => isReady))) await wait(20);
}

/** For two people, each in turn. */
async function openTable(): Promise<void> {
  const people = nextPair();
  const created = await people[0].client.create({
    ...TERMS,
    options: { ...TERMS.options },
    seats: [{ kind: 'me' }, { kind: 'free' }],
  });
  const { table } = created;
  await people[1].client.sit(created);
  tables.push(people.map((socket, seat) => new BenchSeat(load, socket, table, seat)));
}

/** Of two nodes if there are several. */
function nextPair(): readonly [BenchSocket, BenchSocket] {
  const one = byNode[0]!;
  const other = byNode.at(-1)!;
  const at = byNode.length === 1 ? 2 * pair : pair;
  pair++;
  return [one[at % one.length]!, other[(byNode.length === 1 ? at + 1 : at) % other.length]!];
}

async function replaceOld(): Promise<void> {
  const old = tables.filter(([seat]) => seat!.version > FRESH_TURNS);
  for (const seat of old.flat()) seat.leave();
  tables = tables.filter((seats) => !old.includes(seats));
  await openTables(old.length);
}

/** For some seconds, or until the first games are over: then there would be less to do. */
async function play(thinkMs: number, seconds: number) {
  Object.assign(load, { thinkMs, isPlaying: true, over: 0 });
  for (const seat of tables.flat()) seat.begin();
  await wait(WARM_UP_MS);
  load.latencies.length = 0;
  delay.reset();
  const startMs = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - startMs < seconds * 1000 && load.over < tables.length / 20) await wait(10);
  const ms = performance.now() - startMs;
  const { user, system } = process.cpuUsage(before);
  load.isPlaying = false;
  const stalledMs = delay.max / 1e6;
  const sorted = load.latencies.splice(0).sort((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
  const turns = sorted.length;
  await wait(200);
  const cpuMs = (user + system) / 1000 / turns;
  return { turns, seconds: ms / 1000, rate: turns / (ms / 1000), p50: at(0.5), p99: at(0.99), cpuMs, stalledMs };
}

async function repeat(count: number, task: () => Promise<void>): Promise<void> {
  let left = count;
  const lane = async () => {
    while (left-- > 0) await task();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
