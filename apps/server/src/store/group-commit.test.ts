import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import type { NewEntry } from '../ports/store.ts';
import { answerAll, type Reply, type Request } from './group-commit.ts';
import { MIGRATIONS_FOLDER, migrate, readMigrations } from './migrations.ts';
import { sqliteRows } from './sqlite-rows.ts';

function createDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  migrate(database, readMigrations(MIGRATIONS_FOLDER));
  return database;
}

function entry(number: number, command = `c${number}`): NewEntry {
  return { table: 'a', entry: number, command, text: '{}', atMs: 0, dueMs: undefined };
}

function answer(database: DatabaseSync, requests: readonly Request[]): readonly (readonly Reply[])[] {
  const sent: (readonly Reply[])[] = [];
  answerAll(database, sqliteRows(database), requests, (replies) => sent.push(replies));
  return sent;
}

describe('group commit', () => {
  it('stores all that has come by one commit, and answers only then', () => {
    const database = createDatabase();
    const exec = vi.spyOn(database, 'exec');
    const requests = Array.from({ length: 50 }, (_, id): Request => ({ id, method: 'append', args: [entry(id)] }));
    const [replies, ...more] = answer(database, requests);
    expect(exec.mock.calls).toEqual([['BEGIN IMMEDIATE'], ['COMMIT']]);
    expect(more).toEqual([]);
    expect(replies).toEqual(requests.map(({ id }) => ({ id, value: 'stored' })));
  });

  it('answers reads first, with what is durable alone', () => {
    const sent = answer(createDatabase(), [
      { id: 1, method: 'append', args: [entry(0)] },
      { id: 2, method: 'entries', args: ['a', 0] },
    ]);
    expect(sent).toEqual([[{ id: 2, value: [] }], [{ id: 1, value: 'stored' }]]);
  });

  it('stores the others when one of them meets a taken number', () => {
    const database = createDatabase();
    const [replies] = answer(database, [
      { id: 1, method: 'append', args: [entry(0)] },
      { id: 2, method: 'append', args: [entry(0, 'rival')] },
      { id: 3, method: 'beat', args: [7, []] },
    ]);
    expect(replies?.map((reply) => 'value' in reply && reply.value)).toEqual(['stored', 'entry-taken', undefined]);
    expect(sqliteRows(database).servedMs()).toBe(7);
  });

  it('stores nothing of a group for which there is no room, and says so to each', () => {
    const database = createDatabase();
    database.exec('PRAGMA max_page_count = 1');
    const big = { ...entry(1), text: 'x'.repeat(100_000) };
    const [replies] = answer(database, [
      { id: 1, method: 'append', args: [entry(0)] },
      { id: 2, method: 'append', args: [big] },
    ]);
    expect(replies).toMatchObject([
      { id: 1, notStored: 'full' },
      { id: 2, notStored: 'full' },
    ]);
    expect(sqliteRows(database).entries('a', 0)).toEqual([]);
  });

  it('throws after an error that says nothing about what is stored', () => {
    const database = createDatabase();
    vi.spyOn(database, 'exec').mockImplementation((sql) => {
      if (sql === 'COMMIT') throw Object.assign(new Error('disk I/O error'), { errcode: 1034 });
    });
    expect(() => answer(database, [{ id: 1, method: 'append', args: [entry(0)] }])).toThrow('disk I/O error');
  });
});
