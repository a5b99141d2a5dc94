import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRng, isFault, parseRecord } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import { expect, it, onTestFinished } from 'vitest';
import { KilledServer } from '../claims/kill/killed-server.ts';
import { loadEvidence } from '../test/evidence.ts';
import { contractMigrations, createNextRelease } from '../test/next-release.ts';
import { NodeCluster } from '../test/node-cluster.ts';
import { WireClient } from '../test/wire-client.ts';
import { WirePlayer } from '../test/wire-player.ts';
import { openPostgres } from './store/postgres/postgres-store.ts';
import { isStoreFault } from './store/store-fault.ts';

const GAME = findGame('kingdomino')!;
const START = 3;

/** Two people, each at an address of their own. */
async function sitDown(origins: readonly [string, string]) {
  const clients = [await WireClient.begin(origins[0]), await WireClient.begin(origins[1])] as const;
  const created = await clients[0].create({
    game: 'kingdomino',
    options: { seats: 2 },
    seats: [{ kind: 'me', name: 'Оля' }, { kind: 'free' }],
    clock: { kind: 'none' },
  });
  await clients[1].sit(created);
  const players = clients.map((client, viewer) => {
    const common = { client, table: created.table, game: GAME, viewer };
    return new WirePlayer({ ...common, by: 'socket', signs: true, rng: createRng(viewer + 1) });
  });
  // Nobody plays on before everybody has got that far.
  await Promise.all(players.map((player) => Promise.all([player.playTo(START), player.connect()])));
  return { table: created.table, players: players as [WirePlayer, WirePlayer] };
}

/** So many rows more, and no others before the next step: a game is not over before its deploy is. */
async function play(players: readonly WirePlayer[], more: number): Promise<void> {
  const last = Math.max(...players.map(({ version }) => version)) + more;
  await Promise.all(players.map((player) => player.playTo(last)));
}

/** A node is drained: its clients are told to go, and go on elsewhere. */
async function drain(node: KilledServer, players: readonly WirePlayer[], to: string): Promise<void> {
  const away = players.map((player) => player.until(({ isConnected }) => !isConnected));
  await node.shutDown();
  await Promise.all(away);
  for (const player of players) {
    player.moveTo(to);
    await player.connect();
  }
}

async function rename({ client }: WirePlayer, table: string, seat: number, name: string): Promise<void> {
  expect((await client.post(`/api/tables/${table}/name`, { seat, name })).status).toBe(200);
}

function isCalled(seat: number, name: string) {
  return ({ view }: WirePlayer) => view?.chairs[seat]?.name === name;
}

/** Both have the same history, and its record verifies. */
async function expectWhole(players: readonly [WirePlayer, WirePlayer], table: string): Promise<void> {
  const [one, other] = players;
  for (const player of players) void player.playTo(Number.POSITIVE_INFINITY);
  await Promise.all(players.map((player) => player.until(({ view }) => view?.status === 'over')));
  const { body } = await one.client.get(`/api/tables/${table}/record`);
  for (const player of players) player.cut();
  expect(other.head).toBe(one.head);
  expect(other.rows).toHaveLength(one.rows.length);
  const record = parseRecord(body);
  if (isFault(record)) throw new Error(JSON.stringify(record));
  expect(verify(GAME, record, await loadEvidence())).toMatchObject({ isSound: true });
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('a game goes on through a deploy: two programs serve it side by side on a schema that has grown, and the way back is open until it shrinks', async () => {
  const cluster = await NodeCluster.start(2, false);
  onTestFinished(() => cluster.close());
  const { nodes, postgres, url } = cluster;
  const [first, second] = nodes as [KilledServer, KilledServer];
  const root = createNextRelease();
  const next = await KilledServer.create(createFolder(), { root, environment: { DATABASE_URL: url } });
  onTestFinished(() => next.kill().catch(() => undefined));
  const { table, players } = await sitDown([first.origin, second.origin]);
  const [one, other] = players;

  // The next release starts beside the old nodes and brings the schema up to date. Then it serves a person of the same table.
  await Promise.all([next.start(), play(players, 4)]);
  await drain(second, [other], next.origin);
  await play(players, 5);
  // Each writes its own column of a name, and the other reads it.
  await rename(one, table, 0, 'Olga');
  await other.until(isCalled(0, 'Olga'));
  await rename(other, table, 1, 'Borys');
  await one.until(isCalled(1, 'Borys'));

  // The way back: the old program starts on the new schema, and takes over.
  await second.start();
  await drain(next, [other], second.origin);
  await play(players, 4);
  expect(other.view!.chairs.map(({ name }) => name)).toEqual(['Olga', 'Borys']);

  // Once more forward, and the release after that takes the old column away.
  await next.start();
  await drain(first, [one], next.origin);
  await drain(second, [other], next.origin);
  const contracted = await openPostgres(url, { log: () => {}, migrations: contractMigrations(root) });
  if (isStoreFault(contracted)) throw new Error(JSON.stringify(contracted));
  await contracted.close();
  await play(players, 4);
  await rename(one, table, 0, 'Olha');
  await other.until(isCalled(0, 'Olha'));
  await expect(first.start()).rejects.toThrow('was changed by a later version of Crownhold');
  await expectWhole(players, table);

  const sql = `SELECT entry, made_by FROM entries WHERE table_id = '${table}' ORDER BY entry`;
  const rows = await postgres.ask(url, sql);
  expect(rows.map(({ entry }) => entry)).toEqual(rows.map((_, entry) => entry));
  // Each program has stored some, in turn.
  const makers = rows.map(({ made_by }) => made_by ?? 'old');
  const changes = makers.filter((maker, index) => maker !== makers[index - 1]);
  expect(changes.length).toBeGreaterThanOrEqual(4);
  expect(new Set(makers)).toEqual(new Set(['old', 'next']));
});

it('one process on a file: the next release takes it over in the middle of a game, and the old one refuses it unchanged', async () => {
  const folder = createFolder();
  mkdirSync(join(folder, 'one'));
  const old = await KilledServer.create(join(folder, 'one'));
  const data = { CROWNHOLD_DATA: old.data };
  mkdirSync(join(folder, 'two'));
  const next = await KilledServer.create(join(folder, 'two'), { root: createNextRelease(), environment: data });
  for (const server of [old, next]) onTestFinished(() => server.kill().catch(() => undefined));
  await old.start();
  const { table, players } = await sitDown([old.origin, old.origin]);
  await play(players, 5);
  await old.shutDown();
  await next.start();
  await reconnect(players, next.origin);
  await play(players, 5);
  await next.shutDown();

  const file = join(old.data, 'crownhold.db');
  const digest = () => createHash('sha256').update(readFileSync(file)).digest('hex');
  const before = digest();
  await expect(old.start()).rejects.toThrow('was written by a later version of Crownhold. Nothing was changed.');
  expect(digest()).toBe(before);
  await next.start();
  await reconnect(players, next.origin);
  await expectWhole(players, table);
});

/** After their server has gone. */
async function reconnect(players: readonly WirePlayer[], origin: string): Promise<void> {
  for (const player of players) {
    await player.until(({ isConnected }) => !isConnected);
    player.moveTo(origin);
    await player.connect();
  }
}
