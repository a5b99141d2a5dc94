import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createDataFolder, entryOf, openTested } from '../../test/data-folder.ts';
import { describeStore } from '../../test/store-contract.ts';
import { NotStoredError, type Store } from '../ports/store.ts';

const folders = new WeakMap<Store, string>();

async function create(folder = createDataFolder()): Promise<Store> {
  const { store } = await openTested(folder);
  folders.set(store, folder);
  return store;
}

describeStore('SQLite', create, async (store) => {
  await (store as Awaited<ReturnType<typeof openTested>>['store']).close();
  return create(folders.get(store));
});

describe('a store in a folder', () => {
  it('stores one of all rivals for every number, however many come at once', async () => {
    const folder = createDataFolder();
    const { store } = await openTested(folder);
    const tables = Array.from({ length: 20 }, (_, table) => `t${table}`);
    for (let entry = 0; entry < 10; entry++) {
      const rivals = tables.flatMap((table) => {
        return [0, 1, 2].map((rival) => store.append(entryOf(table, entry, { command: `${entry}-${rival}` })));
      });
      const results = await Promise.all(rivals);
      expect(results.filter((result) => result === 'stored')).toHaveLength(tables.length);
      expect(new Set(results)).toEqual(new Set(['stored', 'entry-taken']));
    }
    await store.close();
    const { store: again } = await openTested(folder);
    for (const table of tables) {
      const entries = await again.entries(table, 0);
      expect(entries.map(({ entry }) => entry)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
  });

  it('refuses a number that would leave a gap', async () => {
    const { store } = await openTested(createDataFolder());
    expect(await store.append(entryOf('a', 1))).toBe('entry-taken');
    expect(await store.entries('a', 0)).toEqual([]);
  });

  it('keeps times that are no whole numbers, and texts byte for byte', async () => {
    const { store } = await openTested(createDataFolder());
    const text = `{"name":"\u0000 ☃ ${'ї'.repeat(30_000)}"}`;
    await store.append(entryOf('a', 0, { dueMs: 1.5, text }));
    await store.beat(0.25, [{ table: 'a', entry: 0, atMs: 0.125 }]);
    expect(await store.due(1.5, 1)).toEqual([{ table: 'a', dueMs: 1.5 }]);
    expect(await store.servedMs()).toBe(0.25);
    expect(await store.durableTimes('a')).toEqual([{ table: 'a', entry: 0, atMs: 0.125 }]);
    expect((await store.entries('a', 0))[0]?.text).toBe(text);
  });

  it('stores what is on its way before it closes, and nothing afterwards', async () => {
    const folder = createDataFolder();
    const { store, deaths } = await openTested(folder);
    const appends = Array.from({ length: 50 }, (_, entry) => store.append(entryOf('a', entry)));
    await store.close();
    expect(new Set(await Promise.all(appends))).toEqual(new Set(['stored']));
    await expect(store.append(entryOf('a', 50))).rejects.toBeInstanceOf(NotStoredError);
    expect(deaths).toEqual([]);
    expect(await (await openTested(folder)).store.entries('a', 0)).toHaveLength(50);
  });

  it('is read by other programs while it is used', async () => {
    const folder = createDataFolder();
    const { store } = await openTested(folder);
    await store.append(entryOf('a', 0));
    const reader = new DatabaseSync(join(folder, 'crownhold.db'), { readOnly: true });
    await store.append(entryOf('a', 1));
    expect(reader.prepare('SELECT count(*) AS n FROM entries').get()).toEqual({ n: 2 });
    reader.close();
    expect(await store.append(entryOf('a', 2))).toBe('stored');
  });

  it('says that nothing was stored while another program holds the database', async () => {
    const folder = createDataFolder();
    const { store, deaths } = await openTested(folder);
    const other = new DatabaseSync(join(folder, 'crownhold.db'));
    other.exec('BEGIN IMMEDIATE');
    await expect(store.append(entryOf('a', 0))).rejects.toBeInstanceOf(NotStoredError);
    other.close();
    expect(await store.append(entryOf('a', 0))).toBe('stored');
    expect(deaths).toEqual([]);
  });

  it('tells that its writer died, and leaves open what became of the last entry', async () => {
    const folder = createDataFolder();
    const { store, deaths, logs } = await openTested(folder);
    const other = new DatabaseSync(join(folder, 'crownhold.db'));
    other.exec('DROP TABLE service');
    other.close();
    const lost = [store.append(entryOf('a', 0)), store.beat(1, [])];
    for (const each of lost) await expect(each).rejects.not.toBeInstanceOf(NotStoredError);
    expect(deaths).toHaveLength(1);
    expect(logs).toEqual([{ level: 'error', event: 'writer-died', code: deaths[0], err: expect.any(Error) }]);
    expect(deaths[0]).toContain('no such table: service');
  });
});
