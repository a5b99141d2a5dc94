import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { FakeDatabase } from '../../test/fake-database.ts';
import { storedGame } from '../../test/stored-games.ts';
import type { GameDatabase } from './game-database.ts';
import { createIndexedGames } from './indexed-games.ts';
import type { StoredRow } from './saved-game.ts';

const STAMP = { updatedAt: 7, evicted: [] };
const row = (step: string, rest: Partial<StoredRow> = {}): StoredRow => ({
  seat: 0,
  steps: [step],
  events: [],
  isOver: false,
  ...rest,
});

/** Two windows of one device. */
function indexed(): readonly [GameDatabase, GameDatabase] {
  const factory = new IDBFactory();
  return [createIndexedGames(() => factory), createIndexedGames(() => factory)];
}

function faked(): readonly [GameDatabase, GameDatabase] {
  const database = new FakeDatabase();
  return [database, database];
}

describe.each([
  ['IndexedDB', indexed],
  ['the fake of tests', faked],
])('a database of games: %s', (_, open) => {
  it('gives a game back as it was, in parts and in lists', async () => {
    const [one, other] = open();
    const game = storedGame('a', 5, { drafts: [{ seat: 1, since: 2, turn: 'take 3' }] });
    expect(await one.put(game, undefined, [])).toBe(true);
    expect(await other.load('a')).toEqual(game);
    expect(await other.heads()).toEqual([game.head]);
    expect(await other.load('b')).toBeUndefined();
  });

  it('adds rows for the window that was first, and tells the other that it was not', async () => {
    const [one, other] = open();
    const { head } = storedGame('a');
    await one.put(storedGame('a'), undefined, []);
    const answers = await Promise.all([
      one.append(head, [row('one')], STAMP),
      other.append(head, [row('other')], STAMP),
      one.append(head, [row('one again')], STAMP),
    ]);
    expect(answers.map(({ kind }) => kind)).toEqual(['kept', 'conflict', 'conflict']);
    expect((await other.load('a'))?.rows.slice(1)).toEqual([row('one')]);
    expect(await other.rowsAfter(head)).toEqual([row('one')]);
    expect(await other.append({ ...head, version: 1 }, [row('two'), row('three')], STAMP)).toMatchObject({
      kind: 'kept',
      head: { version: 3, updatedAt: 7 },
    });
    expect(await one.rowsAfter({ ...head, version: 1 })).toEqual([row('two'), row('three')]);
  });

  it('says at the last row that a game is over, and who has how many points', async () => {
    const [one] = open();
    await one.put(storedGame('a'), undefined, []);
    await one.append(storedGame('a').head, [row('last', { isOver: true, points: [4, 9] })], STAMP);
    expect(await one.heads()).toMatchObject([{ isOver: true, points: [4, 9] }]);
  });

  it('knows a game that was deleted, or is another one by now', async () => {
    const [one, other] = open();
    const { head } = storedGame('a');
    await one.put(storedGame('a'), undefined, []);
    await one.remove('a');
    expect(await other.append(head, [row('x')], STAMP)).toEqual({ kind: 'gone' });
    expect(await other.rowsAfter(head)).toBeUndefined();
    await one.put(storedGame('a', 1, { startedAt: 99 }), undefined, []);
    expect(await other.append(head, [row('x')], STAMP)).toEqual({ kind: 'gone' });
    expect(await other.rowsAfter(head)).toBeUndefined();
  });

  it('never replaces a game that the window does not know', async () => {
    const [one, other] = open();
    const { head } = storedGame('a');
    await one.put(storedGame('a'), undefined, []);
    const newer = storedGame('a', 1, { startedAt: 2 });
    expect(await other.put(newer, undefined, [])).toBe(false);
    await one.append(head, [row('x')], STAMP);
    expect(await other.put(newer, head, [])).toBe(false);
    expect(await other.put(newer, { ...head, version: 1 }, [])).toBe(true);
    expect(await one.load('a')).toEqual(newer);
  });

  it('keeps a turn in the making for every seat, until the seat has played', async () => {
    const [one] = open();
    const { head } = storedGame('a');
    await one.put(storedGame('a', 1, { drafts: [{ turn: 'older' }] }), undefined, []);
    await one.putDraft('a', { seat: 0, since: 1, turn: 'zero' });
    await one.putDraft('a', { seat: 1, since: 1, turn: 'one' });
    await one.putDraft('a', { seat: 1, since: 1, turn: 'one again' });
    await one.append(head, [row('x')], STAMP);
    expect((await one.load('a'))?.drafts).toEqual([{ seat: 1, since: 1, turn: 'one again' }]);
    await one.removeDraft('a', 1);
    expect((await one.load('a'))?.drafts).toEqual([]);
  });

  it('makes room in the same breath, or not at all', async () => {
    const [one, other] = open();
    for (const id of ['a', 'b', 'c']) await one.put(storedGame(id), undefined, []);
    const { head } = storedGame('a');
    await one.append(head, [row('x')], { ...STAMP, evicted: ['b'] });
    await other.append(head, [row('late')], { ...STAMP, evicted: ['c'] });
    expect((await one.heads()).map(({ id }) => id).toSorted()).toEqual(['a', 'c']);
    expect(await one.load('b')).toBeUndefined();
  });

  it('marks the game that was opened last', async () => {
    const [one] = open();
    await one.put(storedGame('a', 1), undefined, []);
    await one.touch('a', 50);
    await one.touch('nobody', 50);
    expect(await one.heads()).toMatchObject([{ id: 'a', updatedAt: 50 }]);
  });
});

describe('IndexedDB', () => {
  it('that cannot be had rejects everything', async () => {
    const blocked = createIndexedGames(() => {
      throw new DOMException('No', 'SecurityError');
    });
    await expect(blocked.heads()).rejects.toThrow('No');
    await expect(blocked.put(storedGame('a'), undefined, [])).rejects.toThrow('No');
  });

  it('leaves everything as it was when a transaction fails', async () => {
    const [one] = indexed();
    await one.put(storedGame('a'), undefined, []);
    const odd = { ...row('x'), steps: [() => undefined] } as unknown as StoredRow;
    await expect(one.append(storedGame('a').head, [row('y'), odd], STAMP)).rejects.toThrow();
    expect(await one.load('a')).toEqual(storedGame('a'));
  });

  it('opens again after another version of the page has asked it to close', async () => {
    const factory = new IDBFactory();
    const one = createIndexedGames(() => factory);
    await one.put(storedGame('a'), undefined, []);
    await new Promise((resolve) => {
      factory.deleteDatabase('crownhold').onsuccess = resolve;
    });
    expect(await one.heads()).toEqual([]);
  });
});
