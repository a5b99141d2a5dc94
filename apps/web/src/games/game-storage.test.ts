import { createRecord } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import type { KeptTexts } from '../app/device-storage.ts';
import type { Chair } from './chair.ts';
import { createGameStorage } from './game-storage.ts';
import { inLanguage, type SavedGame } from './saved-game.ts';

/** A storage of the browser with room for so many characters. */
class FakeStorage implements KeptTexts {
  readonly texts = new Map<string, string>();
  room: number;

  constructor(room = Number.POSITIVE_INFINITY) {
    this.room = room;
  }

  get length() {
    return this.texts.size;
  }

  key(index: number) {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(key: string) {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string) {
    const others = [...this.texts].filter(([other]) => other !== key);
    const size = [...others, [key, text]].reduce((sum, [name, value]) => sum + name!.length + value!.length, 0);
    if (size > this.room) throw new DOMException('It is full', 'QuotaExceededError');
    this.texts.set(key, text);
  }

  removeItem(key: string) {
    this.texts.delete(key);
  }
}

const options = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' };

const CHAIRS = [{ name: 'Ann' }, { name: 'Greedy', bot: 'greedy' }];

function game(id: string, updatedAt: number, rest: Partial<SavedGame> = {}): SavedGame {
  return {
    id,
    game: 'kingdomino',
    record: { ...createRecord(kingdomino, options, ['king 0']), players: CHAIRS },
    secret: '00ff',
    chairs: CHAIRS,
    draft: '',
    startedAt: 1,
    updatedAt,
    isOver: false,
    ...rest,
  };
}

const idsOf = (storage: KeptTexts | undefined) =>
  createGameStorage(storage)
    .list()
    .map(({ id }) => id);

describe('a game', () => {
  it('comes back as it was, the turn in the making included', () => {
    const storage = new FakeStorage();
    const saved = game('a', 5, { draft: 'put 1,0 2,0', points: [12, 30] });
    expect(createGameStorage(storage).save(saved)).toBeUndefined();
    expect(createGameStorage(storage).load('a')).toEqual(saved);
  });

  it('[R7] of an older version comes back with names that can be shown', () => {
    const storage = new FakeStorage();
    const chairs = [{ name: 'Ann\u200e' }, CHAIRS[1]!];
    const { record } = game('a', 5);
    createGameStorage(storage).save(game('a', 5, { chairs, record: { ...record, players: chairs } }));
    expect(createGameStorage(storage).load('a')).toEqual(game('a', 5));
    expect(createGameStorage(storage).list()[0]?.chairs).toEqual(CHAIRS);
  });

  it('has the usual names of its seats in the language of the moment, and so has its record', () => {
    const storage = new FakeStorage();
    const chairs: readonly Chair[] = [{ name: 'Player 1', isUnnamed: true }, CHAIRS[1]!];
    createGameStorage(storage).save(game('a', 5, { chairs }));
    const now = inLanguage(createGameStorage(storage).load('a')!, translatorFor('ru'));
    expect(now.chairs).toEqual([{ name: 'Игрок 1', isUnnamed: true }, CHAIRS[1]]);
    expect(now.record.players).toEqual([{ name: 'Игрок 1' }, CHAIRS[1]]);
  });

  it('keeps its secret out of the list', () => {
    const storage = new FakeStorage();
    createGameStorage(storage).save(game('a', 5));
    expect(JSON.stringify(createGameStorage(storage).list())).not.toContain('00ff');
  });

  it('replaces itself, and the one played last comes first', () => {
    const storage = new FakeStorage();
    const storedGames = createGameStorage(storage);
    for (const saved of [game('a', 1), game('b', 2), game('a', 3)]) storedGames.save(saved);
    expect(idsOf(storage)).toEqual(['a', 'b']);
  });

  it('is gone when it is removed', () => {
    const storage = new FakeStorage();
    const storedGames = createGameStorage(storage);
    for (const saved of [game('a', 1), game('b', 2)]) storedGames.save(saved);
    storedGames.remove('a');
    expect(idsOf(storage)).toEqual(['b']);
    expect(storedGames.load('a')).toBeUndefined();
  });
});

describe('what is broken', () => {
  it.each([
    ['no JSON', '{'],
    ['another thing', '[]'],
    ['a game without its record', JSON.stringify({ ...game('b', 1), record: {} })],
    ['a game without its secret', JSON.stringify({ ...game('b', 1), secret: undefined })],
  ])('is passed over: %s', (_, text) => {
    const storage = new FakeStorage();
    createGameStorage(storage).save(game('a', 1));
    storage.setItem('crownhold.game.b', text);
    expect(idsOf(storage)).toEqual(['a']);
    expect(createGameStorage(storage).load('b')).toBeUndefined();
  });

  it.each([undefined, '{', '[{"id":"z"}]', 'null'])('is not the end of the games: the index %j', (text) => {
    const storage = new FakeStorage();
    createGameStorage(storage).save(game('a', 1));
    storage.removeItem('crownhold.games');
    if (text !== undefined) storage.setItem('crownhold.games', text);
    expect(idsOf(storage)).toEqual(['a']);
  });
});

describe('when there is no room', () => {
  const full = (...games: readonly SavedGame[]) => {
    const storage = new FakeStorage();
    for (const saved of games) createGameStorage(storage).save(saved);
    storage.room = [...storage.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    return storage;
  };

  it('the finished game that is oldest goes first', () => {
    const storage = full(game('a', 1), game('b', 3, { isOver: true }), game('c', 2, { isOver: true }));
    expect(createGameStorage(storage).save(game('d', 4))).toBeUndefined();
    expect(idsOf(storage)).toEqual(['d', 'b', 'a']);
  });

  it('an unfinished game never goes, and the new one lasts as long as the page', () => {
    const storage = full(game('a', 1), game('b', 2));
    const storedGames = createGameStorage(storage);
    expect(storedGames.save(game('c', 3))).toBe('full');
    expect(storedGames.load('c')).toEqual(game('c', 3));
    expect(storedGames.list().map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(idsOf(storage)).toEqual(['b', 'a']);
  });

  it('the index may be what does not fit', () => {
    const storage = full(game('a', 1));
    storage.room += JSON.stringify(game('b', 2)).length + 'crownhold.game.b'.length;
    expect(createGameStorage(storage).save(game('b', 2, { isOver: false }))).toBeUndefined();
    expect(idsOf(storage)).toEqual(['b', 'a']);
  });
});

describe('when the browser keeps nothing', () => {
  const throwing = new Proxy(new FakeStorage(), {
    get() {
      throw new DOMException('No', 'SecurityError');
    },
  });

  it.each([
    ['there is no storage', undefined],
    ['it throws', throwing],
  ])('a game lasts as long as the page: %s', (_, storage) => {
    const storedGames = createGameStorage(storage);
    expect(storedGames.save(game('a', 1))).toBe('blocked');
    expect(storedGames.load('a')).toEqual(game('a', 1));
    expect(storedGames.list()).toHaveLength(1);
    storedGames.remove('a');
    expect(storedGames.list()).toEqual([]);
  });
});
