import { createRng, isFault, parseRecord } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import type { CreateBody, CreatedBody } from '@crownhold/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEvidence } from '../test/evidence.ts';
import { NodeCluster } from '../test/node-cluster.ts';
import { WireClient } from '../test/wire-client.ts';
import { type PlayerOptions, WirePlayer } from '../test/wire-player.ts';

const NODES = 3;

/** The same session at another node, where its cookie has another name. */
function at(client: WireClient, origin: string): WireClient {
  const [, token = ''] = client.cookie.split('=');
  return new WireClient(origin, `crownhold-${new URL(origin).port}=${token}`);
}

const KINGDOMINO: CreateBody = {
  game: 'kingdomino',
  options: { seats: 2 },
  seats: [{ kind: 'me', name: 'Оля' }, { kind: 'free' }],
  clock: { kind: 'none' },
};

/** A table that is made at the first node; the others sit down at the second. */
async function sitDown({ nodes }: NodeCluster) {
  const clients = [await WireClient.begin(nodes[0]!.origin), await WireClient.begin(nodes[1]!.origin)] as const;
  const created = await clients[0].create(KINGDOMINO);
  await clients[1].sit(created);
  return { clients, created };
}

function playersOf(
  clients: readonly WireClient[],
  { table }: CreatedBody,
  change: Partial<PlayerOptions> = {},
): readonly WirePlayer[] {
  const game = findGame('kingdomino')!;
  return clients.map((client, viewer) => {
    const rng = createRng(viewer + 1);
    return new WirePlayer({ client, table, game, viewer, by: 'socket', signs: true, rng, ...change });
  });
}

async function reconnect(player: WirePlayer, origin: string): Promise<void> {
  await player.until(({ isConnected }) => !isConnected);
  player.moveTo(origin);
  await player.connect();
}

/** A whole game at two nodes, one of which is killed. */
async function playThroughKill(cluster: NodeCluster): Promise<void> {
  const { nodes, postgres, url } = cluster;
  const { clients, created } = await sitDown(cluster);
  const players = playersOf(clients, created);
  const [one, other] = players as [WirePlayer, WirePlayer];
  for (const player of players) await player.connect();
  await Promise.all(players.map((player) => player.until(({ version }) => version >= 6)));
  await nodes[1]!.kill();
  await reconnect(other, nodes[2]!.origin);
  await Promise.all(players.map((player) => player.until(({ view }) => view?.status === 'over')));
  for (const player of players) player.cut();
  expect(other.head).toBe(one.head);
  expect(other.rows).toHaveLength(one.rows.length);
  // Both nodes that are left tell the same record.
  const asking = [nodes[0]!, nodes[2]!].map(({ origin }) => {
    return at(clients[0], origin).get(`/api/tables/${created.table}/record`);
  });
  const [first, second] = await Promise.all(asking);
  expect(second!.body).toBe(first!.body);
  const record = parseRecord(first!.body);
  if (isFault(record)) throw new Error(JSON.stringify(record));
  expect(verify(findGame('kingdomino')!, record, await loadEvidence())).toMatchObject({ isSound: true });
  // The log has no gap, whoever wrote it.
  const sql = `SELECT entry FROM entries WHERE table_id = '${created.table}' ORDER BY entry`;
  const numbers = (await postgres.ask(url, sql)).map(({ entry }) => entry);
  expect(numbers).toEqual(numbers.map((_, index) => index));
  await nodes[1]!.start();
}

describe('three nodes on one PostgreSQL', () => {
  let cluster: NodeCluster;
  beforeAll(async () => {
    cluster = await NodeCluster.start(NODES, false);
  });
  afterAll(() => cluster.close());

  it('play one game by hints of LISTEN and NOTIFY; a node is killed, and its player goes on elsewhere', async () => {
    await playThroughKill(cluster);
  });

  it('know who is at the others, carry signs and wishes, and notice a dead node', async () => {
    const { nodes } = cluster;
    const { clients, created } = await sitDown(cluster);
    // They do not play: the game goes on for as long as they look.
    const players = playersOf(clients, created, { thinkMs: 600_000 });
    const [one, other] = players as [WirePlayer, WirePlayer];
    for (const player of players) await player.connect();
    await Promise.all(
      players.map((player) => player.until(({ view }) => view?.presence?.every((kind) => kind === 'here') === true)),
    );
    const path = `/api/tables/${created.table}`;
    expect((await clients[0].post(`${path}/reactions`, { seat: 0, reaction: 'clap' })).status).toBeLessThan(300);
    await other.until(({ reactions }) => reactions.includes('0 clap'));
    await one.until(({ view }) => view?.status === 'playing');
    // Nobody is voted out who plays at another node.
    expect((await clients[0].post(`${path}/bot`, { seat: 1 })).body).toContain('not-away');

    await nodes[1]!.kill();
    await one.until(({ view }) => view?.presence?.[1] === 'away');
    await reconnect(other, nodes[2]!.origin);
    await one.until(({ view }) => view?.presence?.[1] === 'here');
    await nodes[1]!.start();

    expect((await clients[0].post(`${path}/resign`, { seat: 0 })).status).toBeLessThan(300);
    await Promise.all(players.map((player) => player.until(({ view }) => view?.status === 'over')));
    expect((await clients[0].post(`${path}/rematch`, {})).status).toBeLessThan(300);
    await other.until(({ view }) => view?.people?.rematch?.agreed.includes(0) === true);
    expect((await other.client.post(`${path}/rematch`, {})).status).toBeLessThan(300);
    await one.until(({ view }) => view?.people?.rematch?.table !== undefined);
    const again = one.view!.people!.rematch!.table!;
    expect((await clients[0].get(`/api/tables/${again}?viewer=1`)).status).toBe(200);
    for (const player of players) player.cut();
  });

  it('let a second device in once, whichever node made its secret and however many are asked', async () => {
    const { nodes } = cluster;
    const phone = await WireClient.begin(nodes[0]!.origin);
    const { table } = await phone.create(KINGDOMINO);
    const { body } = await phone.post('/api/session/device', {});
    const { secret } = JSON.parse(body) as { readonly secret: string };
    const joining = nodes.map(({ origin }) => new WireClient(origin).post('/api/session/join', { secret }));
    const replies = await Promise.all(joining);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const joined = replies.findIndex(({ status }) => status === 200);
    const cookie = replies[joined]!.headers['set-cookie']![0]!.split(';')[0]!;
    const laptop = at(new WireClient(nodes[joined]!.origin, cookie), nodes[2]!.origin);
    expect((await laptop.get(`/api/tables/${table}?viewer=0`)).status).toBe(200);
  });

  it('are ready only while the database answers, and serve again when it is back', async () => {
    const { nodes, postgres } = cluster;
    const status = async () => (await new WireClient(nodes[0]!.origin).get('/readyz')).status;
    await expect.poll(status).toBe(200);
    await postgres.crash();
    await expect.poll(status).toBe(503);
    await postgres.startAgain();
    await expect.poll(status).toBe(200);
    for (const node of nodes) node.check();
    await sitDown(cluster);
  });
});

describe('three nodes on one PostgreSQL and Redis', () => {
  let cluster: NodeCluster;
  beforeAll(async () => {
    cluster = await NodeCluster.start(NODES, true);
  });
  afterAll(() => cluster.close());

  it('play one game by hints of Redis; a node is killed, and its player goes on elsewhere', async () => {
    await playThroughKill(cluster);
  });

  it('converge by the poll alone, keep one of rival entries, and serve no seat that was taken away', async () => {
    const { nodes, postgres, url } = cluster;
    // No hint arrives from now on.
    await cluster.redis!.kill();
    const { clients, created } = await sitDown(cluster);
    const { table } = created;
    const players = playersOf(clients, created);
    for (const player of players) await player.connect();
    await Promise.all(players.map((player) => player.until(({ version }) => version >= 4)));
    for (const player of players) player.cut();

    // The same is asked of all nodes at once: one entry.
    const resigning = nodes.map(({ origin }) =>
      at(clients[0], origin).post(`/api/tables/${table}/resign`, { seat: 0 }),
    );
    const statuses = (await Promise.all(resigning)).map(({ status }) => status);
    expect(statuses).toContain(200);
    const sql = `SELECT 1 FROM entries WHERE table_id = '${table}' AND text LIKE '%"kind":"resign"%'`;
    expect(await postgres.ask(url, sql)).toHaveLength(1);

    // A session that is forgotten at one node is nobody at the others.
    const elsewhere = at(clients[1], nodes[2]!.origin);
    const status = async () => (await elsewhere.get(`/api/tables/${table}?viewer=1`)).status;
    expect(await status()).toBe(200);
    expect((await clients[1].post('/api/session/forget', {})).status).toBeLessThan(300);
    await expect.poll(status).not.toBe(200);
  });
});
