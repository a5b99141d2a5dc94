import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS_FOLDER, migrate, readMigrations, schemaVersion } from './migrations.ts';

function folderOf(...names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
}

describe('migrations', () => {
  it('have numbers from 1 on, without a gap', () => {
    expect(readMigrations(MIGRATIONS_FOLDER).map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(() => readMigrations(folderOf('0001-a.sql', '0003-b.sql'))).toThrow('0003-b.sql is not migration 2');
    expect(() => readMigrations(folderOf('0001-a.sql', 'notes.txt'))).toThrow('notes.txt is not migration 2');
  });

  it('happen once, all or none', () => {
    const database = new DatabaseSync(':memory:');
    const good = { version: 1, sql: 'CREATE TABLE a (n)' };
    migrate(database, [good]);
    migrate(database, [good]);
    expect(schemaVersion(database)).toBe(1);
    const next = { version: 2, sql: 'CREATE TABLE b (n); INSERT INTO b VALUES (1)' };
    const bad = { version: 3, sql: 'CREATE TABLE a (n)' };
    expect(() => migrate(database, [good, next, bad])).toThrow('already exists');
    expect(schemaVersion(database)).toBe(1);
    expect(database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()).toEqual([{ name: 'a' }]);
    migrate(database, [good, next]);
    expect(schemaVersion(database)).toBe(2);
  });
});
