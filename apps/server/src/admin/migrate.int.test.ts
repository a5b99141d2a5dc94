import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDataFolder, entryOf, openTested } from '../../test/data-folder.ts';
import { PostgresServer } from '../../test/postgres-server.ts';
import { openPostgres } from '../store/postgres/postgres-store.ts';
import { DATABASE_FILE } from '../store/sqlite-store.ts';
import { isStoreFault } from '../store/store-fault.ts';
import { migrateFile } from './migrate.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.start();
});
afterAll(() => postgres.close());

async function open(url: string) {
  const store = await openPostgres(url, { log: () => {} });
  if (isStoreFault(store)) throw new Error(JSON.stringify(store));
  return store;
}

it('moves a data folder that nobody uses, with those who want to be forgotten, again and again', async () => {
  const folder = createDataFolder();
  const file = join(folder, DATABASE_FILE);
  const { store } = await openTested(folder);
  await store.append(entryOf('a', 0));
  for (const session of ['0', '1']) await store.addSession(session.repeat(64));
  await store.forget('0'.repeat(64));
  const url = await postgres.createDatabase();
  expect(await migrateFile(file, url)).toMatchObject({ fault: 'locked' });
  await store.close();
  for (let time = 0; time < 2; time++)
    expect(await migrateFile(file, url)).toMatchObject({ done: 'migrate', tables: 1, entries: 1 });
  const moved = await open(url);
  expect(await moved.hasSession('1'.repeat(64))).toBe(true);
  expect(await postgres.ask(url, 'SELECT session FROM forgotten')).toEqual([{ session: '0'.repeat(64) }]);
  await moved.close();
});

it('refuses a database in which the same tables have gone on', async () => {
  const folder = createDataFolder();
  const { store } = await openTested(folder);
  await store.append(entryOf('a', 0));
  await store.close();
  const url = await postgres.createDatabase();
  const moved = await open(url);
  await moved.append(entryOf('a', 0, { text: '{"other":1}' }));
  await moved.close();
  expect(await migrateFile(join(folder, DATABASE_FILE), url)).toMatchObject({ differs: expect.any(String) });
});

it('says what is wrong with the file or the database', async () => {
  const missing = join(createDataFolder(), 'missing.db');
  expect(await migrateFile(missing, 'postgres://127.0.0.1:1/x')).toMatchObject({ fault: 'unusable' });
  const folder = createDataFolder();
  await (await openTested(folder)).store.close();
  const nobody = await migrateFile(join(folder, DATABASE_FILE), 'postgres://127.0.0.1:1/x');
  expect(nobody).toMatchObject({ database: { fault: 'unusable' } });
});
