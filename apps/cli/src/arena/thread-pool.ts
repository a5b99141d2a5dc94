import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ContestTask } from './contest.ts';
import type { Breakdown, LogLine, PlayedDeal } from './result.ts';
import type { Order } from './worker.ts';

/** How long a thread may take to end its programs. */
const EXIT_TIMEOUT_MS = 2000;

/** What is done with whatever the threads send. */
export interface Receiver {
  /** Gets every result as it comes. */
  keep(result: PlayedDeal): void;
  log(line: LogLine): void;
}

/**
 * Plays deals in a number of threads, each a whole deal at a time. Ends early when the signal says so, or when a
 * contestant breaks down, and then with the reason.
 */
export async function playDeals(
  task: ContestTask,
  deals: Iterable<number>,
  threads: number,
  { keep, log }: Receiver,
  signal: AbortSignal,
): Promise<Breakdown | undefined> {
  const waiting = deals[Symbol.iterator]();
  const trouble = new AbortController();
  const ends = AbortSignal.any([signal, trouble.signal]);
  const ended = new Promise<undefined>((resolve) => ends.addEventListener('abort', () => resolve(undefined)));
  let breakdown: Breakdown | undefined;
  const work = async () => {
    const thread = new Thread(task, log);
    try {
      for (let next = waiting.next(); !next.done && !ends.aborted; next = waiting.next()) {
        const result = await Promise.race([thread.play(next.value), ended]);
        if (!result) break;
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
      await thread.close();
    }
  };
  const works = await Promise.allSettled(Array.from({ length: threads }, work));
  for (const end of works) if (end.status === 'rejected') throw end.reason;
  return breakdown;
}

class Thread {
  readonly #worker: Worker;

  constructor(task: ContestTask, log: (line: LogLine) => void) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
    this.#worker.on('message', (message: Message) => {
      if (message.kind === 'log') log(message);
      else this.#worker.emit(RESULT, message);
    });
  }

  async play(deal: number): Promise<PlayedDeal | Breakdown> {
    this.#say(deal);
    // `once` rejects when the thread fails.
    const [result] = (await once(this.#worker, RESULT)) as [PlayedDeal | Breakdown];
    return result;
  }

  async close(): Promise<void> {
    this.#say('stop');
    await Promise.race([once(this.#worker, 'exit'), wait(EXIT_TIMEOUT_MS, undefined, { ref: false })]);
    await this.#worker.terminate();
  }

  #say(order: Order): void {
    this.#worker.postMessage(order);
  }
}

const RESULT = Symbol('result');

/** What worker.ts sends. */
type Message = PlayedDeal | Breakdown | LogLine;
