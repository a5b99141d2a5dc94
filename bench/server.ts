// Turns a second of the whole server beside boardgame.io's in the same run, slices taken in turn. Usage: npm run bench -- server [TABLES…]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { LineProgram } from './line-program.ts';
import { installFolder } from './peer.ts';

const TABLES = 200;
const ROUNDS = 3;
const SECONDS = 4;
const BENCH = join(import.meta.dirname, '../apps/server/bench');
const PEER = installFolder('boardgame.io');

interface Measured {
  readonly turns: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

interface Used {
  readonly cpu: { readonly user: number; readonly system: number };
  readonly memory: { readonly heapUsed: number; readonly rss: number };
  readonly eventLoop?: { readonly maxMs: number; readonly p99Ms: number };
}

/** A server and its clients, each a process. */
interface Contender {
  readonly name: string;
  readonly clients: LineProgram;
  used(): Promise<Used>;
  end(): Promise<void>;
  readonly figures: (Measured & { readonly cpuMs: number })[];
}

const print = (text: string) => process.stdout.write(`${text}\n`);

async function startOurs(tables: number): Promise<Contender & { readonly idle: Used; readonly empty: Used }> {
  const server = new LineProgram(join(BENCH, 'serve.ts'), []);
  const { origin } = await server.next<{ readonly origin: string }>();
  const empty = await server.ask<Used>('');
  const clients = new LineProgram(join(BENCH, 'load-clients.ts'), [origin, String(tables)]);
  await clients.next();
  const used = () => server.ask<Used>('');
  const end = async () => {
    await clients.end();
    await server.end();
  };
  return {
    name: 'Crownhold, SQLite with FULL, seals, signatures',
    clients,
    used,
    end,
    figures: [],
    empty,
    idle: await used(),
  };
}

async function startPeer(name: string, store: string, port: number): Promise<Contender> {
  const { fork } = await import('node:child_process');
  const server = fork('server.mjs', [String(port), store], {
    cwd: PEER,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const heard = <T>() => new Promise<T>((resolve) => server.once('message', (message) => resolve(message as T)));
  await heard();
  const clients = new LineProgram('clients.mjs', [String(port), String(TABLES)], PEER);
  await clients.next();
  const used = () => {
    const answer = heard<Used>();
    server.send('measure');
    return answer;
  };
  const end = async () => {
    await clients.end();
    server.kill();
  };
  return { name, clients, used, end, figures: [] };
}

async function measure(contender: Contender): Promise<void> {
  const before = await contender.used();
  const figures = await contender.clients.ask<Measured>(`0 ${SECONDS}`);
  const after = await contender.used();
  const cpu = (used: Used) => used.cpu.user + used.cpu.system;
  contender.figures.push({ ...figures, cpuMs: (cpu(after) - cpu(before)) / 1000 / figures.turns });
}

async function compare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-bench-'));
  const port = 20_000 + (process.pid % 20_000);
  const contenders: Contender[] = [];
  try {
    const ours = await startOurs(TABLES);
    contenders.push(ours);
    contenders.push(await startPeer('boardgame.io 0.50.2, in memory', 'memory', port));
    contenders.push(await startPeer('boardgame.io 0.50.2, flat files', folder, port + 1));
    for (let round = 0; round < ROUNDS; round++) for (const contender of contenders) await measure(contender);
    print(
      `Node ${process.versions.node}; ${TABLES} tables of two, each turn as soon as the one before is known; medians of ${ROUNDS} slices taken in turn`,
    );
    for (const { name, figures } of contenders) {
      const of = (key: 'rate' | 'p50' | 'p99' | 'cpuMs') => median(figures.map((each) => each[key]));
      const ratios = figures.map(({ rate }, round) => ours.figures[round]!.rate / rate);
      print(
        `  ${name.padEnd(48)} ${of('rate').toFixed(0).padStart(6)} turns/s, p50 ${of('p50').toFixed(1)} ms, p99 ${of('p99').toFixed(1)} ms, ` +
          `${of('cpuMs').toFixed(2)} ms of processor a turn; Crownhold's rate is ${median(ratios).toFixed(2)} x ` +
          `(rounds from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
      );
    }
    printMemory(TABLES, ours.empty, ours.idle);
    const { eventLoop } = await ours.used();
    print(`  main thread of Crownhold in the last seconds: p99 ${eventLoop?.p99Ms} ms, longest ${eventLoop?.maxMs} ms`);
  } finally {
    for (const { end } of contenders) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

function printMemory(tables: number, empty: Used, idle: Used): void {
  const kib = (key: 'heapUsed' | 'rss') => ((idle.memory[key] - empty.memory[key]) / 1024 / tables).toFixed(1);
  print(
    `  ${tables} tables of two with their sockets: ${kib('heapUsed')} KiB of heap, ${kib('rss')} KiB resident for each table`,
  );
}

/** What a turn costs at more and more tables, at a pace that the server keeps easily. */
async function grow(sizes: readonly number[]): Promise<void> {
  for (const tables of sizes) {
    const ours = await startOurs(tables);
    printMemory(tables, ours.empty, ours.idle);
    for (const rate of RATES) {
      const before = await ours.used();
      const figures = await ours.clients.ask<Measured>(`${(tables / rate) * 1000} ${SECONDS * 2}`);
      const after = await ours.used();
      const cpu = (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1000 / figures.turns;
      print(
        `    ${rate} turns/s asked: ${figures.rate.toFixed(0)} turns/s, p50 ${figures.p50} ms, p99 ${figures.p99} ms, ` +
          `${cpu.toFixed(2)} ms of processor a turn, longest wait for the main thread ${after.eventLoop?.maxMs} ms`,
      );
      if (figures.p99 > MOST_P99_MS) break;
    }
    await ours.end();
  }
}

const RATES = [50, 100, 200, 400, 800];
const MOST_P99_MS = 100;

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[figures.length >> 1]!;
}

const sizes = process.argv
  .slice(2)
  .map(Number)
  .filter((size) => size > 0);
if (sizes.length > 0) await grow(sizes);
else await compare();
