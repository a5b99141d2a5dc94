import type { Guest, OwnSeat, Place, StoredLink, TableSummary } from '../ports/store.ts';
import { SqlRows } from './sql-rows.ts';

/** Who is at tables, who may come, and who sits where: all that can be forgotten. */
export class PeopleRows extends SqlRows {
  places(table: string): readonly Place[] {
    const rows = this.all('SELECT seat, session, name, ticket FROM places WHERE table_id = ?', [table]);
    const present = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
    // The columns are STRICT.
    return present as unknown as readonly Place[];
  }

  putPlaces(table: string, places: readonly Place[]): void {
    for (const { seat, session, name, ticket } of places)
      this.run('INSERT OR REPLACE INTO places (table_id, seat, session, name, ticket) VALUES (?, ?, ?, ?, ?)', [
        table,
        seat,
        session ?? null,
        name ?? null,
        ticket ?? null,
      ]);
  }

  links(table: string): readonly StoredLink[] {
    return this.all('SELECT kind, hash FROM links WHERE table_id = ?', [table]) as unknown as readonly StoredLink[];
  }

  putLinks(table: string, links: readonly StoredLink[]): void {
    for (const { kind, hash } of links)
      if (hash === undefined) this.run('DELETE FROM links WHERE table_id = ? AND kind = ?', [table, kind]);
      else this.run('INSERT OR REPLACE INTO links (table_id, kind, hash) VALUES (?, ?, ?)', [table, kind, hash]);
  }

  guests(table: string): readonly Guest[] {
    const rows = this.all('SELECT session, "right" FROM guests WHERE table_id = ?', [table]);
    return rows as unknown as readonly Guest[];
  }

  addGuest(table: string, { session, right }: Guest): void {
    this.run(
      `INSERT INTO guests (table_id, session, "right") VALUES (?, ?, ?)
       ON CONFLICT (table_id, session) DO UPDATE SET "right" = excluded."right" WHERE excluded."right" = 'invite'`,
      [table, session, right],
    );
  }

  tableOfCode(hash: string): string | undefined {
    const row = this.get(`SELECT table_id FROM links WHERE kind = 'code' AND hash = ?`, [hash]);
    return row?.['table_id'] as string | undefined;
  }

  seatsOf(session: string, limit: number): readonly OwnSeat[] {
    const rows = this.all(
      `SELECT table_id AS "table", seat, summary FROM places JOIN tables ON tables.id = table_id
       WHERE session = ? ORDER BY changed_ms DESC, table_id, seat LIMIT ?`,
      [session, limit],
    );
    // Written by `append`.
    return rows.map(({ table, seat, summary }) => ({
      table: table as string,
      seat: seat as number,
      ...(summary !== null && { summary: JSON.parse(summary as string) as TableSummary }),
    }));
  }

  countUnstarted(creator: string): number {
    return Number(
      this.get(`SELECT count(*) AS n FROM tables WHERE creator = ? AND status = 'seating'`, [creator])?.['n'],
    );
  }

  addSession(session: string): void {
    this.run('INSERT INTO sessions (session) VALUES (?) ON CONFLICT DO NOTHING', [session]);
  }

  hasSession(session: string): boolean {
    return this.get('SELECT 1 FROM sessions WHERE session = ?', [session]) !== undefined;
  }

  forget(session: string): void {
    this.run('DELETE FROM sessions WHERE session = ?', [session]);
    this.run('DELETE FROM guests WHERE session = ?', [session]);
    this.run('UPDATE places SET session = NULL, name = NULL, ticket = NULL WHERE session = ?', [session]);
    this.run('UPDATE tables SET creator = NULL WHERE creator = ?', [session]);
  }
}
