import { createRng } from '@crownhold/core';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import type { Store } from '../../src/ports/store.ts';
import { openDatabase } from '../../src/store/database.ts';
import { askedStore } from '../../src/store/sql/store-scripts.ts';
import { sqliteRows } from '../../src/store/sqlite-rows.ts';
import { isStoreFault } from '../../src/store/store-fault.ts';
import { SeatedTable, sessionOfSeat } from '../../test/seated-table.ts';
import { StillServer } from '../../test/still-server.ts';

const GAMES = [
  { game: 'kingdomino', options: { seats: 2 } },
  { game: 'duel', options: { seats: 2, spellbook: 'drawn', first: 'random' } },
  { game: 'kingdomino', options: { seats: 4 } },
] as const;
/** Every tenth game is not over yet. */
const UNFINISHED = 10;
/** In every fourth game all players take part in its sealed dice, and sign their turns. */
const SIGNED = 4;

/** A database file of SQLite with that many played games, and what else a server keeps. */
export async function playDatabase(file: string, games: number, seed: number): Promise<void> {
  const database = openDatabase(file);
  if (isStoreFault(database)) throw new Error(JSON.stringify(database));
  const rows = sqliteRows(database);
  // The types pair method and arguments.
  const store = askedStore(async (method, args) => (rows[method] as (...each: unknown[]) => never)(...args));
  // One commit: what is durable when is nobody's question here.
  database.exec('BEGIN');
  for (const session of ['s0', 's1']) rows.addSession(session);
  rows.addToken('hash', { id: 'a'.repeat(16), session: 's0', name: 'Бот', scopes: ['tables:read'] });
  rows.addPush('s1', { endpoint: 'https://push.example.org/1', p256dh: 'p', auth: 'a' }, 5);
  rows.addServerKey('vapid', Uint8Array.of(0, 1, 254, 255));
  const server = await StillServer.start({ store, dealing: SIMULATED_DEALING, seed });
  for (let number = 0; number < games; number++) await playGame(server, store, number, seed);
  // What only some tables have.
  database.exec('UPDATE tables SET is_listed = 1, due_ms = 5.5 WHERE id = (SELECT min(id) FROM tables)');
  rows.beat(123_456, []);
  database.exec('COMMIT');
  server.service.stop();
  database.close();
}

async function playGame(server: StillServer, store: Store, number: number, seed: number): Promise<void> {
  const rng = createRng(seed * 100_003 + number);
  const kind = GAMES[number % GAMES.length]!;
  const signers = number % SIGNED === 0 ? Array.from({ length: kind.options.seats }, (_, seat) => seat) : [];
  const table = await SeatedTable.open(server, { ...kind, signers });
  const most = number % UNFINISHED === 0 ? 5 : Number.POSITIVE_INFINITY;
  while (table.view.status === 'playing' && table.version < most) {
    const turn = await table.turn(table.view.asked[0]!.seat, rng);
    const answer = await table.submit(table.sign(turn));
    if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
  }
  if (number === 0) await server.service.people.makeMoveLink(sessionOfSeat(1), table.id, 1);
  await store.beat(number, [{ table: table.id, entry: 1, atMs: number + 0.5 }]);
}
