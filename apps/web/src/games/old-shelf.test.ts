import { describe, expect, it } from 'vitest';
import { FakeDatabase } from '../../test/fake-database.ts';
import { FakeTexts } from '../../test/fake-texts.ts';
import { begin, CHAIRS, savedOf, someTurn, storedGame } from '../../test/stored-games.ts';
import { moveOldGames } from './old-shelf.ts';
import { joinGame } from './saved-game.ts';

/** A game as older versions of the page wrote it. */
async function oldText(id: string, turns: number, rest: object = {}): Promise<string> {
  const here = begin();
  for (let turn = 0; turn < turns; turn++) await here.submit(someTurn(here, turn));
  const { drafts: _, version: __, ...game } = savedOf(here, id);
  return JSON.stringify({ ...game, draft: '', ...rest });
}

async function shelf(texts: Readonly<Record<string, string>>) {
  const old = new FakeTexts();
  for (const [id, text] of Object.entries(texts)) old.setItem(`crownhold.game.${id}`, text);
  old.setItem('crownhold.games', '[]');
  old.setItem('crownhold.settings', 'mine');
  return { old, database: new FakeDatabase() };
}

const stepsOf = (database: FakeDatabase, id: string) => joinGame(database.games.get(id)!)?.record.steps;

describe('games of an older version', () => {
  it('move whole, with the turn in the making, and then their texts go', async () => {
    const texts = { a: await oldText('a', 5, { draft: 'put 1,0 2,0' }), b: await oldText('b', 0, { points: [3, 4] }) };
    const { old, database } = await shelf(texts);
    expect(await moveOldGames(old, database)).toEqual([]);
    expect([...old.texts.keys()]).toEqual(['crownhold.settings']);
    const { draft, ...kept } = JSON.parse(texts.a) as { draft: string };
    expect(joinGame(database.games.get('a')!)).toEqual({ ...kept, version: 0, drafts: [{ turn: draft }] });
    expect(database.games.get('b')?.head).toMatchObject({ points: [3, 4], chairs: CHAIRS });
  });

  it.each([
    ['no JSON', '{'],
    ['another thing', '[]'],
    ['no record', JSON.stringify({ ...storedGame('b').head, secret: '00', draft: '', record: {} })],
  ])('stay where they are if they cannot be read: %s', async (_, text) => {
    const { old, database } = await shelf({ a: await oldText('a', 1), b: text });
    await moveOldGames(old, database);
    expect([...old.texts.keys()]).toEqual(['crownhold.game.b', 'crownhold.games', 'crownhold.settings']);
    expect([...database.games.keys()]).toEqual(['a']);
  });

  it('stay where they are if there is no room, or nothing can be kept, and can be played all the same', async () => {
    const { old, database } = await shelf({ a: await oldText('a', 1) });
    database.room = 10;
    expect((await moveOldGames(old, database)).map(({ head }) => head.id)).toEqual(['a']);
    database.isBlocked = true;
    expect((await moveOldGames(old, database)).map(({ head }) => head.id)).toEqual(['a']);
    expect(old.texts.size).toBe(3);
  });

  it('stay where they are if the database gives back something else', async () => {
    const { old, database } = await shelf({ a: await oldText('a', 3) });
    const forgetful = Object.assign(database, { put: async () => true });
    await moveOldGames(old, forgetful);
    expect(old.getItem('crownhold.game.a')).not.toBeNull();
  });

  it('move once when two windows move them at the same time', async () => {
    const { old, database } = await shelf({ a: await oldText('a', 4) });
    await Promise.all([moveOldGames(old, database), moveOldGames(old, database)]);
    expect([...database.games.keys()]).toEqual(['a']);
    expect(old.getItem('crownhold.game.a')).toBeNull();
  });

  it('that an old window has gone on with replace their own beginning, and never a longer game', async () => {
    const { old, database } = await shelf({ a: await oldText('a', 2) });
    await moveOldGames(old, database);
    const longer = await oldText('a', 6);
    old.setItem('crownhold.game.a', longer);
    await moveOldGames(old, database);
    expect(stepsOf(database, 'a')).toEqual(JSON.parse(longer).record.steps);
    old.setItem('crownhold.game.a', await oldText('a', 3));
    await moveOldGames(old, database);
    expect(stepsOf(database, 'a')).toEqual(JSON.parse(longer).record.steps);
    expect(old.getItem('crownhold.game.a')).toBeNull();
  });

  it('that went another way are kept beside the other', async () => {
    const { old, database } = await shelf({ a: await oldText('a', 4) });
    await moveOldGames(old, database);
    const here = begin();
    for (const seed of [70, 71, 72, 73, 74]) await here.submit(someTurn(here, seed));
    const { drafts: _, version: __, ...other } = savedOf(here, 'a');
    old.setItem('crownhold.game.a', JSON.stringify({ ...other, draft: '' }));
    await moveOldGames(old, database);
    expect(database.games.size).toBe(2);
    expect([...database.games.values()].map((game) => joinGame(game)?.record.steps)).toContainEqual(other.record.steps);
    expect(old.getItem('crownhold.game.a')).toBeNull();
  });
});
