import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Breakdown, DealResult } from './contest.ts';
import type { Setup } from './setup.ts';
import type { Order } from './worker.ts';

/** How long a thread may take to end its programs. */
const EXIT_TIMEOUT_MS = 2000;

/**
 * Plays deals in a number of threads, each a whole deal at a time; `keep` gets every result as it comes. Ends early when the
 * signal says so, or when a contestant breaks down, and then with the reason.
 */
export async function playDeals(
  setup: Setup,
  deals: Iterable<number>,
  threads: number,
  keep: (result: DealResult) => void,
  signal: AbortSignal,
): Promise<Breakdown | undefined> {
  const waiting = deals[Symbol.iterator]();
  const trouble = new AbortController();
  const ends = AbortSignal.any([signal, trouble.signal]);
  const ended = new Promise<undefined>((resolve) => ends.addEventListener('abort', () => resolve(undefined)));
  let breakdown: Breakdown | undefined;
  const work = async () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: setup });
    const say = (order: Order) => worker.postMessage(order);
    try {
      for (let next = waiting.next(); !next.done && !ends.aborted; next = waiting.next()) {
        say(next.value);
        const heard = await Promise.race([once(worker, 'message'), ended]);
        if (!heard) break;
        // Sent by worker.ts.
        const [result] = heard as [DealResult | Breakdown];
        if (result.kind === 'deal') keep(result);
        else {
          breakdown ??= result;
          trouble.abort();
        }
      }
    } catch (error) {
      trouble.abort();
      throw error;
    } finally {
      say('stop');
      await Promise.race([once(worker, 'exit'), wait(EXIT_TIMEOUT_MS, undefined, { ref: false })]);
      await worker.terminate();
    }
  };
  const works = await Promise.allSettled(Array.from({ length: threads }, work));
  for (const end of works) if (end.status === 'rejected') throw end.reason;
  return breakdown;
}
