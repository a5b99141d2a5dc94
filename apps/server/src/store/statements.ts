import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** Statements of one database, each prepared once. */
export class Statements {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run(sql: string, ...values: readonly SQLInputValue[]) {
    return this.#prepare(sql).run(...values);
  }

  all(sql: string, ...values: readonly SQLInputValue[]) {
    return this.#prepare(sql).all(...values);
  }

  #prepare(sql: string): StatementSync {
    const statement = this.#prepared.get(sql) ?? this.#database.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}
