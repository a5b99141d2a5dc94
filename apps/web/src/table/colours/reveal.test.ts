import { colours, type Event } from '@crownhold/games/colours';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REVEAL_TIMES, revealOf } from './reveal.ts';

const state = colours.create({ seats: 4, map: 'first' });
state.token = 2;

function revealed(counts: readonly number[], ...more: readonly Event[]): readonly Event[] {
  const labels = state.atlas.map.areas.map(({ label }) => label);
  const sheets = counts.map((count, seat) => ({
    seat,
    areas: labels.slice(0, count).map((area) => ({ area, colour: 'red' as const })),
    usedSpells: [],
    gainedSpells: [],
    usedDrops: [],
    gainedDrops: [],
    blots: seat === 1 ? 1 : 0,
  }));
  return [{ kind: 'revealed', round: 5, sheets }, ...more];
}

const achieved = (seat: number, achievement: 'blue' | 'hydra' | 'three', points: number): Event => ({
  kind: 'achieved',
  seat,
  achievement,
  points,
});

describe('the film of a reveal', () => {
  it('[C22] turns the cards over in turn order, area after area', () => {
    const { cards, lengthMs } = revealOf(revealed([2, 1, 3, 0]), state)!;
    expect(cards.map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect(cards[0]!.areas.map(({ area, atMs }) => [area, atMs])).toEqual([
      [0, REVEAL_TIMES.turn],
      [1, REVEAL_TIMES.turn + REVEAL_TIMES.area],
      [2, REVEAL_TIMES.turn + 2 * REVEAL_TIMES.area],
    ]);
    expect(cards[3]!.blots).toBe(1);
    expect(lengthMs).toBe(4 * (REVEAL_TIMES.turn + REVEAL_TIMES.next) + 6 * REVEAL_TIMES.area);
  });

  it('[C35] stamps one ribbon for all who share a place, the largest last; too late brings none', () => {
    const { ribbons, isLastNext } = revealOf(
      revealed(
        [1, 1, 1, 1],
        achieved(0, 'blue', 4),
        achieved(1, 'hydra', 1),
        achieved(3, 'blue', 4),
        achieved(2, 'three', 0),
        {
          kind: 'last-round',
        },
      ),
      state,
    )!;
    expect(ribbons.map(({ achievement, points, place, seats }) => ({ achievement, points, place, seats }))).toEqual([
      { achievement: 'hydra', points: 1, place: 'second', seats: [1] },
      { achievement: 'blue', points: 4, place: 'first', seats: [0, 3] },
    ]);
    expect(isLastNext).toBe(true);
  });

  it('never takes longer than six seconds', () => {
    const ribbons = [achieved(0, 'blue', 4), achieved(1, 'hydra', 3), achieved(2, 'three', 3)];
    const long = revealOf(revealed([20, 20, 20, 20], ...ribbons), state)!;
    expect(long.lengthMs).toBe(REVEAL_TIMES.most);
    expect(long.ribbons.at(-1)!.atMs).toBeLessThan(REVEAL_TIMES.most);
  });

  it('[C28] [C29] lets gains fly when the areas of their card are coloured, and waits for the last of them', () => {
    const [told] = revealed([2, 1, 0, 0]);
    if (told?.kind !== 'revealed') throw new Error('nothing is revealed');
    const sheets = told.sheets.map((sheet) =>
      sheet.seat === 1 ? { ...sheet, gainedSpells: ['move'] as const, gainedDrops: ['green'] as const } : sheet,
    );
    const { cards, lengthMs } = revealOf([{ ...told, sheets }], state)!;
    const last = cards.at(-1)!;
    expect(last.seat).toBe(1);
    const coloured = last.atMs + REVEAL_TIMES.turn + REVEAL_TIMES.area;
    expect(last.gains).toEqual([
      { spell: 'move', atMs: coloured },
      { drop: 'green', atMs: coloured + REVEAL_TIMES.area },
    ]);
    expect(lengthMs).toBe(coloured + REVEAL_TIMES.area + REVEAL_TIMES.gain);
  });

  it('keeps its order and its six seconds, whatever was coloured, gained and completed', () => {
    const count = fc.integer({ min: 0, max: 30 });
    const rows = fc.uniqueArray(fc.constantFrom('blue', 'hydra', 'three'), { maxLength: 3 });
    fc.assert(
      fc.property(fc.tuple(count, count, count, count), rows, fc.integer({ min: 0, max: 4 }), (counts, won, drops) => {
        const [told] = revealed(counts);
        if (told?.kind !== 'revealed') throw new Error('nothing is revealed');
        const sheets = told.sheets.map((sheet) => ({ ...sheet, gainedDrops: Array<'red'>(drops).fill('red') }));
        const prizes = won.map((row) => achieved(0, row, row === 'blue' ? 4 : 3));
        const { cards, ribbons, lengthMs } = revealOf([{ ...told, sheets }, ...prizes], state)!;
        expect(lengthMs).toBeLessThanOrEqual(REVEAL_TIMES.most);
        const times = cards.flatMap(({ atMs, areas, gains }) => [
          atMs,
          ...[...areas, ...gains].map((each) => each.atMs),
        ]);
        expect(Math.max(...times, ...ribbons.map(({ atMs }) => atMs))).toBeLessThanOrEqual(lengthMs);
        expect(cards.map(({ atMs }) => atMs)).toEqual(cards.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
        for (const { atMs } of ribbons) expect(atMs).toBeGreaterThan(cards.at(-1)!.atMs);
      }),
    );
  });

  it('is nothing where nothing is revealed', () => {
    expect(revealOf([{ kind: 'done', seat: 1 }], state)).toBeUndefined();
  });
});
