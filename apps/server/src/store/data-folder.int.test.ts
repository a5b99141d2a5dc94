import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { copyDataFolder, createDataFolder, entryOf, openFaulty, openTested, readAll } from '../../test/data-folder.ts';
import { StoreProcess } from '../../test/spawn-store.ts';
import { MIGRATIONS_FOLDER, readMigrations } from './migrations.ts';

const NEWEST = readMigrations(MIGRATIONS_FOLDER).length;
const EXAMPLES = join(import.meta.dirname, '../../test/databases');

/** A folder with some tables, closed as after a shutdown. */
async function createUsedFolder(): Promise<string> {
  const folder = createDataFolder();
  const { store } = await openTested(folder);
  const tables = Array.from({ length: 300 }, (_, table) => `t${table}`);
  await Promise.all(tables.map((table) => store.append(entryOf(table, 0))));
  await store.close();
  return folder;
}

/** The same, as a kill leaves it: with a write-ahead log. */
async function createKilledFolder(): Promise<string> {
  const folder = createDataFolder();
  const { store } = await openTested(folder);
  for (let entry = 0; entry < 20; entry++) await store.append(entryOf('a', entry));
  return copyDataFolder(folder);
}

function garble(file: string, at: number, length: number): void {
  const bytes = readFileSync(file);
  for (let index = at; index < Math.min(bytes.length, at + length); index++) bytes[index] = (index * 89) & 0xff;
  writeFileSync(file, bytes);
}

describe('the lock of a data folder', () => {
  it('keeps a second process out, which learns the address of the first; a kill frees it', async () => {
    const folder = createDataFolder();
    const first = new StoreProcess(folder, 'http://127.0.0.1:8080', '1');
    await expect.poll(() => first.lines).toContain('stored table-0 0');
    expect(await openFaulty(folder)).toEqual({ fault: 'locked', address: 'http://127.0.0.1:8080' });
    const second = new StoreProcess(folder, 'http://127.0.0.1:8090', '1');
    expect(await second.ended).toEqual([1, null]);
    expect(second.lines).toEqual(['{"fault":"locked","address":"http://127.0.0.1:8080"}']);
    await first.kill();
    const { store } = await openTested(folder);
    expect(await store.entries('table-0', 0)).toHaveLength(1);
  });

  it('keeps out a second one of the same process, and has no address before there is one', async () => {
    const folder = createDataFolder();
    const { store } = await openTested(folder);
    expect(await openFaulty(folder)).toEqual({ fault: 'locked' });
    expect(await store.append(entryOf('a', 0))).toBe('stored');
    await store.close();
    await openTested(folder);
  });

  it('ends with the process whose writer died', async () => {
    const folder = createDataFolder();
    const first = new StoreProcess(folder, 'http://127.0.0.1:8080', '1');
    await expect.poll(() => first.lines).toContain('stored table-0 0');
    const other = new DatabaseSync(join(folder, 'crownhold.db'));
    other.exec('DROP TABLE tables');
    other.close();
    first.child.stdin?.write('more\n');
    expect(await first.ended).toEqual([1, null]);
    expect(first.stderr).toContain('"event":"writer-died"');
    expect(first.stderr).toContain('no such table');
  });
});

describe('a process that is killed', () => {
  it('leaves every entry that it acknowledged, and no gap', async () => {
    const folder = createDataFolder();
    const acknowledged = new Set<string>();
    for (const least of [40, 90, 160]) {
      const running = new StoreProcess(folder, '', '100000', '8');
      await expect.poll(() => running.lines.length).toBeGreaterThan(least);
      await running.kill();
      for (const line of running.lines.slice(1)) acknowledged.add(line);
    }
    const { store } = await openTested(folder);
    const stored = new Set<string>();
    for (let table = 0; table < 8; table++) {
      const entries = await store.entries(`table-${table}`, 0);
      expect(entries.map(({ entry }) => entry)).toEqual(entries.map((_, index) => index));
      for (const { table: id, entry } of entries) stored.add(`stored ${id} ${entry}`);
    }
    expect([...acknowledged].filter((line) => !stored.has(line))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(290);
  });
});

describe('a folder that cannot be used', () => {
  const database = (folder: string) => join(folder, 'crownhold.db');
  const damages: readonly (readonly [string, () => Promise<string>, (folder: string) => void])[] = [
    ['another header', createUsedFolder, (folder) => garble(database(folder), 0, 100)],
    ['a garbled page', createUsedFolder, (folder) => garble(database(folder), 12 * 4096, 4096)],
    ['half a file', createUsedFolder, (folder) => truncateSync(database(folder), 15 * 4096)],
    ['an empty file', createUsedFolder, (folder) => truncateSync(database(folder), 0)],
    ['a garbled page beside a log', createKilledFolder, (folder) => garble(database(folder), 4096, 4096 * 8)],
    [
      'a database of another program',
      async () => createDataFolder(),
      (folder) => new DatabaseSync(database(folder)).exec('CREATE TABLE strange (n)'),
    ],
  ];

  it.each(damages)('is called damaged and left as it is: %s', async (_, create, damage) => {
    const folder = await create();
    damage(folder);
    const before = readAll(folder);
    expect(await openFaulty(folder)).toMatchObject({ fault: 'damaged', file: database(folder) });
    expect(readAll(folder)).toEqual({ 'lock.db': '', ...before });
  });

  it('belongs to a later version of the program', async () => {
    const folder = await createUsedFolder();
    const later = new DatabaseSync(database(folder));
    later.exec('PRAGMA user_version = 99');
    later.close();
    const before = readAll(folder);
    expect(await openFaulty(folder)).toEqual({ fault: 'newer', version: 99 });
    expect(readAll(folder)).toEqual(before);
  });

  it('is a file, or lies below one', async () => {
    const file = join(createDataFolder(), 'file');
    writeFileSync(file, '');
    expect(await openFaulty(file)).toMatchObject({ fault: 'unusable' });
    expect(await openFaulty(join(file, 'data'))).toMatchObject({ fault: 'unusable' });
  });

  it('goes on after a creation that was interrupted', async () => {
    const folder = createDataFolder();
    writeFileSync(join(folder, 'crownhold.db-new'), 'half');
    const { store } = await openTested(folder);
    expect(await store.append(entryOf('a', 0))).toBe('stored');
  });

  it('shows its secrets to nobody else', async () => {
    const folder = createDataFolder();
    chmodSync(folder, 0o755);
    const { store } = await openTested(folder);
    await store.append(entryOf('a', 0));
    for (const name of ['crownhold.db', 'crownhold.db-wal', 'crownhold.db-shm'])
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });
});

describe('a database of an earlier version', () => {
  /** The program's migrations and one more. */
  function laterMigrations(sql: string): string {
    const folder = createDataFolder();
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
    writeFileSync(join(folder, `${String(NEWEST + 1).padStart(4, '0')}-later.sql`), sql);
    return folder;
  }

  function createOldFolder(version = 1): string {
    const folder = join(createDataFolder(), 'data');
    mkdirSync(folder);
    copyFileSync(join(EXAMPLES, `version-${version}.db`), join(folder, 'crownhold.db'));
    return folder;
  }

  it.each([1, 2])('%i has the schema of its migrations, and everything is read', async (version) => {
    const folder = createOldFolder(version);
    const { store } = await openTested(folder);
    const fresh = createDataFolder();
    await openTested(fresh);
    const schema = (path: string) => new DatabaseSync(database(path)).prepare('SELECT sql FROM sqlite_schema').all();
    expect(schema(folder)).toEqual(schema(fresh));
    expect((await store.entries('example', 0)).map(({ command }) => command)).toEqual(['create', 'sit:1', 'c:1']);
    expect(await store.places('example')).toEqual([
      { seat: 0, session: 'session-0', name: 'Оля' },
      { seat: 1, session: 'session-1' },
    ]);
    expect(await store.secret('example')).toEqual(Uint8Array.of(1, 2, 3));
    expect(await store.due(5000, 9)).toEqual([{ table: 'example', dueMs: 4321.5 }]);
    expect(await store.durableTimes('example')).toEqual([{ table: 'example', entry: 2, atMs: 1234.5 }]);
    expect(await store.servedMs()).toBe(2000);
    expect(await store.hasSession('session-0')).toBe(version === 2);
    expect(await store.seatsOf('session-0', 9)).toEqual([{ table: 'example', seat: 0 }]);
    expect([await store.links('example'), await store.guests('example')]).toEqual([[], []]);
  });

  it('forgets who asked for it, whatever an older database says', async () => {
    const folder = createOldFolder(2);
    const session = 'ab'.repeat(32);
    const { store } = await openTested(folder);
    await store.addSession(session);
    const { length } = await store.entries('example', 0);
    const places = [{ seat: 1, session, name: 'Оля' }];
    await store.append({
      table: 'example',
      entry: length,
      command: 'x',
      text: '{}',
      atMs: 0,
      dueMs: undefined,
      places,
    });
    await store.close();
    const backup = readFileSync(database(folder));
    const { store: later } = await openTested(folder);
    await later.forget(session);
    expect(await later.hasSession(session)).toBe(false);
    await later.close();
    expect(statSync(join(folder, 'forgotten.txt')).mode & 0o777).toBe(0o600);
    for (const rest of ['-wal', '-shm']) rmSync(`${database(folder)}${rest}`, { force: true });
    writeFileSync(database(folder), backup);
    const { store: restored } = await openTested(folder);
    expect(await restored.hasSession(session)).toBe(false);
    expect(await restored.places('example')).toEqual([{ seat: 0, session: 'session-0', name: 'Оля' }, { seat: 1 }]);
    expect(await restored.entries('example', 0)).toHaveLength(length + 1);
  });

  it('keeps sessions by their hashes', async () => {
    const folder = createOldFolder();
    const { store } = await openTested(folder);
    expect(await store.hasSession('ab')).toBe(false);
    await store.addSession('ab');
    await store.addSession('ab');
    await store.close();
    const { store: again } = await openTested(folder);
    expect([await again.hasSession('ab'), await again.hasSession('a')]).toEqual([true, false]);
  });

  it('is upgraded, once', async () => {
    const folder = createOldFolder();
    const migrations = laterMigrations(
      'CREATE TABLE later (n) STRICT; INSERT INTO later VALUES (1);'.replace('n)', 'n INTEGER)'),
    );
    for (let start = 0; start < 2; start++) {
      const { store } = await openTested(folder, migrations);
      expect(await store.entries('example', 0)).toHaveLength(3);
      await store.close();
    }
    const upgraded = new DatabaseSync(database(folder), { readOnly: true });
    expect(upgraded.prepare('SELECT count(*) AS n FROM later').get()).toEqual({ n: 1 });
    upgraded.close();
    expect(await openFaulty(folder)).toEqual({ fault: 'newer', version: NEWEST + 1 });
  });

  it('stays what it is when its upgrade fails', async () => {
    const folder = createOldFolder();
    const migrations = laterMigrations('CREATE TABLE later (n INTEGER) STRICT; CREATE TABLE tables (n);');
    expect(await openFaulty(folder, migrations)).toMatchObject({ fault: 'unusable' });
    const { store } = await openTested(folder);
    expect(await store.entries('example', 0)).toHaveLength(3);
  });

  function database(folder: string): string {
    return join(folder, 'crownhold.db');
  }
});
