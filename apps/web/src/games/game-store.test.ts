import { describe, expect, it } from 'vitest';
import { FakeDatabase } from '../../test/fake-database.ts';
import { storedGame } from '../../test/stored-games.ts';
import { createGameStore, type GameStore, nextEvicted } from './game-store.ts';
import { type StoredRow, withRows } from './saved-game.ts';

const row = (step: string): StoredRow => ({ seat: 0, steps: [step], events: [], isOver: false });
const idsOf = async (store: GameStore) => (await store.list()).map(({ id }) => id);
const unreachable = () => expect.unreachable('the whole game is not asked for');

async function filled(...games: readonly ReturnType<typeof storedGame>[]) {
  const database = new FakeDatabase();
  const store = createGameStore(database, () => 100);
  for (const game of games) expect(await store.put(game)).toEqual({ kind: 'kept' });
  return { database, store };
}

describe('games on this device', () => {
  it('come back, the one played last first, without their secrets', async () => {
    const { store } = await filled(storedGame('a', 1), storedGame('b', 3), storedGame('c', 2));
    expect(await idsOf(store)).toEqual(['b', 'c', 'a']);
    expect(JSON.stringify(await store.list())).not.toContain(storedGame('a').secret);
    expect(await store.load('c')).toEqual(storedGame('c', 2));
    await store.touch('a');
    expect(await idsOf(store)).toEqual(['a', 'b', 'c']);
  });

  it('are gone when they are removed, and come back when they are put back', async () => {
    const { store } = await filled(storedGame('a', 1), storedGame('b', 2));
    const removed = await store.load('a');
    await store.remove('a');
    expect(await idsOf(store)).toEqual(['b']);
    await store.put(removed!);
    expect(await store.load('a')).toEqual(removed);
  });

  it('grow only for the window that was first', async () => {
    const { store, database } = await filled(storedGame('a'));
    const other = createGameStore(database);
    const { head } = storedGame('a');
    expect(await store.append(head, row('x'), unreachable)).toMatchObject({ kind: 'kept', head: { version: 1 } });
    expect(await other.append(head, row('y'), unreachable)).toEqual({ kind: 'conflict' });
    expect(await other.rowsAfter(head)).toEqual([row('x')]);
  });
});

describe('when there is no room', () => {
  it('the finished game that is oldest goes first, for a new game and for a row', async () => {
    const [b, c] = [storedGame('b', 3, { isOver: true }), storedGame('c', 2, { isOver: true })];
    const { database, store } = await filled(storedGame('a', 1), b, c);
    // As many as `false` takes more than `true`.
    database.room = database.size + 2;
    expect(await store.put(storedGame('d', 4))).toEqual({ kind: 'kept' });
    expect(await idsOf(store)).toEqual(['d', 'b', 'a']);
    database.room = database.size;
    expect(await store.append(storedGame('d', 4).head, row('x'), unreachable)).toMatchObject({ kind: 'kept' });
    expect(await idsOf(store)).toEqual(['d', 'a']);
  });

  it('none goes in vain', async () => {
    const { database, store } = await filled(storedGame('a', 1, { isOver: true }), storedGame('b', 2));
    database.room = 10;
    expect(await store.put(storedGame('c', 3))).toEqual({ kind: 'kept', fault: 'full' });
    expect([...database.games.keys()]).toEqual(['a', 'b']);
  });

  it('an unfinished game never goes, and the new one lasts as long as the page', async () => {
    const { database, store } = await filled(storedGame('a', 1), storedGame('b', 2));
    database.room = database.size;
    expect(await store.put(storedGame('c', 3))).toEqual({ kind: 'kept', fault: 'full' });
    expect(await store.load('c')).toEqual(storedGame('c', 3));
    expect(await idsOf(store)).toEqual(['c', 'b', 'a']);
    expect(await idsOf(createGameStore(database))).toEqual(['b', 'a']);
    expect(await store.touch('c')).toBe('full');
  });

  it('a game goes on in memory, and is kept as a whole when there is room again', async () => {
    const { database, store } = await filled(storedGame('a'));
    const { head } = storedGame('a');
    database.room = database.size;
    expect(await store.append(head, row('x'), () => storedGame('a'))).toMatchObject({ kind: 'kept', fault: 'full' });
    const second = { ...head, version: 1 };
    expect(await store.append(second, row('y'), unreachable)).toMatchObject({ kind: 'kept', fault: 'full' });
    expect(await store.append(second, row('late'), unreachable)).toEqual({ kind: 'conflict' });
    expect(await store.rowsAfter(head)).toEqual([row('x'), row('y')]);
    expect(database.games.get('a')?.rows).toHaveLength(1);
    database.room = Number.POSITIVE_INFINITY;
    const kept = await store.append({ ...head, version: 2 }, row('z'), unreachable);
    expect(kept).toMatchObject({ kind: 'kept', fault: undefined });
    expect(database.games.get('a')?.rows.slice(1)).toEqual([row('x'), row('y'), row('z')]);
  });

  it('a game that came with more rows grows in memory, and is kept when there is room again', async () => {
    const { database, store } = await filled(storedGame('a'));
    const known = storedGame('a');
    const grown = withRows(known, [row('x')], 100);
    const more = withRows(grown, [row('y')], 100);
    database.room = database.size;
    expect(await store.put(grown, known.head)).toEqual({ kind: 'kept', fault: 'full' });
    expect(await store.put(more, known.head)).toEqual({ kind: 'exists' });
    expect(await store.put(more, grown.head)).toEqual({ kind: 'kept', fault: 'full' });
    expect((await store.load('a'))!.rows).toEqual(more.rows);
    database.room = Number.POSITIVE_INFINITY;
    expect(await store.touch('a')).toBeUndefined();
    expect((await createGameStore(database).load('a'))!.rows).toEqual(more.rows);
  });

  it('what lives in memory never overwrites what another window has kept meanwhile', async () => {
    const { database, store } = await filled(storedGame('a'));
    const { head } = storedGame('a');
    database.room = database.size;
    await store.append(head, row('mine'), () => storedGame('a'));
    database.room = Number.POSITIVE_INFINITY;
    await createGameStore(database).append(head, row('theirs'), unreachable);
    const next = await store.append({ ...head, version: 1 }, row('mine too'), unreachable);
    expect(next).toMatchObject({ kind: 'kept', fault: 'full' });
    expect(database.games.get('a')?.rows.slice(1)).toEqual([row('theirs')]);
    expect((await store.load('a'))?.rows.slice(1)).toEqual([row('mine'), row('mine too')]);
  });

  it('more and more games are given up at once, until there are none', () => {
    const heads = ['a', 'b', 'c', 'd', 'e'].map((id, at) => storedGame(id, at, { isOver: id !== 'c' }).head);
    expect(nextEvicted(heads, 'e', 0)).toEqual(['a']);
    expect(nextEvicted(heads, 'e', 1)).toEqual(['b', 'a']);
    expect(nextEvicted(heads, 'e', 2)).toEqual(['d', 'b', 'a']);
    expect(nextEvicted(heads, 'e', 3)).toBeUndefined();
  });
});

describe('when the browser keeps nothing', () => {
  it('a game lasts as long as the page, with its turn in the making', async () => {
    const database = new FakeDatabase();
    database.isBlocked = true;
    const store = createGameStore(database);
    const { head } = storedGame('a');
    expect(await store.put(storedGame('a'))).toEqual({ kind: 'kept', fault: 'blocked' });
    const appended = await store.append(head, row('x'), unreachable);
    expect(appended).toMatchObject({ kind: 'kept', fault: 'blocked', head: { version: 1 } });
    expect(await store.keepDraft('a', 1, { seat: 1, since: 2, turn: 'take 3' })).toBe('blocked');
    expect(await store.load('a')).toMatchObject({ head: { version: 1 }, drafts: [{ turn: 'take 3' }] });
    expect(await idsOf(store)).toEqual(['a']);
    await store.remove('a');
    expect(await idsOf(store)).toEqual([]);
  });

  it('halfway through a game, it goes on from what the page knows', async () => {
    const { database, store } = await filled(storedGame('a'));
    database.isBlocked = true;
    const appended = await store.append(storedGame('a').head, row('x'), () => storedGame('a'));
    expect(appended).toMatchObject({ kind: 'kept', fault: 'blocked' });
    expect((await store.load('a'))?.rows.slice(1)).toEqual([row('x')]);
  });
});
