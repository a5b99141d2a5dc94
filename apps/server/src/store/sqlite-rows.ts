import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Script, SqlResult, Statement } from './sql/script.ts';
import { type Method, type Rows, SCRIPTS } from './sql/store-scripts.ts';

/** What the store reads and writes, as rows of SQLite, at once. Whoever calls decides on transactions. */
export function sqliteRows(database: DatabaseSync): Rows {
  const prepared = new Map<string, StatementSync>();
  const run = ({ kind, sql, values }: Statement): SqlResult => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    if (kind === 'read') return { rows: statement.all(...values), changes: 0 };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  };
  const methods = Object.entries(SCRIPTS) as [Method, (...args: never) => Script<unknown>][];
  const running = methods.map(([method, script]) => [method, (...args: never) => runScript(script(...args), run)]);
  // Every method under its name.
  return Object.fromEntries(running) as Rows;
}

function runScript<T>(script: Script<T>, run: (statement: Statement) => SqlResult): T {
  let step = script.next();
  while (!step.done) step = script.next(run(step.value));
  return step.value;
}
