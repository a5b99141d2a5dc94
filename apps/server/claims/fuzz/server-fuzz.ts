import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createRng, type Rng } from '@crownhold/core';
import { type SpawnedServer, spawnServer } from '../../test/spawned-server.ts';
import { WireClient } from '../../test/wire-client.ts';
import { sendBytes, sendFrames, sendRequests, type Tally } from './attack.ts';
import { LAST_FRAMES, oddBody, oddFrame, oddHead, oddPath } from './inputs.ts';
import { pick } from './mutation.ts';

/** Of a thousand inputs. */
const SHARES = { frames: 600, bodies: 250, paths: 130, heads: 20 };
const ROUND = 10_000;
const BATCH = { frames: 500, requests: 50 };
const CONNECTIONS = 8;
const MOST_GROWTH = 1.05;

export interface ServerFuzz {
  frames: number;
  bodies: number;
  paths: number;
  heads: number;
  /** By the server's own count, `parser result`. */
  [parsed: `parsed ${string}`]: number;
  /** What came back, by code or status. */
  [answered: `answered ${string}`]: number;
  /** After forced collection: means of the first and of the second half; sums, where parts are added. */
  heapKiBFirstHalf: number;
  heapKiBSecondHalf: number;
  problem?: string;
}

/** Malformed frames, bodies, headers and ids against a real process without limits. */
export async function fuzzServer(seed: number, inputs: number): Promise<ServerFuzz> {
  const metricsPort = await freePort();
  const environment = { CROWNHOLD_LIMITS: 'off', CROWNHOLD_METRICS_PORT: String(metricsPort) };
  const server = await spawnServer(environment, join(import.meta.dirname, 'fuzzed-server.ts'));
  const tally: Tally = new Map();
  const sent = { frames: 0, bodies: 0, paths: 0, heads: 0 };
  const heaps: number[] = [];
  const rng = createRng(seed);
  let problem: string | undefined;
  let parsed: Readonly<Record<string, number>> = {};
  try {
    const { cookie, table } = await prepare(server.origin);
    const round = Math.min(ROUND, inputs / 10);
    // What is compiled, loaded and cached at the first time is no growth.
    await attack(server.origin, cookie, table, rng, round, tally, sent);
    for (let done = 0; done < inputs; done += round) {
      await attack(server.origin, cookie, table, rng, round, tally, sent);
      heaps.push(await heapOf(server));
    }
    parsed = await readParsed(metricsPort);
  } catch (error) {
    problem = String(error);
  }
  const { code, stderr } = await server.stop();
  const [heapFirst, heapSecond] = halves(heaps);
  // Reports about the policy of pages are logged, whoever sends them.
  const log = stderr.split('\n').filter((line) => line !== '' && !line.endsWith('"msg":"csp-report"}'));
  if (code !== 0 || log.length > 0) problem ??= `the server ended with ${code}: ${log.join('\n').slice(0, 2000)}`;
  const failed = [...tally.keys()].find((status) => /^5\d\d$/.test(status) || status === 'unavailable');
  if (failed !== undefined) problem ??= `it answered ${failed}, ${tally.get(failed)} times`;
  if (heapSecond! > MOST_GROWTH * heapFirst!) problem ??= `the heap grew from ${heapFirst} to ${heapSecond} KiB`;
  const answers = Object.fromEntries([...tally].sort().map(([name, number]) => [`answered ${name}`, number]));
  return {
    ...sent,
    ...parsed,
    ...answers,
    heapKiBFirstHalf: heapFirst!,
    heapKiBSecondHalf: heapSecond!,
    ...(problem && { problem }),
  };
}

/** A session that holds a seat of a table at which nothing happens. */
async function prepare(origin: string): Promise<{ readonly cookie: string; readonly table: string }> {
  // Requests that change who somebody is.
  const other = await WireClient.begin(origin);
  for (const name of ['device', 'forget']) await other.post(`/api/session/${name}`, {});
  await other.post('/api/session/join', { secret: 'x'.repeat(22) });
  const client = await WireClient.begin(origin);
  const { table } = await client.create({
    game: 'kingdomino',
    options: { seats: 2 },
    seats: [{ kind: 'me' }, { kind: 'free' }],
    clock: { kind: 'none' },
  });
  const made = await client.post('/api/tokens', { name: 'bot', scopes: ['tables:read'] });
  const { token } = JSON.parse(made.body) as { readonly token: string };
  await new WireClient(origin).get(`/api/tables/${table}`, { authorization: `Bearer ${token}` });
  await client.post('/api/push', {
    endpoint: 'https://x.test',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  });
  await client.post('/api/push/forget', { endpoint: 'https://x.test' });
  return { cookie: client.cookie, table };
}

async function attack(
  origin: string,
  cookie: string,
  table: string,
  rng: Rng,
  inputs: number,
  tally: Tally,
  sent: Record<keyof typeof SHARES, number>,
): Promise<void> {
  const { host } = new URL(origin);
  const numberOf = (kind: keyof typeof SHARES) => {
    const number = Math.round((inputs * SHARES[kind]) / 1000);
    sent[kind] += number;
    return number;
  };
  const batches = function* <T>(number: number, size: number, make: () => T): Generator<T[]> {
    for (let left = number; left > 0; left -= size) yield Array.from({ length: Math.min(size, left) }, make);
  };
  for (const batch of batches(numberOf('frames'), BATCH.frames, () => oddFrame(rng, table)))
    await sendFrames(origin, cookie, batch.slice(1), pick(rng, LAST_FRAMES), tally);
  const requests = [
    ...batches(numberOf('bodies'), BATCH.requests, () => oddBody(rng, table)),
    ...batches(numberOf('paths'), BATCH.requests, () => oddPath(rng, table)),
  ];
  for (let at = 0; at < requests.length; at += CONNECTIONS)
    await Promise.all(requests.slice(at, at + CONNECTIONS).map((batch) => sendRequests(origin, cookie, batch, tally)));
  for (const batch of batches(numberOf('heads'), BATCH.requests, () => oddHead(rng, host, cookie)))
    await Promise.all(batch.map((text) => sendBytes(origin, text, tally)));
}

async function heapOf({ child }: SpawnedServer): Promise<number> {
  child.send('heap');
  const [{ heapBytes }] = (await once(child, 'message')) as [{ readonly heapBytes: number }];
  return heapBytes;
}

function halves(heaps: readonly number[]): readonly number[] {
  const middle = heaps.length >> 1;
  return [heaps.slice(0, middle), heaps.slice(middle)].map((half) => {
    return Math.round(half.reduce((sum, bytes) => sum + bytes, 0) / Math.max(1, half.length) / 1024);
  });
}

async function readParsed(port: number): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.matchAll(/^crownhold_parsed_total\{parser="(\w+)",result="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries(
    [...lines].map(([, parser, result, number]) => [`parsed ${parser} ${result}`, Number(number)]),
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
