import { verify } from '@crownhold/fair';
import { kingdomino } from '@crownhold/games/kingdomino';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { begin, savedOf, someTurn, storedGame } from '../../test/stored-games.ts';
import type { Chair } from './chair.ts';
import { inLanguage, joinGame, judgeAppend, splitGame, summaryOf, withRows } from './saved-game.ts';

describe('a game in parts', () => {
  it('is put together as it was', () => {
    const saved = savedOf(begin(), 'a', { drafts: [{ seat: 0, since: 1, turn: 'take 3' }] });
    const { version: _, ...game } = saved;
    expect(joinGame(splitGame(game))).toEqual(saved);
  });

  it('grows row by row into the record that the table has, and that record can be verified', async () => {
    const rows: Parameters<typeof withRows>[1][number][] = [];
    const here = begin(1, [], { keep: ({ version: _, ...row }) => void rows.push(row) });
    let parts = storedGame('a');
    for (let turn = 0; turn < 6; turn++) await here.submit(someTurn(here, turn));
    parts = withRows(parts, rows, 9);
    const whole = joinGame(JSON.parse(JSON.stringify(parts)));
    expect(whole).toMatchObject({ version: 6, updatedAt: 9 });
    expect(whole?.record).toEqual(savedOf(here, 'a').record);
    expect(verify(kingdomino, whole!.record).isSound).toBe(true);
  });

  it('keeps its secret out of the list and out of the record', () => {
    const { head, secret, rows } = storedGame('a');
    expect(secret).toMatch(/^01{1}/);
    expect(JSON.stringify([summaryOf(head), head, rows])).not.toContain(secret);
  });

  it.each([
    ['a row is missing', { rows: [] }],
    ['there is no secret', { secret: undefined }],
    ['its frame is no record', { head: { ...storedGame('a').head, frame: {} } }],
    ['its head is broken', { head: { id: 'a' } }],
  ])('is none if %s', (_, change) => {
    expect(joinGame({ ...storedGame('a'), ...change } as Parameters<typeof joinGame>[0])).toBeUndefined();
  });

  it('[R7] of an older version has names that can be shown', () => {
    const chairs = [{ name: 'Ann\u200e' }, { name: 'Bo' }];
    expect(joinGame(storedGame('a', 1, { chairs }))?.chairs).toEqual([{ name: 'Ann' }, { name: 'Bo' }]);
  });

  it('has the usual names of its seats in the language of the moment, and so has its record', () => {
    const chairs: readonly Chair[] = [{ name: 'Player 1', isUnnamed: true }, { name: 'Bo' }];
    const now = inLanguage(joinGame(storedGame('a', 1, { chairs }))!, translatorFor('ru'));
    expect(now.chairs).toEqual([{ name: 'Игрок 1', isUnnamed: true }, { name: 'Bo' }]);
    expect(now.record.players).toEqual([{ name: 'Игрок 1' }, { name: 'Bo' }]);
  });
});

describe('who was first', () => {
  const head = { id: 'a', startedAt: 1, version: 4 };

  it.each([
    ['kept', head, head],
    ['conflict', head, { ...head, version: 3 }],
    ['conflict', head, { ...head, version: 5 }],
    ['gone', { ...head, startedAt: 2 }, head],
    ['gone', undefined, head],
  ] as const)('%s', (judged, there, place) => {
    expect(judgeAppend(there, place)).toBe(judged);
  });
});
