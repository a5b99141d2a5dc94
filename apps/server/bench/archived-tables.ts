// Makes a data folder with finished tables. Usage: node apps/server/bench/archived-tables.ts FOLDER TABLES; prints their games and ids as JSON,
// and the token of somebody who may look at them.
import { hash } from 'node:crypto';
import process from 'node:process';
import { createRng } from '@crownhold/core';
import { useSha256 } from '@crownhold/fair';
import { SIMULATED_DEALING } from '../simulation/simulated-node.ts';
import { digest, ENTROPY } from '../src/node-service.ts';
import type { Store } from '../src/ports/store.ts';
import { Sessions } from '../src/sessions/sessions.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { openStore } from '../src/store/sqlite-store.ts';
import { isStoreFault } from '../src/store/store-fault.ts';
import { SeatedTable } from '../test/seated-table.ts';
import { StillServer } from '../test/still-server.ts';

const GAMES = [
  { game: 'kingdomino', options: { seats: 4 } },
  { game: 'duel', options: { seats: 2, spellbook: 'drawn', first: 'random' } },
  { game: 'colours', options: { seats: 4, map: 'first' } },
];

useSha256((bytes) => hash('sha256', bytes, 'buffer'));
const [folder = '', count = '1'] = process.argv.slice(2);
const store = await openStore(folder, { log: () => {}, died: (reason) => process.exit(Number(!!reason)) });
if (isStoreFault(store)) throw new Error(JSON.stringify(store));
const sessions = new Sessions({ store, digest, entropy: ENTROPY });
sessions.listenAt({ isSecure: false, port: 0 });
const cookie = (await sessions.begin()).split(';')[0]!;
const session = (await sessions.find(cookie))!;
const archived: object[] = [];
for (const terms of GAMES)
  for (let seed = 1; seed <= Number(count); seed++) archived.push(await playOut(store, terms, archived.length + 1));
await store.close();
process.stdout.write(`${JSON.stringify({ token: cookie.split('=')[1], tables: archived })}\n`);
process.exit(0);

/** In memory, where no disk is waited for; then all of it is stored. */
async function playOut(store: Store, { game, options }: (typeof GAMES)[number], seed: number) {
  const memory = new MemoryStore();
  const server = await StillServer.start({ store: memory, dealing: SIMULATED_DEALING, seed });
  const signers = Array.from({ length: options.seats }, (_, seat) => seat);
  const table = await SeatedTable.open(server, { game, options: { ...options }, signers });
  const rng = createRng(seed);
  for (;;) {
    const { view } = await table.news();
    if (view.status === 'over') break;
    const answer = await table.submit(table.sign(await table.turn(view.asked[0]!.seat, rng)));
    if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
  }
  server.service.stop();
  const entries = memory.entriesNow(table.id, 0);
  await Promise.all(entries.map((entry) => store.append({ ...entry, atMs: 0, dueMs: undefined })));
  await store.addGuest(table.id, { session, right: 'watch' });
  return { game, table: table.id, rows: table.version };
}
