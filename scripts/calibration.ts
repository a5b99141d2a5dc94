import { availableParallelism } from 'node:os';
import process from 'node:process';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** What programs and tests are told of the machine. */
const VARIABLE = 'CROWNHOLD_SLOWNESS';

/** One burst of work, on the quiet machine that limits and budgets were measured on. */
const BURST_MS = 32;
const BURSTS = 5;
const TASK = 'crownhold-bursts';
/** Beyond this a test that hangs is more likely than a machine that is so busy. */
const MOST = 20;

/** How many times slower this machine is now than the one of the limits, by how long bursts of work took; at least 1. */
export function slownessOf(burstsMs: readonly number[]): number {
  if (burstsMs.length === 0) throw new Error('nothing was measured');
  const mean = burstsMs.reduce((sum, ms) => sum + ms, 0) / burstsMs.length;
  return Math.min(MOST, Math.max(1, Math.round((mean / BURST_MS) * 10) / 10));
}

/** Works for a moment on all cores, as tests do: a core that another program keeps busy counts too. */
export async function measureSlowness(): Promise<number> {
  const all = await Promise.all(Array.from({ length: availableParallelism() }, burstsInThread));
  return slownessOf(all.flat());
}

/** As it was measured for this run, or now if nobody has. */
export async function knownSlowness(): Promise<number> {
  const told = Number(process.env[VARIABLE]);
  return told >= 1 ? Math.min(MOST, told) : measureSlowness();
}

/** The environment by which a program learns it. */
export function slownessEnvironment(slowness: number): Readonly<Record<string, string>> {
  return { [VARIABLE]: String(slowness) };
}

function burstsInThread(): Promise<readonly number[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: TASK });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

if (workerData === TASK) parentPort?.postMessage(Array.from({ length: BURSTS }, burst));

function burst(): number {
  const start = performance.now();
  const last = new Map<number, number>();
  for (let i = 0, state = 1, sum = 0; i < 6_000_000; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    sum = (sum + (state >>> 7)) | 0;
    if (i % 16 === 0) last.set(state & 0xffff, sum);
  }
  return performance.now() - start;
}
