import type { DatabaseSync } from 'node:sqlite';
import type { Scope } from '@crownhold/protocol/routes';
import type { PushEndpoint } from '../ports/push-store.ts';
import type { StoredToken } from '../ports/token-store.ts';
import { Statements } from './statements.ts';
import { TableRows } from './table-rows.ts';

/** Tables, and what a session has besides its seats. */
export class ServerRows extends TableRows {
  readonly #statements: Statements;

  constructor(database: DatabaseSync) {
    super(database);
    this.#statements = new Statements(database);
  }

  addToken(hash: string, { id, session, name, scopes }: StoredToken): void {
    const sql = 'INSERT INTO tokens (token, id, session, name, scopes) VALUES (?, ?, ?, ?, ?)';
    this.#statements.run(sql, hash, id, session, name, scopes.join(' '));
  }

  findToken(hash: string): StoredToken | undefined {
    return this.#tokens('SELECT id, session, name, scopes FROM tokens WHERE token = ?', hash)[0];
  }

  tokensOf(session: string): readonly StoredToken[] {
    return this.#tokens('SELECT id, session, name, scopes FROM tokens WHERE session = ? ORDER BY id', session);
  }

  removeToken(session: string, id: string): boolean {
    return this.#statements.run('DELETE FROM tokens WHERE session = ? AND id = ?', session, id).changes > 0;
  }

  tablesOf(session: string): readonly string[] {
    const sql = 'SELECT DISTINCT table_id FROM places WHERE session = ? ORDER BY table_id';
    return this.#statements.all(sql, session).map((row) => String(row['table_id']));
  }

  addPush(session: string, { endpoint, p256dh, auth }: PushEndpoint, most: number): boolean {
    const sql = `INSERT INTO pushes (session, endpoint, p256dh, auth) SELECT ?1, ?2, ?3, ?4
      WHERE (SELECT count(*) FROM pushes WHERE session = ?1 AND endpoint <> ?2) < ?5
      ON CONFLICT DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth`;
    return this.#statements.run(sql, session, endpoint, p256dh, auth, most).changes > 0;
  }

  pushesOf(session: string): readonly PushEndpoint[] {
    const sql = 'SELECT endpoint, p256dh, auth FROM pushes WHERE session = ? ORDER BY endpoint';
    // The columns are NOT NULL and STRICT.
    return this.#statements.all(sql, session) as unknown as readonly PushEndpoint[];
  }

  removePush(endpoint: string, session?: string): void {
    const sql = 'DELETE FROM pushes WHERE endpoint = ?1 AND (?2 IS NULL OR session = ?2)';
    this.#statements.run(sql, endpoint, session ?? null);
  }

  serverKey(name: string): Uint8Array | undefined {
    return this.#statements.all('SELECT key FROM server_keys WHERE name = ?', name)[0]?.['key'] as
      | Uint8Array
      | undefined;
  }

  addServerKey(name: string, key: Uint8Array): void {
    this.#statements.run('INSERT INTO server_keys (name, key) VALUES (?, ?) ON CONFLICT DO NOTHING', name, key);
  }

  /** All, the one that changed last first. */
  tableIds(): readonly string[] {
    const rows = this.#statements.all('SELECT id FROM tables ORDER BY changed_ms DESC, id');
    return rows.map(({ id }) => String(id));
  }

  /** Everything that is kept of a table; whether there was one. */
  deleteTable(table: string): boolean {
    for (const part of ['entries', 'places', 'secrets', 'durable_times', 'links', 'guests'])
      this.#statements.run(`DELETE FROM ${part} WHERE table_id = ?`, table);
    return this.#statements.run('DELETE FROM tables WHERE id = ?', table).changes > 0;
  }

  /** Sessions that have a seat and whose hash begins so. */
  sessionsLike(beginning: string): readonly string[] {
    const sql = `SELECT DISTINCT session FROM places WHERE substr(session, 1, length(?1)) = ?1`;
    return this.#statements.all(sql, beginning).map(({ session }) => String(session));
  }

  #tokens(sql: string, value: string): readonly StoredToken[] {
    return this.#statements.all(sql, value).map(({ id, session, name, scopes }) => ({
      id: String(id),
      session: String(session),
      name: String(name),
      // Written by `addToken` alone.
      scopes: String(scopes).split(' ') as Scope[],
    }));
  }
}
