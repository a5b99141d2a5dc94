import { hasBot } from '../bots/bot-threads.ts';
import { PostgresListener } from '../hints/postgres-listener.ts';
import type { Log } from '../ports/log.ts';
import type { Thinking, ThinkingRequest } from '../ports/thinking.ts';
import { ANSWERS_CHANNEL, ASK_AGAIN_MS, JobTable } from './job-table.ts';

/** Turns of a node that are jobs at once; the rest waits in the node, fairly by session. */
const PLACES = 64;
/** How long a turn may wait for a worker, besides thinking. */
const WAIT_MS = 30_000;
/** A worker says that it has an answer; this is for when that is lost. */
const POLL_MS = 1000;
const CLEAN_MS = 60_000;
/** What could not be asked is asked again after this. */
const FAILED_MS = 500;

interface Waiting {
  readonly request: ThinkingRequest;
  readonly turn: PromiseWithResolvers<string>;
  /** Until it is asked again. */
  timer?: NodeJS.Timeout;
}

/** Bots that think as jobs in PostgreSQL, wherever a worker is. What they answer is decided here, as any turn is. */
export class JobThinking implements Thinking {
  readonly places = PLACES;
  readonly startMs = WAIT_MS;
  readonly has = hasBot;
  readonly #jobs: JobTable;
  readonly #listener: PostgresListener;
  readonly #waiting = new Map<string, Waiting>();
  readonly #timers: readonly NodeJS.Timeout[];
  #isLooking = false;

  constructor(url: string, log: Log) {
    const jobs = new JobTable(url);
    this.#jobs = jobs;
    this.#listener = new PostgresListener({
      url,
      channel: ANSWERS_CHANNEL,
      name: 'crownhold answers',
      hear: (id) => this.#waiting.has(id) && void this.#look(),
      // Jobs and answers may be gone with a crash.
      onListening: () => this.#askAll(),
      onLost: () => log({ level: 'warn', event: 'jobs-lost' }),
    });
    this.#timers = [
      setInterval(() => void this.#look(), POLL_MS),
      setInterval(() => void jobs.deleteOld().catch(() => undefined), CLEAN_MS),
    ];
  }

  async think(request: ThinkingRequest): Promise<string> {
    const { id, deadlineMs } = request;
    const known = this.#waiting.get(id);
    if (known) return known.turn.promise;
    const turn = Promise.withResolvers<string>();
    const waiting: Waiting = { request, turn };
    this.#waiting.set(id, waiting);
    void this.#ask(waiting);
    const limit = setTimeout(() => turn.reject(new Error('no worker has thought')), 2 * deadlineMs + WAIT_MS);
    try {
      return await turn.promise;
    } finally {
      clearTimeout(limit);
      clearTimeout(waiting.timer);
      this.#waiting.delete(id);
    }
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const { turn } of this.#waiting.values()) turn.reject(new Error('the node ends'));
    await this.#listener.close();
    await this.#jobs.close();
  }

  #askAll(): void {
    for (const waiting of this.#waiting.values()) void this.#ask(waiting);
  }

  /** As long as somebody waits. */
  async #ask(waiting: Waiting): Promise<void> {
    const { request } = waiting;
    clearTimeout(waiting.timer);
    const isOpen = await this.#jobs.ask(request).catch(() => undefined);
    if (this.#waiting.get(request.id) !== waiting) return;
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => void this.#ask(waiting), isOpen === undefined ? FAILED_MS : ASK_AGAIN_MS);
    if (isOpen === false) await this.#look();
  }

  async #look(): Promise<void> {
    if (this.#isLooking || this.#waiting.size === 0) return;
    this.#isLooking = true;
    try {
      for (const { id, turn } of await this.#jobs.answers([...this.#waiting.keys()])) {
        const waiting = this.#waiting.get(id);
        if (turn === undefined) waiting?.turn.reject(new Error('a worker could not think'));
        else waiting?.turn.resolve(turn);
      }
    } catch {
      // The next look finds it.
    } finally {
      this.#isLooking = false;
    }
  }
}
