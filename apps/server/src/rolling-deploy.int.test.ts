import { createRng, isFault, parseRecord } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import { expect, it, onTestFinished } from 'vitest';
import { loadEvidence } from '../test/evidence.ts';
import { laterMigrations } from '../test/migrations.ts';
import { NodeCluster } from '../test/node-cluster.ts';
import { WireClient } from '../test/wire-client.ts';
import { WirePlayer } from '../test/wire-player.ts';
import { openPostgres } from './store/postgres/postgres-store.ts';
import { isStoreFault } from './store/store-fault.ts';

/** What a release may do to the schema while the one before still serves. */
const GROWN = `ALTER TABLE entries ADD COLUMN made_by TEXT; ALTER TABLE tables ADD COLUMN more TEXT NOT NULL DEFAULT '';
  CREATE TABLE later (id TEXT NOT NULL PRIMARY KEY)`;

async function sitDown({ nodes }: NodeCluster) {
  const clients = [await WireClient.begin(nodes[0]!.origin), await WireClient.begin(nodes[1]!.origin)] as const;
  const created = await clients[0].create({
    game: 'kingdomino',
    options: { seats: 2 },
    seats: [{ kind: 'me' }, { kind: 'free' }],
    clock: { kind: 'none' },
  });
  await clients[1].sit(created);
  const players = clients.map((client, viewer) => {
    const common = { client, table: created.table, game: findGame('kingdomino')!, viewer };
    // Slow enough that everything happens while they play.
    return new WirePlayer({ ...common, by: 'socket', signs: true, rng: createRng(viewer + 1), thinkMs: 200 });
  });
  for (const player of players) await player.connect();
  return { table: created.table, players: players as [WirePlayer, WirePlayer] };
}

/** A node is drained: its clients are told to go, and go on elsewhere. */
async function drain(cluster: NodeCluster, node: number, players: readonly WirePlayer[]): Promise<void> {
  const other = cluster.nodes[1 - node]!;
  const away = players.map((player) => player.until(({ isConnected }) => !isConnected));
  await cluster.nodes[node]!.shutDown();
  await Promise.all(away);
  for (const player of players) {
    player.moveTo(other.origin);
    await player.connect();
  }
}

it('a game goes on through a deploy: the schema grows under old nodes, each is drained, and an old one may come back', async () => {
  const cluster = await NodeCluster.start(2, false);
  onTestFinished(() => cluster.close());
  const { nodes, postgres, url } = cluster;
  const { table, players } = await sitDown(cluster);
  const [one, other] = players;
  const untilVersion = (least: number) =>
    Promise.all(players.map((player) => player.until(({ version }) => version >= least)));
  await untilVersion(3);
  // The first node of the next release starts, and brings the schema up to date.
  const next = await openPostgres(url, { log: () => {}, migrations: laterMigrations(GROWN) });
  if (isStoreFault(next)) throw new Error(JSON.stringify(next));
  await next.close();
  await untilVersion(8);
  await drain(cluster, 1, [other]);
  await untilVersion(14);
  // The way back: the old program starts on the new schema.
  await nodes[1]!.start();
  await drain(cluster, 0, players);
  await Promise.all(players.map((player) => player.until(({ view }) => view?.status === 'over')));
  for (const player of players) player.cut();
  expect(other.head).toBe(one.head);
  expect(other.rows).toHaveLength(one.rows.length);
  const { body } = await one.client.get(`/api/tables/${table}/record`);
  const record = parseRecord(body);
  if (isFault(record)) throw new Error(JSON.stringify(record));
  expect(verify(findGame('kingdomino')!, record, await loadEvidence())).toMatchObject({ isSound: true });
  const rows = await postgres.ask(url, `SELECT entry, made_by FROM entries WHERE table_id = '${table}' ORDER BY entry`);
  expect(rows).toEqual(rows.map((_, entry) => ({ entry, made_by: null })));
});
