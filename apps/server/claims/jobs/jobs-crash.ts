import { setTimeout as wait } from 'node:timers/promises';
import { below, createRng } from '@crownhold/core';
import { NodeCluster } from '../../test/node-cluster.ts';
import { spawnWorker } from '../../test/spawned-worker.ts';
import { unaskedEnds } from '../../test/unasked-ends.ts';
import { BotTables } from './bot-tables.ts';

const NODES = 2;
const TABLES = 4;
const SETTINGS = { CROWNHOLD_BOTS: 'jobs', CROWNHOLD_BOT_THREADS: '1', CROWNHOLD_LOG: 'warn' };
/** No game stands still for longer once the database is back. */
const STUCK_MS = 15_000;
const SLOW_MS = 5000;
/** Between the games going on and the next crash, and between a crash and the next start. */
const MOST_PLAY_MS = 1000;
const MOST_AWAY_MS = 500;

export interface JobsCrash {
  crashes: number;
  /** Of nodes and the worker. */
  deaths: number;
  /** Games without a turn of a bot within 15 seconds after the database was back. */
  stuck: number;
  /** Crashes after which some game needed more than 5 seconds. */
  slow: number;
  tables: number;
  finished: number;
  botTurns: number;
  doubled: number;
  /** Bots that were asked in vain; after three times a turn is made without them. */
  failed: number;
  problem?: string;
}

/** PostgreSQL is killed at any moment while bots play as jobs of two nodes and a worker. */
export async function checkJobsCrash(seed: number, crashes: number, tables = TABLES): Promise<JobsCrash> {
  const rng = createRng(seed);
  const cluster = await NodeCluster.start(NODES, false, SETTINGS);
  const counts: JobsCrash = {
    crashes: 0,
    deaths: 0,
    stuck: 0,
    slow: 0,
    tables: 0,
    finished: 0,
    botTurns: 0,
    doubled: 0,
    failed: 0,
  };
  try {
    const worker = await spawnWorker(cluster.url);
    const games = new BotTables(cluster, rng);
    const check = () => {
      if (unaskedEnds().length > 0) throw new Error(unaskedEnds().join('\n'));
      if (games.problem) throw games.problem;
    };
    try {
      await games.start(tables);
      await games.areAllPlaying(tables, check);
      while (counts.crashes < crashes && counts.stuck === 0) {
        await wait(below(rng, MOST_PLAY_MS));
        await cluster.postgres.crash();
        counts.crashes++;
        await wait(below(rng, MOST_AWAY_MS));
        await cluster.postgres.startAgain();
        const backMs = performance.now();
        counts.stuck += await games.goOn(STUCK_MS, check);
        counts.slow += Number(performance.now() - backMs > SLOW_MS);
      }
    } finally {
      counts.deaths = unaskedEnds().length;
      await games.close();
      await worker.end('SIGKILL');
    }
    const sums = { tables: games.opened, finished: games.finished };
    Object.assign(counts, sums, await countTurns(cluster), { failed: countFailures(cluster) });
    if (counts.stuck > 0) counts.problem = `a game stood still for ${STUCK_MS} ms:\n${logsOf(cluster)}`;
    else if (counts.doubled > 0) counts.problem = 'a turn of a bot was stored twice';
  } catch (error) {
    counts.problem = String(error);
  }
  await cluster.close().catch((error: unknown) => {
    counts.problem ??= String(error);
  });
  return counts;
}

/** Turns of bots in the log, by their commands. */
async function countTurns({ postgres, url }: NodeCluster) {
  const commands = `SELECT table_id, command FROM entries WHERE command LIKE 'bot:%'`;
  const sql = `SELECT count(*) AS turns, count(*) - count(DISTINCT (table_id, command)) AS doubled FROM (${commands}) AS bots`;
  const [row] = await postgres.ask(url, sql);
  return { botTurns: Number(row!['turns']), doubled: Number(row!['doubled']) };
}

function countFailures(cluster: NodeCluster): number {
  return logsOf(cluster).split('"bot-failed"').length - 1;
}

function logsOf({ nodes }: NodeCluster): string {
  return nodes.map(({ stderr }) => stderr).join('\n');
}
