import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { LineProgram } from '../line-program.ts';
import type { Played, Used } from '../server/contender.ts';
import { median } from '../server/median.ts';

const BENCH = join(import.meta.dirname, '../../apps/server/bench');
const TABLES = 200;
const ROUNDS = 3;
const SECONDS = 5;
/** Turns a second that everybody can make, so that costs are compared and not queues. */
const EASY_RATE = 60;
const IDLE_SECONDS = 5;
const SETTLE_MS = 4000;

interface ServicesUsed {
  readonly databaseMs: number;
  readonly hintsMs: number;
  readonly bytes: number;
}

/** Milliseconds of processor a turn. */
interface TurnCost {
  readonly nodes: number;
  /** Of them, the main thread of the busiest node. */
  readonly main: number;
  readonly database: number;
  readonly hints: number;
  readonly clients: number;
}

export interface Slice {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly cost: TurnCost;
  /** Shares of one processor, by the clock. */
  readonly busy: { readonly main: number; readonly nodes: number; readonly database: number; readonly clients: number };
}

export interface NodesMeasured {
  readonly tables: number;
  readonly rounds: number;
  readonly setups: readonly SetupMeasured[];
  readonly failed: readonly SetupFailed[];
}

interface SetupFailed {
  readonly name: string;
  readonly reason: string;
}

export interface SetupMeasured {
  readonly name: string;
  readonly easy: Slice;
  readonly full: Slice;
  /** Of a table with two people connected, in all nodes that have it: KiB. */
  readonly tableKib: { readonly heap: number; readonly resident: number };
  /** Milliseconds of processor a second while nobody plays. */
  readonly idle: { readonly nodes: number; readonly database: number };
  /** Of the database on the disk. */
  readonly bytesATurn?: number;
}

interface Setup {
  readonly name: string;
  readonly nodes: number;
  readonly store: 'sqlite' | 'postgres';
  readonly hasRedis?: boolean;
}

const SETUPS: readonly Setup[] = [
  { name: 'SQLite, one process', nodes: 1, store: 'sqlite' },
  { name: 'PostgreSQL, one node', nodes: 1, store: 'postgres' },
  { name: 'PostgreSQL and Redis, two nodes', nodes: 2, store: 'postgres', hasRedis: true },
];

/** Each setup with servers and clients of its own, one after the other. What fails is told, and the others are measured. */
export async function measureNodes(measure = measureSetup): Promise<NodesMeasured> {
  const setups: SetupMeasured[] = [];
  const failed: SetupFailed[] = [];
  for (const setup of SETUPS) {
    try {
      setups.push(await measure(setup));
      process.stderr.write(`${JSON.stringify(setups.at(-1))}\n`);
    } catch (error) {
      failed.push({ name: setup.name, reason: String(error) });
      process.stderr.write(`${setup.name}: ${error}\n`);
    }
  }
  return { tables: TABLES, rounds: ROUNDS, setups, failed };
}

async function measureSetup({ name, nodes: count, store, hasRedis = false }: Setup): Promise<SetupMeasured> {
  const services = store === 'postgres' ? new LineProgram(join(BENCH, 'services.ts'), []) : undefined;
  const addresses = await services?.next<{ readonly url: string; readonly redisUrl: string }>();
  const settings = addresses
    ? [`DATABASE_URL=${addresses.url}`, ...(hasRedis ? [`REDIS_URL=${addresses.redisUrl}`] : [])]
    : [];
  const servers: LineProgram[] = [];
  const origins: string[] = [];
  // One after the other: the first makes the schema.
  for (let index = 0; index < count; index++) {
    const server = new LineProgram(join(BENCH, 'serve.ts'), settings);
    servers.push(server);
    origins.push((await server.next<{ readonly origin: string }>()).origin);
  }
  const clients = new LineProgram(join(BENCH, 'load-clients.ts'), origins);
  const used = async () => {
    const all = await Promise.all(servers.map((server) => server.ask<Used>('use')));
    const sum = (value: (one: Used) => number) => all.reduce((total, one) => total + value(one), 0);
    return {
      nodesMs: sum(({ cpuMs }) => cpuMs),
      mainMs: Math.max(...all.map(({ mainMs }) => mainMs)),
      heap: sum(({ memory }) => memory.heapUsed),
      resident: sum(({ memory }) => memory.rss),
      services: await services?.ask<ServicesUsed>('use'),
    };
  };
  const play = async (thinkMs: number): Promise<Slice & { readonly turns: number }> => {
    await clients.ask('fresh');
    const before = await used();
    const startMs = performance.now();
    const played = await clients.ask<Played>(`play ${thinkMs} ${SECONDS}`);
    const ms = performance.now() - startMs;
    const after = await used();
    const database = (after.services?.databaseMs ?? 0) - (before.services?.databaseMs ?? 0);
    const hints = (after.services?.hintsMs ?? 0) - (before.services?.hintsMs ?? 0);
    // Turns of the second in which everybody warms up count as well: it costs as much as any other.
    const turns = played.rate * (ms / 1000);
    const { rate, p50, p99 } = played;
    const cost = {
      nodes: after.nodesMs / turns,
      main: after.mainMs / turns,
      database: database / turns,
      hints: hints / turns,
      clients: played.cpuMs,
    };
    const busy = {
      main: after.mainMs / ms,
      nodes: after.nodesMs / ms,
      database: database / ms,
      clients: (played.cpuMs * played.rate) / 1000,
    };
    return { rate, p50, p99, cost, busy, turns };
  };
  try {
    await clients.ask(`sockets ${2 * TABLES}`);
    const connected = await used();
    await clients.ask(`tables ${TABLES}`);
    const seated = await used();
    const tableKib = {
      heap: (seated.heap - connected.heap) / 1024 / TABLES,
      resident: (seated.resident - connected.resident) / 1024 / TABLES,
    };
    // For the compiler.
    await play(0);
    // Until nodes have read what they had not yet.
    await wait(SETTLE_MS);
    const resting = await used();
    await wait(IDLE_SECONDS * 1000);
    const rested = await used();
    const databaseMs = (rested.services?.databaseMs ?? 0) - (resting.services?.databaseMs ?? 0);
    const idle = { nodes: rested.nodesMs / IDLE_SECONDS, database: databaseMs / IDLE_SECONDS };
    const sizeBefore = rested.services?.bytes;
    const easy: Awaited<ReturnType<typeof play>>[] = [];
    const full: Awaited<ReturnType<typeof play>>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      easy.push(await play((TABLES / EASY_RATE) * 1000));
      full.push(await play(0));
    }
    const sizeAfter = (await used()).services?.bytes;
    const turns = [...easy, ...full].reduce((sum, slice) => sum + slice.turns, 0);
    const grown = sizeBefore !== undefined &&
      sizeAfter !== undefined && { bytesATurn: (sizeAfter - sizeBefore) / turns };
    return { name, easy: medianOf(easy), full: medianOf(full), tableKib, idle, ...grown };
  } finally {
    await clients.end();
    for (const server of servers) await server.end();
    await services?.end();
  }
}

function medianOf(slices: readonly Slice[]): Slice {
  const of = (value: (slice: Slice) => number) => median(slices.map(value));
  return {
    rate: of(({ rate }) => rate),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    cost: {
      nodes: of(({ cost }) => cost.nodes),
      main: of(({ cost }) => cost.main),
      database: of(({ cost }) => cost.database),
      hints: of(({ cost }) => cost.hints),
      clients: of(({ cost }) => cost.clients),
    },
    busy: {
      main: of(({ busy }) => busy.main),
      nodes: of(({ busy }) => busy.nodes),
      database: of(({ busy }) => busy.database),
      clients: of(({ busy }) => busy.clients),
    },
  };
}
