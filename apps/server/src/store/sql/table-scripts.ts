import type { Appended, Due, DurableTime, NewEntry, StoredEntry } from '../../ports/store.ts';
import { putLinks, replacePlaces } from './people-scripts.ts';
import { bytesOf, readRow, readRows, type Script, write } from './script.ts';

export function* append(made: NewEntry): Script<Appended> {
  const { table, entry, command, text, places = [], secret, links = [] } = made;
  // The number before must be there: a log has no gaps.
  const changes = yield* write(
    `INSERT INTO entries (table_id, entry, command, text) SELECT ?1, CAST(?2 AS INTEGER), ?3, ?4
     WHERE CAST(?2 AS INTEGER) = 0
       OR EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND entry = CAST(?2 AS INTEGER) - 1)
     ON CONFLICT DO NOTHING`,
    table,
    entry,
    command,
    text,
  );
  if (changes === 0) {
    const known = yield* readRow('SELECT entry FROM entries WHERE table_id = ?1 AND command = ?2', table, command);
    return known ? 'command-taken' : 'entry-taken';
  }
  yield* putTable(made);
  yield* replacePlaces(table, places);
  yield* putLinks(table, links);
  if (secret)
    yield* write(
      `INSERT INTO secrets (table_id, secret) VALUES (?1, ?2)
       ON CONFLICT (table_id) DO UPDATE SET secret = excluded.secret`,
      table,
      secret,
    );
  return 'stored';
}

function* putTable({ table, atMs, dueMs, creator, summary }: NewEntry): Script<void> {
  yield* write(
    `INSERT INTO tables (id, due_ms, changed_ms, creator, status, summary, is_listed) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
     ON CONFLICT (id) DO UPDATE SET due_ms = excluded.due_ms, changed_ms = excluded.changed_ms,
       status = coalesce(excluded.status, tables.status), summary = coalesce(excluded.summary, tables.summary),
       is_listed = excluded.is_listed`,
    table,
    dueMs ?? null,
    atMs,
    creator ?? null,
    summary?.status ?? null,
    summary ? JSON.stringify(summary) : null,
    summary?.listed ? 1 : 0,
  );
}

export function* beat(servedMs: number, late: readonly DurableTime[]): Script<void> {
  yield* write('UPDATE service SET served_ms = ?1 WHERE served_ms < ?1', servedMs);
  for (const { table, entry, atMs } of late)
    yield* write(
      `INSERT INTO durable_times (table_id, entry, at_ms) SELECT id, CAST(?2 AS INTEGER), CAST(?3 AS DOUBLE PRECISION)
       FROM tables WHERE id = ?1 ON CONFLICT DO NOTHING`,
      table,
      entry,
      atMs,
    );
}

export function* entries(table: string, from: number): Script<readonly StoredEntry[]> {
  const rows = yield* readRows(
    `SELECT table_id AS "table", entry, command, text FROM entries WHERE table_id = ?1 AND entry >= ?2 ORDER BY entry`,
    table,
    from,
  );
  // The columns are NOT NULL, and of these types.
  return rows as unknown as readonly StoredEntry[];
}

export function* secret(table: string): Script<Uint8Array | undefined> {
  return bytesOf((yield* readRow('SELECT secret FROM secrets WHERE table_id = ?1', table))?.['secret']);
}

const BEFORE_ALL: Due = { table: '', dueMs: Number.NEGATIVE_INFINITY };

export function* due(untilMs: number, limit: number, after: Due = BEFORE_ALL): Script<readonly Due[]> {
  const rows = yield* readRows(
    `SELECT id AS "table", due_ms AS "dueMs" FROM tables
     WHERE due_ms <= ?1 AND (due_ms, id) > (?2, ?3) ORDER BY due_ms, id LIMIT ?4`,
    untilMs,
    after.dueMs,
    after.table,
    limit,
  );
  return rows as unknown as readonly Due[];
}

export function* durableTimes(table: string): Script<readonly DurableTime[]> {
  const rows = yield* readRows(
    'SELECT table_id AS "table", entry, at_ms AS "atMs" FROM durable_times WHERE table_id = ?1 ORDER BY entry',
    table,
  );
  return rows as unknown as readonly DurableTime[];
}

export function* servedMs(): Script<number> {
  return Number((yield* readRow('SELECT served_ms FROM service'))?.['served_ms']);
}

/** All, the one that changed last first. */
export function* tableIds(): Script<readonly string[]> {
  const rows = yield* readRows('SELECT id FROM tables ORDER BY changed_ms DESC, id');
  return rows.map(({ id }) => String(id));
}

/** Everything that is kept of a table; whether there was one. */
export function* deleteTable(table: string): Script<boolean> {
  for (const part of ['entries', 'places', 'secrets', 'durable_times', 'links', 'guests'])
    yield* write(`DELETE FROM ${part} WHERE table_id = ?1`, table);
  return (yield* write('DELETE FROM tables WHERE id = ?1', table)) > 0;
}
