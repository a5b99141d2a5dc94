import type { Appended, Due, DurableTime, NewEntry, StoredEntry } from '../ports/store.ts';
import { PeopleRows } from './people-rows.ts';

/** What the store reads and writes, as rows of SQLite, at once. Whoever calls decides on transactions. */
export class TableRows extends PeopleRows {
  append(made: NewEntry): Appended {
    const { table, entry, command, text, places = [], secret, links = [] } = made;
    // The number before must be there: a log has no gaps.
    const { changes } = this.run(
      `INSERT INTO entries (table_id, entry, command, text) SELECT ?1, ?2, ?3, ?4
       WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND entry = ?2 - 1)
       ON CONFLICT DO NOTHING`,
      [table, entry, command, text],
    );
    if (changes === 0) {
      const known = this.get('SELECT entry FROM entries WHERE table_id = ? AND command = ?', [table, command]);
      return known ? 'command-taken' : 'entry-taken';
    }
    this.#putTable(made);
    this.putPlaces(table, places);
    this.putLinks(table, links);
    if (secret) this.run('INSERT OR REPLACE INTO secrets (table_id, secret) VALUES (?, ?)', [table, secret]);
    return 'stored';
  }

  beat(servedMs: number, late: readonly DurableTime[]): void {
    this.run('UPDATE service SET served_ms = max(served_ms, ?)', [servedMs]);
    for (const { table, entry, atMs } of late)
      this.run(
        `INSERT INTO durable_times (table_id, entry, at_ms) SELECT ?1, ?2, ?3
         WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1) ON CONFLICT DO NOTHING`,
        [table, entry, atMs],
      );
  }

  entries(table: string, from: number): readonly StoredEntry[] {
    const rows = this.all(
      `SELECT table_id AS "table", entry, command, text FROM entries WHERE table_id = ? AND entry >= ? ORDER BY entry`,
      [table, from],
    );
    // The columns are NOT NULL and STRICT.
    return rows as unknown as readonly StoredEntry[];
  }

  secret(table: string): Uint8Array | undefined {
    const row = this.get('SELECT secret FROM secrets WHERE table_id = ?', [table]);
    return row?.['secret'] as Uint8Array | undefined;
  }

  due(untilMs: number, limit: number, after: Due = { table: '', dueMs: Number.NEGATIVE_INFINITY }): readonly Due[] {
    const rows = this.all(
      `SELECT id AS "table", due_ms AS dueMs FROM tables
       WHERE due_ms <= ? AND (due_ms, id) > (?, ?) ORDER BY due_ms, id LIMIT ?`,
      [untilMs, after.dueMs, after.table, limit],
    );
    return rows as unknown as readonly Due[];
  }

  durableTimes(table: string): readonly DurableTime[] {
    const rows = this.all(
      'SELECT table_id AS "table", entry, at_ms AS atMs FROM durable_times WHERE table_id = ? ORDER BY entry',
      [table],
    );
    return rows as unknown as readonly DurableTime[];
  }

  servedMs(): number {
    return Number(this.get('SELECT served_ms FROM service', [])?.['served_ms']);
  }

  #putTable({ table, atMs, dueMs, creator, summary }: NewEntry): void {
    const text = summary && JSON.stringify(summary);
    this.run(
      `INSERT INTO tables (id, due_ms, changed_ms, creator, status, summary) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET due_ms = excluded.due_ms, changed_ms = excluded.changed_ms,
         status = coalesce(excluded.status, status), summary = coalesce(excluded.summary, summary)`,
      [table, dueMs ?? null, atMs, creator ?? null, summary?.status ?? null, text ?? null],
    );
  }
}
