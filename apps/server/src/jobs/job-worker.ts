import { setTimeout as wait } from 'node:timers/promises';
import { PostgresListener } from '../hints/postgres-listener.ts';
import type { Log } from '../ports/log.ts';
import type { Thinking, ThinkingRequest } from '../ports/thinking.ts';
import { parseRequest } from './job-request.ts';
import { ASK_AGAIN_MS, JOBS_CHANNEL, type Job, JobTable } from './job-table.ts';

/** A job is told to waiting workers at once; this is for when that is lost, and for jobs of workers that died. */
const POLL_MS = 1000;
/** Several times within the time for which a job is held. */
const BEAT_MS = 1000;
const AGAIN_MS = 500;
/** Nobody waits for an answer that could not be stored for longer. */
const MOST_STORE_MS = 2 * ASK_AGAIN_MS;

/** Takes jobs and lets bots think about them. It knows views alone, and decides nothing. */
export class JobWorker {
  readonly #jobs: JobTable;
  readonly #bots: Thinking;
  readonly #log: Log;
  readonly #listener: PostgresListener;
  readonly #beat: NodeJS.Timeout;
  readonly #running: Promise<void>;
  readonly #closing = new AbortController();
  /** By their ids, what becomes of jobs that this worker has taken. None of these rejects. */
  readonly #taken = new Map<string, Promise<void>>();
  /** Ends a nap. */
  #wake = () => {};
  #isAway = false;

  constructor(url: string, bots: Thinking, log: Log) {
    this.#jobs = new JobTable(url);
    this.#bots = bots;
    this.#log = log;
    this.#listener = new PostgresListener({
      url,
      channel: JOBS_CHANNEL,
      name: 'crownhold worker',
      hear: () => this.#wake(),
      onListening: () => this.#wake(),
      // The loop notices it too.
      onLost: () => {},
    });
    this.#beat = setInterval(() => void this.#hold(), BEAT_MS);
    this.#running = this.#run();
  }

  /** Jobs that are begun are finished. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#wake();
    await this.#running;
    await Promise.all(this.#taken.values());
    clearInterval(this.#beat);
    await this.#listener.close();
    await this.#jobs.close();
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      const isWoken = this.#nap();
      const job = this.#taken.size < this.#bots.places ? await this.#claim() : undefined;
      if (!job) await isWoken;
      else {
        const done = this.#answer(job).finally(() => {
          this.#taken.delete(job.id);
          this.#wake();
        });
        this.#taken.set(job.id, done);
      }
    }
  }

  /** Until something wakes the worker from now on, or it looks by itself. */
  #nap(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #claim(): Promise<Job | undefined> {
    try {
      const job = await this.#jobs.claim([...this.#taken.keys()]);
      this.#isAway = false;
      return job;
    } catch {
      if (!this.#isAway) this.#log({ level: 'warn', event: 'jobs-lost' });
      this.#isAway = true;
      return undefined;
    }
  }

  async #hold(): Promise<void> {
    if (this.#taken.size > 0) await this.#jobs.hold([...this.#taken.keys()]).catch(() => undefined);
  }

  async #answer(job: Job): Promise<void> {
    const request = parseRequest(job.request);
    if (!request) this.#log({ level: 'warn', event: 'job-malformed' });
    const turn = request && (await this.#think(request));
    if (turn === undefined && this.#isClosed) {
      // Another worker thinks instead.
      await this.#jobs.release(job.id).catch(() => undefined);
      return;
    }
    const isStored = await this.#store(job, turn);
    if (isStored && request) this.#log({ level: 'info', event: turn === undefined ? 'bot-failed' : 'bot-thought' });
  }

  async #think(request: ThinkingRequest): Promise<string | undefined> {
    try {
      return await this.#bots.think(request);
    } catch {
      return undefined;
    }
  }

  /** A turn that was thought of is worth some tries. */
  async #store(job: Job, turn: string | undefined): Promise<boolean> {
    const lastMs = performance.now() + MOST_STORE_MS;
    do {
      try {
        await this.#jobs.answer(job, turn);
        return true;
      } catch {
        await wait(AGAIN_MS, undefined, { signal: this.#closing.signal }).catch(() => undefined);
      }
    } while (!this.#isClosed && performance.now() < lastMs);
    return false;
  }
}
