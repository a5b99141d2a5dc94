import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** Statements of one database, each prepared once. */
export class SqlRows {
  readonly #prepare: (sql: string) => StatementSync;

  constructor(database: DatabaseSync) {
    const prepared = new Map<string, StatementSync>();
    this.#prepare = (sql) => {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      return statement;
    };
  }

  protected run(sql: string, values: readonly SQLInputValue[]) {
    return this.#prepare(sql).run(...values);
  }

  protected get(sql: string, values: readonly SQLInputValue[]) {
    return this.#prepare(sql).get(...values);
  }

  protected all(sql: string, values: readonly SQLInputValue[]) {
    return this.#prepare(sql).all(...values);
  }
}
