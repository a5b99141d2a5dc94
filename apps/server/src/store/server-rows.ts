import type { DatabaseSync } from 'node:sqlite';
import type { Scope } from '@crownhold/protocol/routes';
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
