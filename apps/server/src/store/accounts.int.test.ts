import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { describeAccounts } from '../../test/account-contract.ts';
import { createDataFolder, openTested } from '../../test/data-folder.ts';
import type { ServerStore } from '../ports/server-store.ts';
import { MemoryServerStore } from './memory-server-store.ts';

const folders = new WeakMap<ServerStore, string>();

async function open(folder = createDataFolder()): Promise<ServerStore> {
  const { store } = await openTested(folder);
  folders.set(store, folder);
  return store;
}

describeAccounts('SQLite', open, async (store) => {
  await store.close();
  return open(folders.get(store));
});

describeAccounts(
  'memory',
  async () => new MemoryServerStore(),
  async (store) => store,
);

it('a token ends with its session', async () => {
  const folder = createDataFolder();
  const store = await open(folder);
  await store.addSession('s');
  await store.addToken('hash', { id: 'a'.repeat(16), session: 's', name: 'bot', scopes: ['tables:read'] });
  await store.close();
  const database = new DatabaseSync(join(folder, 'crownhold.db'));
  database.exec("PRAGMA foreign_keys = ON; DELETE FROM sessions WHERE session = 's'");
  database.close();
  expect(await (await open(folder)).findToken('hash')).toBeUndefined();
});
