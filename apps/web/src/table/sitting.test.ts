import 'fake-indexeddb/auto';
import { isFault } from '@crownhold/core';
import { translatorFor } from '@crownhold/i18n/every-language';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useEnglish } from '../../test/english.ts';
import { ANN, BOT, firstTurn, playTurn, type TestTable } from '../../test/kingdomino-table.ts';
import { useWindowStub } from '../../test/window-stub.ts';
import type { Chair } from '../games/chair.ts';
import { splitGame } from '../games/saved-game.ts';
import { loadGame, putGame, removeGame, type SavedGame } from '../games/store.ts';
import { face, kingdominoFace } from './kingdomino/face.tsx';
import { sitDown } from './sitting.ts';
import { readyFirstGame } from './tutor/begin-first-game.ts';

useEnglish();

useWindowStub();

const sittings: { close(): void }[] = [];

afterEach(() => {
  for (const sitting of sittings.splice(0)) sitting.close();
});

/** Until everything that waits for a promise has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Until the store has taken a turn or refused it. */
const answered = ({ shown }: TestTable) =>
  vi.waitFor(() => expect(shown.value.stage.kind).not.toBe('sent'), { interval: 1 });

async function begin(chairs: readonly Chair[] = [ANN, { name: 'Bob', isUnnamed: true }], variants: string[] = []) {
  const id = await kingdominoFace.begin({ options: { seats: chairs.length, variants }, chairs });
  if (typeof id !== 'string') throw new Error(id.code);
  return load(id);
}

async function load(id: string): Promise<SavedGame> {
  return (await loadGame(id))!;
}

async function sit(id: string) {
  const sitting = await sitDown(face, id, {
    isConfirmed: () => true,
    openBots: () => ({
      ask: async (_, view, seat) => firstTurn(view, seat),
      hint: async () => undefined,
      close: () => undefined,
    }),
    fail: (error) => {
      throw error;
    },
  });
  if (!sitting || isFault(sitting)) throw new Error('nobody can sit there');
  sittings.push(sitting);
  return sitting;
}

/** People make their turns until the table stands so. */
async function playUntil(table: TestTable, isThere: (stage: TestTable['shown']['value']['stage']) => boolean) {
  while (!isThere(table.shown.value.stage)) {
    if (table.shown.value.stage.kind === 'turn') playTurn(table);
    await settled();
  }
}

describe('a table that is kept', () => {
  it('is found as it was, the turn in the making included', async () => {
    const { id, chairs } = await begin();
    const { table } = await sit(id);
    playTurn(table);
    await answered(table);
    const { seat, next } = table.shown.value.settled;
    table.perform({ kind: 'pick', index: 3 });
    const turn = `take ${next[3]}`;
    const isKept = async () =>
      expect(await load(id)).toMatchObject({ drafts: [{ seat, since: 2, turn }], isOver: false, chairs });
    await vi.waitFor(isKept);
    expect((await sit(id)).table.shown.value).toMatchObject({
      version: table.shown.value.version,
      input: { draft: { steps: [turn] } },
    });
  });

  it('has no draft once the turn is kept, nor once it is undone', async () => {
    const saved = await begin();
    const { id } = saved;
    const { table } = await sit(id);
    const drafts = async () => (await load(id)).drafts.map(({ turn }) => turn);
    table.perform({ kind: 'pick', index: 0 });
    await vi.waitFor(async () => expect(await drafts()).toHaveLength(1));
    table.perform({ kind: 'undo' });
    await vi.waitFor(async () => expect(await drafts()).toEqual([]));
    table.perform({ kind: 'pick', index: 0 }, { kind: 'confirm' });
    await answered(table);
    const kept = await load(id);
    expect(kept.drafts).toEqual([]);
    expect(kept.record.steps.length).toBeGreaterThan(saved.record.steps.length);
    expect(kept.secret).toBe(saved.secret);
  });

  it('plays with its bots to the end, and keeps the points', async () => {
    const { id } = await begin([ANN, BOT]);
    const { table, record } = await sit(id);
    await playUntil(table, ({ kind }) => kind === 'over');
    const kept = await load(id);
    expect(kept.isOver).toBe(true);
    expect(kept.points).toEqual([0, 1].map((seat) => face.rules.game.score(table.shown.value.settled, seat)));
    expect(kept.record).toEqual(await record());
    expect(kept.record.fairness).toBeDefined();
  });

  it('[K20] lets no bot begin the next game of a dynasty before people have seen the result', async () => {
    let asked = 0;
    for (let tries = 0; asked < 2 && tries < 40; tries++) {
      const { id } = await begin([ANN, BOT], ['dynasty']);
      const { table } = await sit(id);
      await playUntil(table, ({ kind }) => kind === 'between-games');
      if (table.shown.value.settled.seat !== 1) continue;
      asked++;
      const { steps } = (await load(id)).record;
      await settled();
      expect((await load(id)).record.steps).toEqual(steps);
      expect((await sit(id)).table.shown.value.stage.kind).toBe('between-games');
      table.goOn();
      await vi.waitFor(async () => expect((await load(id)).record.steps.length).toBeGreaterThan(steps.length));
    }
    expect(asked).toBe(2);
  });

  it('is followed in a second window, which can go on with it', async () => {
    const { id } = await begin();
    const [one, other] = [await sit(id), await sit(id)];
    playTurn(one.table);
    await answered(one.table);
    // A window does not hear itself, and these two are in one: the turn that comes too late finds out.
    playTurn(other.table);
    await answered(other.table);
    expect(other.table.shown.value.version).toBe(one.table.shown.value.version);
    playTurn(other.table);
    await answered(other.table);
    expect((await load(id)).version).toBe(2);
  });

  it('is stopped once another window has deleted it', async () => {
    const { id } = await begin();
    const { table, trouble } = await sit(id);
    await removeGame(id);
    playTurn(table);
    await answered(table);
    expect(table.shown.value.stage.kind).toBe('stopped');
    expect(trouble.value).toBe('gone');
  });

  it('is refused if its record is broken, and not found if it is not there', async () => {
    const { record, ...saved } = await begin();
    const steps = [...record.steps, 'take 99'];
    await putGame(splitGame({ ...saved, id: 'broken', record: { ...record, steps } }));
    expect(await sitDown(face, 'broken', {} as never)).toMatchObject({ refusal: { code: expect.any(String) } });
    expect(await sitDown(face, 'nowhere', {} as never)).toBeUndefined();
  });
});

describe('a game', () => {
  it('begins only with options that its rules allow', async () => {
    const begun = await kingdominoFace.begin({ options: { seats: 9 }, chairs: [] });
    expect(begun).toMatchObject({ rule: expect.any(String) });
  });

  it('goes on from a record, with the players it names or numbered ones', async () => {
    const { record } = await begin();
    const named = await kingdominoFace.openRecord(record);
    expect((await load(named as string)).chairs.map(({ name }) => name)).toEqual(['Ann', 'Player 2']);
    const { players: _, ...nameless } = record;
    const numbered = await load((await kingdominoFace.openRecord(nameless)) as string);
    expect(numbered.chairs.every(({ isUnnamed }) => isUnnamed)).toBe(true);
  });

  it('is played on from any step of a record, by others', async () => {
    const { id } = await begin();
    const { table } = await sit(id);
    await playUntil(table, () => table.shown.value.version > 6);
    const { record } = await load(id);
    const next = await kingdominoFace.playOn(record, 5, [{ name: 'Cy' }, BOT]);
    const kept = await load(next as string);
    expect(kept.record.steps.slice(0, 5)).toEqual(record.steps.slice(0, 5));
    expect(kept.record.fairness).toBeUndefined();
    expect(kept.record.players).toEqual([{ name: 'Cy' }, BOT]);
  });

  it('of somebody who learns replaces the finished one, not one that goes on', async () => {
    const first = await kingdominoFace.loadFirstGame();
    const ready = () => readyFirstGame(kingdominoFace, first, translatorFor('en'));
    const id = await ready();
    const { startedAt } = await load(id);
    const { table } = await sit(id);
    playTurn(table);
    await answered(table);
    expect(await ready()).toBe(id);
    const kept = await load(id);
    expect(kept.startedAt).toBe(startedAt);
    expect(kept.version).toBeGreaterThan(0);
    await playUntil(table, ({ kind }) => kind === 'over');
    expect(await ready()).toBe(id);
    expect(await load(id)).toMatchObject({ version: 0, isOver: false });
  });
});
