import type { Pool } from 'pg';
import { hasBot } from '../bots/bot-threads.ts';
import { PostgresListener } from '../hints/postgres-listener.ts';
import type { Log } from '../ports/log.ts';
import type { Thinking, ThinkingRequest } from '../ports/thinking.ts';
import { type BotAnswer, deleteOldAnswers, readAnswers } from './bot-answers.ts';
import { ASK_AGAIN_MS, CHANNEL, openPool, prepareQueue, TASK } from './bot-jobs.ts';

const CONNECTIONS = 2;
/** Turns of a node that are in the queue at once; the rest waits in the node, fairly by session. */
const PLACES = 64;
/** How long a turn may wait for a worker, besides thinking. */
const WAIT_MS = 30_000;
/** A worker says that it has an answer; this is for when that is lost. */
const POLL_MS = 1000;
const CLEAN_MS = 60_000;

/**
 * The first node that asks for a turn adds its job. Others find it there, being worked on or not, or its answer.
 */
const ASK = `SELECT graphile_worker.add_job($1, payload := $2, job_key := $3, max_attempts := 3, job_key_mode := 'unsafe_dedupe')
  WHERE NOT EXISTS (SELECT FROM bot_answers WHERE id = $3)`;
/** A job that waits keeps its place; one that somebody is busy with for too long, or that is gone, is added again. */
const ASK_AGAIN = ASK.replace('unsafe_dedupe', 'preserve_run_at');

interface Waiting {
  resolve(turn: string): void;
  reject(error: Error): void;
}

/** Bots that think as jobs of a queue in PostgreSQL, wherever a worker is. What they answer is decided here, as any turn is. */
export class JobThinking implements Thinking {
  readonly places = PLACES;
  readonly startMs = WAIT_MS;
  readonly has = hasBot;
  readonly #pool: Pool;
  readonly #listener: PostgresListener;
  readonly #waiting = new Map<string, Set<Waiting>>();
  readonly #timers: readonly NodeJS.Timeout[];
  #isLooking = false;

  private constructor(url: string, pool: Pool, log: Log) {
    this.#pool = pool;
    this.#listener = new PostgresListener({
      url,
      channel: CHANNEL,
      name: 'crownhold answers',
      hear: (id) => this.#waiting.has(id) && void this.#look(),
      onLost: () => log({ level: 'warn', event: 'jobs-lost' }),
    });
    this.#timers = [
      setInterval(() => void this.#look(), POLL_MS),
      setInterval(() => void deleteOldAnswers(pool).catch(() => undefined), CLEAN_MS),
    ];
  }

  /** Rejects if there is no queue and none can be made. */
  static async start(url: string, log: Log): Promise<JobThinking> {
    const pool = openPool(url, CONNECTIONS, log);
    try {
      await prepareQueue(pool);
    } catch (error) {
      await pool.end();
      throw error;
    }
    return new JobThinking(url, pool, log);
  }

  async think(request: ThinkingRequest): Promise<string> {
    const { id } = request;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const waiting = { resolve, reject };
    const all = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, all.add(waiting));
    void this.#ask(ASK, request);
    const again = setInterval(() => void this.#ask(ASK_AGAIN, request), ASK_AGAIN_MS);
    const limit = setTimeout(() => reject(new Error('no worker has thought')), 2 * request.deadlineMs + WAIT_MS);
    try {
      return await promise;
    } finally {
      clearInterval(again);
      clearTimeout(limit);
      all.delete(waiting);
      if (all.size === 0 && this.#waiting.get(id) === all) this.#waiting.delete(id);
    }
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const all of this.#waiting.values()) for (const { reject } of all) reject(new Error('the node ends'));
    await this.#listener.close();
    await this.#pool.end();
  }

  /** What cannot be asked now is asked again soon. */
  async #ask(sql: string, request: ThinkingRequest): Promise<void> {
    const { rowCount } = await this.#pool
      .query(sql, [TASK, JSON.stringify(request), request.id])
      .catch(() => ({ rowCount: undefined }));
    if (rowCount === 0) await this.#look();
  }

  async #look(): Promise<void> {
    if (this.#isLooking || this.#waiting.size === 0) return;
    this.#isLooking = true;
    try {
      for (const answer of await readAnswers(this.#pool, [...this.#waiting.keys()])) this.#settle(answer);
    } catch {
      // The next look finds it.
    } finally {
      this.#isLooking = false;
    }
  }

  #settle({ id, turn }: BotAnswer): void {
    for (const { resolve, reject } of this.#waiting.get(id) ?? [])
      if (turn === undefined) reject(new Error('a worker could not think'));
      else resolve(turn);
  }
}
