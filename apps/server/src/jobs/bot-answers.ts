import type { Pool } from 'pg';
import { CHANNEL } from './bot-jobs.ts';

/** A turn that a bot has thought of; without one it could not. */
export interface BotAnswer {
  readonly id: string;
  readonly turn: string | undefined;
}

const STORE = `WITH stored AS (INSERT INTO bot_answers (id, turn) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id)
  SELECT pg_notify('${CHANNEL}', id) FROM stored`;

/** The first answer stays. */
export async function storeAnswer(pool: Pool, { id, turn }: BotAnswer): Promise<void> {
  await pool.query(STORE, [id, turn ?? null]);
}

export async function readAnswers(pool: Pool, ids: readonly string[]): Promise<readonly BotAnswer[]> {
  const { rows } = await pool.query<{ id: string; turn: string | null }>(
    'SELECT id, turn FROM bot_answers WHERE id = ANY($1)',
    [ids],
  );
  return rows.map(({ id, turn }) => ({ id, turn: turn ?? undefined }));
}

/** Whoever wanted them has them, or has given up. */
export async function deleteOldAnswers(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM bot_answers WHERE made_at < now() - interval '10 minutes'`);
}
