import type { DatabaseSync } from 'node:sqlite';
import { type Arguments, isWrite, type Method, type Rows } from './sql/store-scripts.ts';
import { isBusy, isFull, reasonOf } from './sqlite-error.ts';

/** A call of one of the store's methods. */
export type Request = {
  readonly [M in Method]: { readonly id: number; readonly method: M; readonly args: Arguments<M> };
}[Method];

export type Reply = { readonly id: number } & (
  | { readonly value: unknown }
  /** Nothing of it was stored, for certain. */
  | { readonly notStored: 'full' | 'busy'; readonly reason: string }
);

/** Answers reads at once, and all writes that have come meanwhile by one commit: as many rows as there are, one fsync. */
export function answerAll(
  database: DatabaseSync,
  rows: Rows,
  requests: readonly Request[],
  send: (replies: readonly Reply[]) => void,
): void {
  const reads = requests.filter(({ method }) => !isWrite(method));
  const writes = requests.filter(({ method }) => isWrite(method));
  if (reads.length > 0) send(reads.map((request) => ({ id: request.id, value: call(rows, request) })));
  if (writes.length > 0) send(commit(database, rows, writes));
}

function commit(database: DatabaseSync, rows: Rows, writes: readonly Request[]): readonly Reply[] {
  try {
    database.exec('BEGIN IMMEDIATE');
    const replies = writes.map((request) => ({ id: request.id, value: call(rows, request) }));
    database.exec('COMMIT');
    return replies;
  } catch (error) {
    // After any other error nobody knows what is on the disk. The process ends, and its successor reads it.
    if (!isFull(error) && !isBusy(error)) throw error;
    if (database.isTransaction) database.exec('ROLLBACK');
    const notStored = isFull(error) ? 'full' : 'busy';
    return writes.map(({ id }) => ({ id, notStored, reason: reasonOf(error) }));
  }
}

function call(rows: Rows, { method, args }: Request): unknown {
  // The type of `Request` pairs them.
  const callable = rows[method] as (...args: readonly unknown[]) => unknown;
  return callable.apply(rows, args);
}
