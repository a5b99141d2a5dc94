import { setTimeout as wait } from 'node:timers/promises';
import { type JobHelpers, makeWorkerUtils, type Runner, run } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Log } from '../ports/log.ts';
import type { Thinking } from '../ports/thinking.ts';
import { storeAnswer } from './bot-answers.ts';
import { ASK_AGAIN_MS, openPool, prepareQueue, QUIET, TASK } from './bot-jobs.ts';
import { parseRequest } from './job-request.ts';

/** A job is told to waiting workers at once; this is for when that is lost. */
const POLL_MS = 1000;
const AGAIN_MS = 500;

/** Whether nobody needs the turn any more: it is there, or whoever asked has stopped asking. */
const IS_NEEDLESS = `SELECT EXISTS (SELECT FROM bot_answers WHERE id = $1)
  OR now() - $2::timestamptz > interval '${2 * ASK_AGAIN_MS} milliseconds' AS needless`;

/** Takes jobs of the queue and lets bots think about them. It knows views alone, and decides nothing. */
export class JobWorker {
  readonly #pool: Pool;
  readonly #bots: Thinking;
  readonly #log: Log;
  readonly #running: Promise<void>;
  #runner: Runner | undefined;
  #isClosed = false;

  private constructor(pool: Pool, bots: Thinking, log: Log) {
    this.#pool = pool;
    this.#bots = bots;
    this.#log = log;
    this.#running = this.#keepRunning();
  }

  /** Rejects if there is no queue and none can be made. */
  static async start(url: string, bots: Thinking, log: Log): Promise<JobWorker> {
    // One for each bot, to take jobs and to answer them, and one to listen.
    const pool = openPool(url, bots.places + 2, log);
    try {
      await prepareQueue(pool);
    } catch (error) {
      await pool.end();
      throw error;
    }
    return new JobWorker(pool, bots, log);
  }

  /** Jobs that are begun are finished. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#runner?.stop().catch(() => undefined);
    await this.#running;
    await this.#pool.end();
  }

  async #keepRunning(): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.#deleteFailedJobs();
        this.#runner = await run({
          pgPool: this.#pool,
          concurrency: this.#bots.places,
          noHandleSignals: true,
          pollInterval: POLL_MS,
          logger: QUIET,
          parsedCronItems: [],
          taskList: { [TASK]: (payload, helpers) => this.#answer(payload, helpers) },
        });
        if (this.#isClosed) await this.#runner.stop();
        await this.#runner.promise;
      } catch {
        // The database was away for too long.
      }
      if (this.#isClosed) return;
      this.#log({ level: 'warn', event: 'jobs-lost' });
      await wait(AGAIN_MS);
    }
  }

  /** Jobs whose worker died are left behind, and nobody asks for them any more. */
  async #deleteFailedJobs(): Promise<void> {
    const queue = await makeWorkerUtils({ pgPool: this.#pool, logger: QUIET });
    await queue.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] });
    await queue.release();
  }

  async #answer(payload: unknown, { job }: JobHelpers): Promise<void> {
    const request = parseRequest(payload);
    if (!request) {
      this.#log({ level: 'warn', event: 'job-malformed' });
      return;
    }
    const { id } = request;
    const { rows } = await this.#pool.query<{ needless: boolean }>(IS_NEEDLESS, [id, job.updated_at]);
    if (rows[0]?.needless) return;
    const turn = await this.#bots.think(request).catch(() => undefined);
    // Another worker thinks instead: this one is about to end.
    if (turn === undefined && this.#isClosed) throw new Error('the worker ends');
    await storeAnswer(this.#pool, { id, turn });
    this.#log({ level: 'info', event: turn === undefined ? 'bot-failed' : 'bot-thought' });
  }
}
