import type { Pool } from 'pg';
import type { ThinkingRequest } from '../ports/thinking.ts';
import { openPool } from '../postgres/postgres-pool.ts';

/** Told when there is a job that a worker could take. */
export const JOBS_CHANNEL = 'crownhold_jobs';
/** Who has thought tells the id of the job here. */
export const ANSWERS_CHANNEL = 'crownhold_answers';
/** Whoever waits for a turn asks again this often, so a job that nobody has asked for in twice as long is in nobody's interest. */
export const ASK_AGAIN_MS = 6000;
/** A worker keeps what it has taken for this long, and says again that it has it. */
const HOLD_MS = 3000;
/** A job that so many workers took and none answered may be what kills them. */
const MOST_HOLDS = 3;

const CONNECTIONS = 2;
const STATEMENT_MS = 3000;

const NOW = 'clock_timestamp()';
const CAN_BE_TAKEN = `coalesce(held_until < ${NOW}, true)`;
const SET_HELD = `SET held_until = ${NOW} + interval '${HOLD_MS} milliseconds'`;

/** A row for a job without an answer: the first question adds it, later ones say that somebody still waits. */
const ASK = `WITH asked AS (INSERT INTO bot_jobs AS job (id, request) VALUES ($1, $2)
    ON CONFLICT (id) DO UPDATE SET asked_at = ${NOW} WHERE job.answered_at IS NULL RETURNING held_until)
  SELECT CASE WHEN ${CAN_BE_TAKEN} THEN pg_notify('${JOBS_CHANNEL}', '') END FROM asked`;
const CLAIM = `UPDATE bot_jobs ${SET_HELD}, holds = holds + 1 WHERE id = (
    SELECT id FROM bot_jobs WHERE answered_at IS NULL AND ${CAN_BE_TAKEN} AND holds < ${MOST_HOLDS} AND id <> ALL ($1)
      AND asked_at > ${NOW} - interval '${2 * ASK_AGAIN_MS} milliseconds'
    ORDER BY first_asked_at FOR UPDATE SKIP LOCKED LIMIT 1)
  RETURNING id, request`;
const HOLD = `UPDATE bot_jobs ${SET_HELD} WHERE id = ANY ($1) AND answered_at IS NULL`;
const RELEASE = `WITH released AS (UPDATE bot_jobs SET held_until = NULL, holds = holds - 1
    WHERE id = $1 AND answered_at IS NULL RETURNING id)
  SELECT pg_notify('${JOBS_CHANNEL}', '') FROM released`;
/** After a crash of the database there is no row; the answer makes one. */
const ANSWER = `WITH answered AS (INSERT INTO bot_jobs AS job (id, request, turn, answered_at) VALUES ($1, $2, $3, ${NOW})
    ON CONFLICT (id) DO UPDATE SET turn = excluded.turn, answered_at = excluded.answered_at, held_until = NULL
    WHERE job.answered_at IS NULL RETURNING id)
  SELECT pg_notify('${ANSWERS_CHANNEL}', id) FROM answered`;

/** What a worker has taken. */
export interface Job {
  readonly id: string;
  /** As a node has written it. */
  readonly request: string;
}

/** What a bot has thought of; without a turn it could not. */
export interface BotAnswer {
  readonly id: string;
  readonly turn: string | undefined;
}

/** The jobs of bots in PostgreSQL. Everything here rejects while it cannot be reached. */
export class JobTable {
  readonly #pool: Pool;

  constructor(url: string) {
    // A loss is told by whoever asks.
    this.#pool = openPool({
      url,
      name: 'crownhold jobs',
      connections: CONNECTIONS,
      statementMs: STATEMENT_MS,
      onLost: () => {},
    });
  }

  /** Whether the job has no answer yet. */
  async ask(request: ThinkingRequest): Promise<boolean> {
    const { rowCount } = await this.#pool.query(ASK, [request.id, JSON.stringify(request)]);
    return rowCount !== 0;
  }

  /** The job that has waited longest, held for a while; none of those that are named. */
  async claim(except: readonly string[]): Promise<Job | undefined> {
    return (await this.#pool.query<Job>(CLAIM, [except])).rows[0];
  }

  async hold(ids: readonly string[]): Promise<void> {
    await this.#pool.query(HOLD, [ids]);
  }

  /** For another worker, as if nobody had taken it. */
  async release(id: string): Promise<void> {
    await this.#pool.query(RELEASE, [id]);
  }

  /** The first answer stays. */
  async answer({ id, request }: Job, turn: string | undefined): Promise<void> {
    await this.#pool.query(ANSWER, [id, request, turn ?? null]);
  }

  async answers(ids: readonly string[]): Promise<readonly BotAnswer[]> {
    const sql = 'SELECT id, turn FROM bot_jobs WHERE id = ANY ($1) AND answered_at IS NOT NULL';
    const { rows } = await this.#pool.query<{ id: string; turn: string | null }>(sql, [ids]);
    return rows.map(({ id, turn }) => ({ id, turn: turn ?? undefined }));
  }

  /** Whoever wanted them has their answers, or has given up. */
  async deleteOld(): Promise<void> {
    await this.#pool.query(`DELETE FROM bot_jobs WHERE asked_at < now() - interval '10 minutes'`);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
