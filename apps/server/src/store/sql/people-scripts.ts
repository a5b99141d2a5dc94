import type { Guest, OwnSeat, Place, StoredLink, StoredListing, TableSummary } from '../../ports/store.ts';
import { readRow, readRows, type Script, write } from './script.ts';

export function* places(table: string): Script<readonly Place[]> {
  const rows = yield* readRows(
    'SELECT seat, session, name, ticket, ticket_until_ms AS "ticketUntilMs" FROM places WHERE table_id = ?1 ORDER BY seat',
    table,
  );
  const present = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
  // The columns are of these types.
  return present as unknown as readonly Place[];
}

/** Only as long as the seat is still the same session's. */
export function* putPlaces(table: string, changed: readonly Place[]): Script<void> {
  for (const { seat, session, name, ticket, ticketUntilMs } of changed)
    yield* write(
      `UPDATE places SET name = ?3, ticket = ?4, ticket_until_ms = ?5
       WHERE table_id = ?1 AND seat = ?2 AND coalesce(session, '') = ?6`,
      table,
      seat,
      name ?? null,
      ticket ?? null,
      ticketUntilMs ?? null,
      session ?? '',
    );
}

export function* replacePlaces(table: string, changed: readonly Place[]): Script<void> {
  for (const { seat, session, name, ticket, ticketUntilMs } of changed)
    yield* write(
      `INSERT INTO places (table_id, seat, session, name, ticket, ticket_until_ms) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
       ON CONFLICT (table_id, seat) DO UPDATE SET session = excluded.session, name = excluded.name,
         ticket = excluded.ticket, ticket_until_ms = excluded.ticket_until_ms`,
      table,
      seat,
      session ?? null,
      name ?? null,
      ticket ?? null,
      ticketUntilMs ?? null,
    );
}

export function* links(table: string): Script<readonly StoredLink[]> {
  const rows = yield* readRows('SELECT kind, hash FROM links WHERE table_id = ?1 ORDER BY kind', table);
  return rows as unknown as readonly StoredLink[];
}

export function* putLinks(table: string, changed: readonly StoredLink[]): Script<void> {
  for (const { kind, hash } of changed)
    if (hash === undefined) yield* write('DELETE FROM links WHERE table_id = ?1 AND kind = ?2', table, kind);
    else
      yield* write(
        `INSERT INTO links (table_id, kind, hash) VALUES (?1, ?2, ?3)
         ON CONFLICT (table_id, kind) DO UPDATE SET hash = excluded.hash`,
        table,
        kind,
        hash,
      );
}

export function* guests(table: string): Script<readonly Guest[]> {
  const rows = yield* readRows('SELECT session, "right" FROM guests WHERE table_id = ?1 ORDER BY session', table);
  return rows as unknown as readonly Guest[];
}

export function* addGuest(table: string, { session, right }: Guest): Script<void> {
  yield* write(
    `INSERT INTO guests (table_id, session, "right") VALUES (?1, ?2, ?3)
     ON CONFLICT (table_id, session) DO UPDATE SET "right" = excluded."right" WHERE excluded."right" <> 'watch'`,
    table,
    session,
    right,
  );
}

export function* tableOfCode(hash: string): Script<string | undefined> {
  const row = yield* readRow(`SELECT table_id FROM links WHERE kind = 'code' AND hash = ?1`, hash);
  return row?.['table_id'] as string | undefined;
}

export function* seatsOf(session: string, limit: number): Script<readonly OwnSeat[]> {
  const rows = yield* readRows(
    `SELECT table_id AS "table", seat, summary FROM places JOIN tables ON tables.id = table_id
     WHERE session = ?1 ORDER BY changed_ms DESC, table_id, seat LIMIT ?2`,
    session,
    limit,
  );
  // Written by `append`.
  return rows.map(({ table, seat, summary }) => ({
    table: table as string,
    seat: seat as number,
    ...(summary !== null && { summary: JSON.parse(summary as string) as TableSummary }),
  }));
}

export function* listings(limit: number): Script<readonly StoredListing[]> {
  const sql = 'SELECT id, summary FROM tables WHERE is_listed = 1 ORDER BY changed_ms DESC, id LIMIT ?1';
  return (yield* readRows(sql, limit)).flatMap(({ id, summary }) => {
    // Written by `append`.
    const { game, listed } = JSON.parse(summary as string) as TableSummary;
    return listed ? [{ table: id as string, game, listed }] : [];
  });
}

export function* countUnstarted(creator: string): Script<number> {
  const sql = `SELECT count(*) AS n FROM tables WHERE creator = ?1 AND status = 'seating'`;
  return Number((yield* readRow(sql, creator))?.['n']);
}

export function* forget(session: string): Script<void> {
  yield* write('DELETE FROM sessions WHERE session = ?1', session);
  yield* write('DELETE FROM guests WHERE session = ?1', session);
  yield* write(
    'UPDATE places SET session = NULL, name = NULL, ticket = NULL, ticket_until_ms = NULL WHERE session = ?1',
    session,
  );
  yield* write('UPDATE tables SET creator = NULL WHERE creator = ?1', session);
}

/** Sessions that have a seat and whose hash begins so. */
export function* sessionsLike(beginning: string): Script<readonly string[]> {
  const sql = 'SELECT DISTINCT session FROM places WHERE substr(session, 1, length(?1)) = ?1';
  return (yield* readRows(sql, beginning)).map(({ session }) => String(session));
}
