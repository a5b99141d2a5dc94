import 'fake-indexeddb/auto';
import { createRng, isFault } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { type Here, resumeHere } from '@crownhold/table';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { FakeDatabase } from '../../test/fake-database.ts';
import { begin, look, savedOf, someTurn } from '../../test/stored-games.ts';
import type { StorageFault } from '../app/device-storage.ts';
import type { GameDatabase } from './game-database.ts';
import { createGameStore } from './game-store.ts';
import { parseHex } from './hex.ts';
import { createIndexedGames } from './indexed-games.ts';
import { joinGame, splitGame } from './saved-game.ts';
import { StoredRows } from './stored-rows.ts';

/** Another window of the device: it loads the game and sits down. */
async function openWindow(database: GameDatabase, report: (fault: StorageFault | undefined) => void = () => undefined) {
  const store = createGameStore(database);
  const parts = (await store.load('a'))!;
  const saved = joinGame(parts)!;
  const rows = new StoredRows(parts, { store, report });
  const secrets = [parseHex(saved.secret)];
  const fresh = { secret: new Uint8Array(32).fill(9), table: 'fresh' };
  const here = resumeHere<KingdominoTypes>(
    kingdomino,
    saved.record,
    { secrets, fresh, chairs: () => saved.chairs },
    { shared: rows },
  );
  if (isFault(here)) throw new Error(here.refusal.code);
  rows.start(here.version);
  return here;
}

const stored = async (database: GameDatabase) => joinGame((await database.load('a'))!)!;
const plain = (here: Here<KingdominoTypes>) => savedOf(here, 'a').record;

/** A game that was begun, or that comes from a file, which has no seals and has played rows already. */
async function newGame(database: GameDatabase, turns: number): Promise<void> {
  const here = begin();
  for (let turn = 0; turn < turns; turn++) await here.submit(someTurn(here, turn));
  const { version: _, ...game } = savedOf(here, 'a');
  const { fairness: __, ...bare } = game.record;
  await database.put(splitGame({ ...game, record: turns > 0 ? bare : game.record }), undefined, []);
}

describe('two windows at one stored game', () => {
  it.each([
    ['that was begun', 0],
    ['that was opened after some turns', 3],
  ])('play it to its end at once, and nothing is lost: a game %s', async (_, turns) => {
    const database = createIndexedGames(
      (
        (factory) => () =>
          factory
      )(new IDBFactory()),
    );
    await newGame(database, turns);
    const [one, other] = await Promise.all([openWindow(database), openWindow(database)]);
    const rng = createRng(5);
    let accepted = 0;
    while (look(one).status === 'playing') {
      // Both at once, for the turn that each believes to be due; sometimes one is far behind.
      const windows = rng() % 3 === 0 ? [one] : [one, other];
      const answers = await Promise.all(windows.map((here) => here.submit(someTurn(here, rng()))));
      accepted += answers.filter(({ kind }) => kind === 'accepted').length;
    }
    await other.follow();
    const { record, version, isOver, points } = await stored(database);
    expect(version).toBe(accepted);
    expect(isOver).toBe(true);
    expect(points).toEqual([0, 1].map((seat) => kingdomino.score(look(one).view, seat)));
    for (const here of [one, other]) expect(plain(here)).toEqual(record);
  });

  it('find the game that a third one opens later', async () => {
    const database = new FakeDatabase();
    await newGame(database, 0);
    const one = await openWindow(database);
    for (let turn = 0; turn < 4; turn++) await one.submit(someTurn(one, turn));
    const late = await openWindow(database);
    expect(plain(late)).toEqual(plain(one));
    expect(late.isSealed).toBe(true);
    await late.submit(someTurn(late, 9));
    await one.follow();
    expect(plain(one)).toEqual(plain(late));
  });
});

describe('a window whose device is full', () => {
  it('plays on, says so, and keeps everything as soon as there is room', async () => {
    const database = new FakeDatabase();
    await newGame(database, 0);
    const faults: (StorageFault | undefined)[] = [];
    const here = await openWindow(database, (fault) => faults.push(fault));
    await here.submit(someTurn(here, 1));
    database.room = 10;
    for (const seed of [2, 3]) expect(await here.submit(someTurn(here, seed))).toMatchObject({ kind: 'accepted' });
    expect((await stored(database)).version).toBe(1);
    database.room = Number.POSITIVE_INFINITY;
    await here.submit(someTurn(here, 4));
    expect(faults).toEqual([undefined, 'full', 'full', undefined]);
    expect((await stored(database)).record).toEqual(plain(here));
  });
});
