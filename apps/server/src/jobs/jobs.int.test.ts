import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { createRng } from '@crownhold/core';
import { findGame } from '@crownhold/games';
import type { CreateBody } from '@crownhold/protocol';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { NodeCluster } from '../../test/node-cluster.ts';
import type { SpawnedProgram } from '../../test/spawned-program.ts';
import { spawnWorker, thoughtsOf } from '../../test/spawned-worker.ts';
import { WireClient } from '../../test/wire-client.ts';
import { WirePlayer } from '../../test/wire-player.ts';
import { within } from '../../test/within.ts';
import { parseRequest } from './job-request.ts';

/** It thinks long enough to be caught at it. */
const SLOW_BOT = 'queen';
const QUICK_BOT = 'mason';
const SILENCE_MS = 3000;
/** The next turn of a bot comes within this afterwards, and on a busy machine within half of what a test waits. */
const GOES_ON_MS = Math.max(15_000, Number(process.env['CROWNHOLD_WAIT_MS']) / 2);
const LOOK_MS = 100;

function kingdomino(bot: string): CreateBody {
  const seats: CreateBody['seats'] = [{ kind: 'me' }, { kind: 'free' }, { kind: 'bot', bot }];
  return { game: 'kingdomino', options: { seats: 3 }, seats, clock: { kind: 'none' } };
}

/** Two people, each at a node of its own, and a bot. */
async function sitDown({ nodes }: NodeCluster, bot = QUICK_BOT) {
  const clients = [await WireClient.begin(nodes[0]!.origin), await WireClient.begin(nodes[1]!.origin)] as const;
  const created = await clients[0].create(kingdomino(bot));
  await clients[1].sit(created);
  const game = findGame('kingdomino')!;
  const players = clients.map((client, viewer) => {
    const { table } = created;
    const rng = createRng(viewer + 1);
    return new WirePlayer({ client, table, game, viewer, by: 'socket', signs: true, reconnects: true, rng });
  });
  onTestFinished(() => {
    for (const player of players) player.cut();
  });
  for (const player of players) await player.connect();
  return { table: created.table, players };
}

function untilOver(players: readonly WirePlayer[]): Promise<unknown> {
  return Promise.all(players.map((player) => player.until(({ view }) => view?.status === 'over')));
}

async function startWorker(url: string): Promise<SpawnedProgram> {
  const worker = await spawnWorker(url);
  onTestFinished(() => worker.end('SIGKILL'));
  return worker;
}

/** Turns of the bot in the log, by their commands. */
async function botTurns({ postgres, url }: NodeCluster, table: string): Promise<readonly string[]> {
  const sql = `SELECT command FROM entries WHERE table_id = '${table}' AND command LIKE 'bot:%' ORDER BY entry`;
  return (await postgres.ask(url, sql)).map(({ command }) => String(command));
}

interface OpenJob {
  readonly id: string;
  readonly request: string;
  readonly held: boolean;
}

/** Without an answer. */
async function jobsOf({ postgres, url }: NodeCluster): Promise<readonly OpenJob[]> {
  const held = 'coalesce(held_until > now(), false) AS held';
  const rows = await postgres.ask(url, `SELECT id, request, ${held} FROM bot_jobs WHERE answered_at IS NULL`);
  return rows as unknown as readonly OpenJob[];
}

describe('bots as jobs of workers alone', () => {
  let cluster: NodeCluster;
  beforeAll(async () => {
    cluster = await NodeCluster.start(2, false, { CROWNHOLD_BOTS: 'workers' });
  });
  afterAll(() => cluster.close());

  it('play to the end at two nodes; every turn is thought of once and stored once, and no job is left', async () => {
    const worker = await startWorker(cluster.url);
    const { table, players } = await sitDown(cluster);
    await untilOver(players);
    const turns = await botTurns(cluster, table);
    expect(turns.length).toBeGreaterThan(10);
    expect(new Set(turns).size).toBe(turns.length);
    for (const turn of turns) expect(turn).toMatch(/^bot:2:\d+$/);
    const answered = await cluster.postgres.ask(
      cluster.url,
      `SELECT id FROM bot_jobs WHERE id LIKE 'bot:${table}:%' AND turn IS NOT NULL`,
    );
    expect(answered.map(({ id }) => String(id).replace(`${table}:`, '')).sort()).toEqual([...turns].sort());
    expect(thoughtsOf(worker)).toBe(turns.length);
    await expect.poll(() => jobsOf(cluster)).toEqual([]);
    await worker.end('SIGTERM');
    expect(await worker.ended()).toBe(0);
  });

  it('go on with another worker when one is killed in the middle of thinking', async () => {
    const { url } = cluster;
    const first = await startWorker(url);
    const { table, players } = await sitDown(cluster, SLOW_BOT);
    const isThinking = async () => (await jobsOf(cluster)).some((job) => job.held);
    await expect.poll(isThinking, { interval: 5 }).toBe(true);
    await first.end('SIGKILL');
    expect((await jobsOf(cluster))[0]?.id).toContain(`bot:${table}:2:`);
    const second = await startWorker(url);
    await untilOver(players);
    const turns = await botTurns(cluster, table);
    expect(new Set(turns).size).toBe(turns.length);
    expect(thoughtsOf(first) + thoughtsOf(second)).toBe(turns.length);
  });

  it('are asked again by a timer of a node when their job is lost', async () => {
    const { postgres, url } = cluster;
    const { table, players } = await sitDown(cluster);
    const waiting = async () => (await jobsOf(cluster)).filter(({ id }) => id.startsWith(`bot:${table}:2:`));
    await expect.poll(waiting).toHaveLength(1);
    const [job] = await waiting();
    // What a job tells is the view of its seat and nothing of any other.
    const request = parseRequest(job!.request)!;
    const game = findGame('kingdomino')!;
    const state = game.parseState(request.view)!;
    expect(game.formatState(game.view(state, request.seat))).toBe(request.view);
    await postgres.ask(url, `DELETE FROM bot_jobs WHERE id LIKE 'bot:${table}:%'`);
    await expect.poll(waiting).toHaveLength(1);
    await startWorker(url);
    await untilOver(players);
    const turns = await botTurns(cluster, table);
    expect(new Set(turns).size).toBe(turns.length);
  });
});

describe('bots as jobs that nodes take too', () => {
  let cluster: NodeCluster;
  beforeAll(async () => {
    cluster = await NodeCluster.start(2, false, { CROWNHOLD_BOTS: 'jobs', CROWNHOLD_BOT_THREADS: '1' });
  });
  afterAll(() => cluster.close());

  it('play without any worker, also after PostgreSQL has crashed', async () => {
    const { table, players } = await sitDown(cluster);
    await Promise.all(players.map((player) => player.until(({ version }) => version >= 6)));
    await cluster.postgres.crash();
    await cluster.postgres.startAgain();
    await untilOver(players);
    const turns = await botTurns(cluster, table);
    expect(turns.length).toBeGreaterThan(10);
    expect(new Set(turns).size).toBe(turns.length);
  });
});

describe('bots as jobs, over lines to PostgreSQL that were silent without closing', () => {
  let cluster: NodeCluster;
  beforeAll(async () => {
    const settings = { CROWNHOLD_BOTS: 'jobs', CROWNHOLD_BOT_THREADS: '1', CROWNHOLD_LOG: 'warn' };
    cluster = await NodeCluster.start(2, false, settings, true);
  });
  afterAll(() => cluster.close());

  it('go on within seconds, and every turn is thought of', async () => {
    const { table, players } = await sitDown(cluster);
    await Promise.all(players.map((player) => player.until(({ version }) => version >= 6)));
    for (const { blackHoles } of cluster.lines) blackHoles.add('there').add('back');
    await wait(SILENCE_MS);
    for (const { blackHoles } of cluster.lines) blackHoles.clear();
    const known = (await botTurns(cluster, table)).length;
    const goesOn = async () => {
      while ((await botTurns(cluster, table)).length <= known) await wait(LOOK_MS);
    };
    await within('a turn of a bot', goesOn(), GOES_ON_MS);
    await untilOver(players);
    const turns = await botTurns(cluster, table);
    expect(new Set(turns).size).toBe(turns.length);
    // A turn that was made without a bot is one after failures of that bot.
    for (const node of cluster.nodes) expect(node.stderr).not.toContain('bot-failed');
  });
});
