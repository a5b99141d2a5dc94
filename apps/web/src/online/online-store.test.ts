import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { type KeptTable, withKept } from './kept-table.ts';
import { createOnlineStore } from './online-store.ts';

const TABLE: KeptTable = {
  id: 'b'.repeat(16),
  game: 'colours',
  own: [0],
  updatedAt: 1,
  participants: [],
  commands: {},
  drafts: [],
};
const command = (commandId: string) => ({ kind: 'return', table: TABLE.id, commandId, seat: 0 }) as const;

it('keeps tables, and two windows that write at once lose nothing', async () => {
  const factory = new IDBFactory();
  const [one, other] = [createOnlineStore(() => factory), createOnlineStore(() => factory)];
  expect(await one.load(TABLE.id)).toBeUndefined();
  await one.change(TABLE.id, () => TABLE);
  await Promise.all(
    [one, other].map((store, window) =>
      store.change(TABLE.id, (table) =>
        withKept(table!, `w${window}`, { participants: [], commands: [command(`c${window}`)] }),
      ),
    ),
  );
  expect((await one.load(TABLE.id))?.commands).toEqual({ w0: [command('c0')], w1: [command('c1')] });
  expect(await other.list()).toHaveLength(1);
  await other.remove(TABLE.id);
  expect(await one.list()).toEqual([]);
});

it('writes nothing where nothing is, and rejects where the browser forbids it', async () => {
  const factory = new IDBFactory();
  const store = createOnlineStore(() => factory);
  expect(await store.change(TABLE.id, (table) => table)).toBeUndefined();
  expect(await store.list()).toEqual([]);
  const forbidden = createOnlineStore(() => {
    throw new DOMException('not allowed', 'SecurityError');
  });
  await expect(forbidden.load(TABLE.id)).rejects.toThrow('not allowed');
});
