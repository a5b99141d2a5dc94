import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { below, createRng, listMoves, type Seat } from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import type { Page } from 'playwright-core';

const ASSETS = join(import.meta.dirname, '../dist/assets');

/** A file of the build by how its name begins. */
export function assetOf(name: string): { readonly path: string; readonly bytes: number } {
  const file = readdirSync(ASSETS).find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'));
  if (file === undefined) throw new Error(`the build has no ${name}`);
  return { path: `/assets/${file}`, bytes: statSync(join(ASSETS, file)).size };
}

interface TestHost {
  readonly worker: Worker;
  readonly dice: (number | 'failed')[];
  readonly answers: Map<number, (answer: unknown) => void>;
  tell: ((reply: { readonly table: { readonly view: Uint8Array } }) => void) | undefined;
  numbers: number;
}

declare global {
  var testHost: TestHost;
}

/** Starts the worker that deals, as the page does for a table, without a table on the screen. */
export async function startHost(page: Page): Promise<void> {
  await page.evaluate((path) => {
    const worker = new Worker(path, { type: 'module' });
    const host: TestHost = { worker, dice: [], answers: new Map(), tell: undefined, numbers: 0 };
    globalThis.testHost = host;
    worker.addEventListener('message', ({ data }) => {
      if (data.kind === 'dice') host.dice.push(data.progress);
      if (data.kind === 'answer') host.answers.get(data.number)?.(data.answer);
      if (data.kind === 'failed') host.answers.get(data.number)?.({ failed: data.reason });
      if (data.kind === 'source' && data.reply.kind === 'told') host.tell?.(data.reply);
      if (data.kind === 'source' && data.reply.kind === 'answer')
        host.answers.get(-data.reply.number)?.(data.reply.answer);
      if (data.kind === 'answer') host.answers.delete(data.number);
    });
  }, assetOf('table-worker').path);
}

export function note(page: Page, message: object): Promise<void> {
  return page.evaluate((data) => globalThis.testHost.worker.postMessage(data), message);
}

export function call<T>(page: Page, kind: string, asked: object): Promise<T> {
  return page.evaluate(
    (data) => {
      const host = globalThis.testHost;
      const number = host.numbers++;
      return new Promise((resolve) => {
        host.answers.set(number, resolve as (answer: unknown) => void);
        host.worker.postMessage({ game: 'colours', number, ...data });
      });
    },
    { kind, asked },
  ) as Promise<T>;
}

export interface SeenTable {
  readonly version: number;
  readonly status: string;
  readonly asked: readonly { readonly seat: Seat; readonly since: number }[];
  readonly view: readonly number[];
}

/** What a viewer sees now. */
export function look(page: Page, table: number, viewer: number): Promise<SeenTable> {
  return page.evaluate(
    ({ number, eyes }) => {
      const host = globalThis.testHost;
      const watch = host.numbers++;
      const send = (request: object) => host.worker.postMessage({ kind: 'source', table: number, request });
      return new Promise<SeenTable>((resolve) => {
        host.tell = (reply) => {
          const seen = reply.table as unknown as SeenTable;
          host.tell = undefined;
          send({ kind: 'unwatch', watch });
          resolve({ version: seen.version, status: seen.status, asked: seen.asked, view: [...seen.view] });
        };
        send({ kind: 'watch', watch, viewer: eyes, after: Number.MAX_SAFE_INTEGER });
      });
    },
    { number: table, eyes: viewer },
  );
}

/** Plays a random turn of the first seat that is asked; returns its steps. */
export async function playTurn(page: Page, table: number, seats: number, seed: number): Promise<readonly string[]> {
  const [{ seat, since }] = (await look(page, table, -1)).asked as [SeenTable['asked'][0]];
  const { view } = await look(page, table, seat);
  const tries = Array.from({ length: 50 }, (_, at) => randomSteps(view, seat, seats, seed + at));
  // Whoever colours lays a drop, if there is a way.
  const steps = tries.find(([step]) => step !== 'done') ?? tries[0]!;
  const answer = await page.evaluate(
    ({ number, turn }) => {
      const host = globalThis.testHost;
      const id = host.numbers++;
      return new Promise<{ readonly kind: string }>((resolve) => {
        host.answers.set(-id, resolve as (answer: unknown) => void);
        host.worker.postMessage({ kind: 'source', table: number, request: { kind: 'submit', number: id, turn } });
      });
    },
    { number: table, turn: { id: `${seat}-${since}`, seat, since, turn: steps.join('; ') } },
  );
  if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
  return steps;
}

function randomSteps(bytes: readonly number[], seat: Seat, seats: number, seed: number): readonly string[] {
  const state = colours.create({ seats, map: 'first' });
  state.bytes.set(bytes);
  const rng = createRng(seed);
  const turn = colours.turn(state, seat);
  const steps: string[] = [];
  while (colours.turn(state, seat) === turn) {
    const moves = listMoves(colours, state, seat);
    const move = moves[below(rng, moves.length)]!;
    steps.push(colours.formatMove(state, move));
    colours.apply(state, seat, move);
  }
  return steps;
}

/** All that the browser keeps for the page, as text; keys are left out, which only the worker reads. */
export function storageOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('crownhold'));
    const names = [...database.objectStoreNames];
    const transaction = database.transaction(names);
    const all = await Promise.all(names.map((name) => answer(transaction.objectStore(name).getAll())));
    database.close();
    return JSON.stringify({ all, local: { ...localStorage }, session: { ...sessionStorage } });
  });
}

/** The strings in the heap of the page's own thread, after all that is not needed any more was thrown away. */
export async function heapStrings(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false, captureNumericValue: false });
  await session.detach();
  const { strings } = JSON.parse(chunks.join('')) as { readonly strings: readonly string[] };
  return strings.join('\n');
}
