// What it costs the main thread to open a finished table and to tell all its rows. Usage: node apps/server/bench/archived-tables.ts
// Prints processor milliseconds by game as JSON, at the first time and as the median of more.
import { hash } from 'node:crypto';
import process from 'node:process';
import { createRng } from '@crownhold/core';
import { useSha256 } from '@crownhold/fair';
import { SIMULATED_DEALING } from '../simulation/simulated-node.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { SeatedTable } from '../test/seated-table.ts';
import { StillServer } from '../test/still-server.ts';

const TIMES = 21;
const GAMES = [
  { game: 'kingdomino', options: { seats: 4 } },
  { game: 'duel', options: { seats: 2, spellbook: 'drawn', first: 'random' } },
  { game: 'colours', options: { seats: 4, map: 'first' } },
];

useSha256((bytes) => hash('sha256', bytes, 'buffer'));
for (const { game, options } of GAMES) {
  const store = new MemoryStore();
  const { id, rows } = await playOut(store, game, options);
  const all: number[] = [];
  for (let time = 0; time < TIMES; time++) all.push(await openTable(store, id));
  const [first, ...others] = all;
  const median = others.sort((a, b) => a - b)[others.length >> 1];
  process.stdout.write(`${JSON.stringify({ game, rows, firstMs: first, medianMs: median, mostMs: others.at(-1) })}\n`);
}
process.exit(0);

async function playOut(store: MemoryStore, game: string, options: { readonly seats: number }) {
  const server = await StillServer.start({ store, dealing: SIMULATED_DEALING });
  const signers = Array.from({ length: options.seats }, (_, seat) => seat);
  const table = await SeatedTable.open(server, { game, options: { ...options }, signers });
  const rng = createRng(1);
  for (;;) {
    const { view } = await table.news();
    if (view.status === 'over') break;
    const answer = await table.submit(table.sign(await table.turn(view.asked[0]!.seat, rng)));
    if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
  }
  server.service.stop();
  return { id: table.id, rows: table.version };
}

async function openTable(store: MemoryStore, id: string): Promise<number> {
  const server = await StillServer.start({ store, dealing: SIMULATED_DEALING });
  const before = process.threadCpuUsage();
  const news = await server.service.news('nobody', id, -1, 0);
  JSON.stringify(news);
  const { user, system } = process.threadCpuUsage(before);
  server.service.stop();
  return (user + system) / 1000;
}
