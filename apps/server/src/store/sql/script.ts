/** What both engines take and give. */
export type SqlValue = string | number | null | Uint8Array;
export type SqlRow = Readonly<Record<string, unknown>>;

/** In the SQL that SQLite and PostgreSQL share; parameters are `?1`, `?2` and so on. */
export interface Statement {
  readonly kind: 'read' | 'write';
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export interface SqlResult {
  readonly rows: readonly SqlRow[];
  /** How many rows a statement has written. */
  readonly changes: number;
}

/** Yields statements one by one and returns what they come to: the same for an engine that answers at once and one that is far away. */
export type Script<T> = Generator<Statement, T, SqlResult>;

export function* readRows(sql: string, ...values: readonly SqlValue[]): Script<readonly SqlRow[]> {
  return (yield { kind: 'read', sql, values }).rows;
}

export function* readRow(sql: string, ...values: readonly SqlValue[]): Script<SqlRow | undefined> {
  return (yield { kind: 'read', sql, values }).rows[0];
}

/** How many rows were written. */
export function* write(sql: string, ...values: readonly SqlValue[]): Script<number> {
  return (yield { kind: 'write', sql, values }).changes;
}

/** Bytes as either engine returns them. */
export function bytesOf(value: unknown): Uint8Array | undefined {
  return value instanceof Uint8Array ? new Uint8Array(value) : undefined;
}
