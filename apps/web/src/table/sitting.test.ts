import { isFault } from '@crownhold/core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ANN, BOT, firstTurn, playTurn } from '../../test/kingdomino-table.ts';
import { loadGame, type SavedGame } from '../games/store.ts';
import { face, kingdominoFace } from './kingdomino/face.tsx';
import { type SittingPorts, sitDown } from './sitting.ts';

// The store names unnamed players in the language of the moment, which a browser would have loaded.
vi.mock('../app/language.ts', async () => {
  const { translatorFor } = await import('@crownhold/i18n/every-language');
  return { t: { value: translatorFor('en') } };
});

type Ports = SittingPorts<never, never>;

beforeAll(() => {
  vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
});

/** Until everything that waits for a promise has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function begin(chairs = [ANN, { name: 'Bob', isUnnamed: true as const }]): SavedGame {
  const id = kingdominoFace.begin({ options: { seats: chairs.length }, chairs });
  if (typeof id !== 'string') throw new Error(id.code);
  return loadGame(id)!;
}

function sit(saved: SavedGame, ports: Partial<Pick<Ports, 'isConfirmed'>> = {}) {
  const sitting = sitDown(face, saved, {
    isConfirmed: () => true,
    breathe: async () => undefined,
    openBots: () => ({
      ask: async (_, view, seat) => firstTurn(view, seat),
      hint: async () => undefined,
      close: () => undefined,
    }),
    fail: (error) => {
      throw error;
    },
    ...ports,
  });
  if (isFault(sitting)) throw new Error(sitting.refusal.code);
  return sitting;
}

describe('a table that is kept', () => {
  it('is found as it was, the turn in the making included', () => {
    const saved = begin();
    const { table } = sit(saved);
    playTurn(table);
    const domino = table.shown.value.settled.next[3];
    table.perform({ kind: 'pick', index: 3 });
    const kept = loadGame(saved.id)!;
    expect(kept).toMatchObject({ draft: `take ${domino}`, isOver: false, chairs: saved.chairs });
    expect(sit(kept).table.shown.value).toMatchObject({
      version: table.shown.value.version,
      input: { draft: { steps: [`take ${domino}`] } },
    });
  });

  it('has no draft once the turn is sent, nor once it is undone', () => {
    const saved = begin();
    const { table } = sit(saved);
    table.perform({ kind: 'pick', index: 0 }, { kind: 'undo' });
    expect(loadGame(saved.id)!.draft).toBe('');
    table.perform({ kind: 'pick', index: 0 }, { kind: 'confirm' });
    const kept = loadGame(saved.id)!;
    expect(kept.draft).toBe('');
    expect(kept.record.steps.length).toBeGreaterThan(saved.record.steps.length);
    expect(kept.secret).toBe(saved.secret);
  });

  it('plays with its bots to the end, and keeps the points', async () => {
    const saved = begin([ANN, BOT] as never);
    const { table, record } = sit(saved);
    while (table.shown.value.stage.kind !== 'over') {
      if (table.shown.value.stage.kind === 'turn') playTurn(table);
      else await settled();
    }
    const kept = loadGame(saved.id)!;
    expect(kept.isOver).toBe(true);
    expect(kept.points).toEqual([0, 1].map((seat) => face.rules.game.score(table.shown.value.settled, seat)));
    expect(kept.record).toEqual(record());
    expect(kept.record.fairness).toBeDefined();
  });

  it('[K20] lets no bot begin the next game of a dynasty before people have seen the result', async () => {
    let asked = 0;
    for (let secret = 1; asked < 2 && secret < 20; secret++) {
      const dealing = { secret: new Uint8Array(32).fill(secret), table: 'test' };
      const start = { options: { seats: 2, variants: ['dynasty'] }, chairs: [ANN, BOT] };
      const id = kingdominoFace.begin(start, dealing) as string;
      const { table } = sit(loadGame(id)!);
      while (table.shown.value.stage.kind !== 'between-games') {
        if (table.shown.value.stage.kind === 'turn') playTurn(table);
        else await settled();
      }
      if (table.shown.value.settled.seat !== 1) continue;
      asked++;
      const { steps } = loadGame(id)!.record;
      await settled();
      expect(loadGame(id)!.record.steps).toEqual(steps);
      expect(sit(loadGame(id)!).table.shown.value.stage.kind).toBe('between-games');
      table.goOn();
      await settled();
      await settled();
      expect(loadGame(id)!.record.steps.length).toBeGreaterThan(steps.length);
    }
    expect(asked).toBe(2);
  });

  it('is refused if its record is broken', () => {
    const saved = begin();
    const broken = { ...saved, record: { ...saved.record, steps: [...saved.record.steps, 'take 99'] } };
    expect(sitDown(face, broken, {} as never)).toMatchObject({ refusal: { code: expect.any(String) } });
  });
});

describe('a game', () => {
  it('begins only with options that its rules allow', () => {
    expect(kingdominoFace.begin({ options: { seats: 9 }, chairs: [] })).toMatchObject({ rule: expect.any(String) });
  });

  it('goes on from a record, with the players it names or numbered ones', () => {
    const { record } = begin();
    const named = kingdominoFace.openRecord(record);
    expect(loadGame(named as string)!.chairs.map(({ name }) => name)).toEqual(['Ann', 'Player 2']);
    const { players: _, ...nameless } = record;
    const numbered = loadGame(kingdominoFace.openRecord(nameless) as string)!;
    expect(numbered.chairs.every(({ isUnnamed }) => isUnnamed)).toBe(true);
  });

  it('is played on from any step of a record, by others', () => {
    const saved = begin();
    const { table } = sit(saved);
    for (let turns = 0; turns < 6; turns++) playTurn(table);
    const { record } = loadGame(saved.id)!;
    const id = kingdominoFace.playOn(record, 5, [{ name: 'Cy' }, BOT]);
    const kept = loadGame(id as string)!;
    expect(kept.record.steps.slice(0, 5)).toEqual(record.steps.slice(0, 5));
    expect(kept.record.fairness).toBeUndefined();
    expect(kept.record.players).toEqual([{ name: 'Cy' }, BOT]);
  });
});
