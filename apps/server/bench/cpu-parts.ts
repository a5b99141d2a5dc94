import { readdirSync, readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';

/** Milliseconds of processor by part. */
export type Parts = Readonly<Record<string, number>>;

/** The first that fits, from the innermost call outwards; rules are called by all of them. */
const PLACES: readonly (readonly [part: string, place: RegExp])[] = [
  ['views', /tables\/(projection|seen-rows)|core\/src\/seen/],
  ['sockets', /node_modules\/ws\/|server\/src\/(ws|wire)\/|node:net|node:internal\/stream/],
  ['signatures', /server\/src\/crypto\/|node:internal\/crypto\/sig/],
  ['store', /server\/src\/store\//],
  ['seals', /packages\/fair\//],
  ['garbage', /^\(garbage collector\)$/],
];
const RULES = /packages\/(games|core)\//;
const TABLES = /server\/src\/tables\/|packages\/protocol\//;
/** What the threads besides the main one are for; only Linux tells. */
const THREADS: Readonly<Record<string, string>> = {
  signatures: 'signatures, in their threads',
  store: 'store, in its thread',
  V8Worker: 'V8, compiling and collecting',
};

export class MainThreadProfile {
  readonly #session = new Session();

  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.start');
  }

  /** Shares of the time in which the thread was not idle. */
  async stop(): Promise<Parts> {
    const { profile } = await this.#session.post('Profiler.stop');
    this.#session.disconnect();
    return sharesOf(profile);
  }
}

/** Of all threads but the main one. */
export function threadTimes(): Parts {
  const times: Record<string, number> = {};
  for (const thread of listThreads()) {
    const folder = `/proc/self/task/${thread}`;
    const part = THREADS[readFileSync(`${folder}/comm`, 'utf8').trim()];
    const nanoseconds = Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]);
    if (part) times[part] = (times[part] ?? 0) + nanoseconds / 1e6;
  }
  return times;
}

function listThreads(): readonly string[] {
  try {
    return readdirSync('/proc/self/task');
  } catch {
    return [];
  }
}

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Parts {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const stackOf = (id: number | undefined): readonly string[] =>
    id === undefined ? [] : [nameOf(byId.get(id)!), ...stackOf(parents.get(id))];
  const parts = new Map(nodes.map(({ id }) => [id, partOf(stackOf(id))]));
  const times: Record<string, number> = {};
  for (const [index, id] of samples.entries()) {
    const part = parts.get(id)!;
    if (part !== 'idle') times[part] = (times[part] ?? 0) + timeDeltas[index]!;
  }
  const all = Object.values(times).reduce((sum, time) => sum + time, 0);
  return Object.fromEntries(Object.entries(times).map(([part, time]) => [part, time / all]));
}

function nameOf({ callFrame: { functionName, url } }: Profiler.ProfileNode): string {
  return url === '' ? functionName : url;
}

function partOf(stack: readonly string[]): string {
  if (stack[0] === '(idle)') return 'idle';
  for (const name of stack) for (const [part, place] of PLACES) if (place.test(name)) return part;
  if (stack.some((name) => RULES.test(name))) return 'rules';
  return stack.some((name) => TABLES.test(name)) ? 'tables' : 'others';
}
