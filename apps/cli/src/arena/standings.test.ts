import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import type { GameResult } from './result.ts';
import { createSetup } from './setup.ts';
import { standingsOf } from './standings.ts';

const options = { seats: 3, variants: [], tiebreak: 'crowns' } as const;
const contestants = ['a', 'b'].map((name) => ({ name, bot: name, isOutside: false, allowance: {} }));
const setup = createSetup(kingdomino, options, 1, contestants);

function game(seating: number[], scores: number[], ranks: number[]): GameResult {
  return { seating, scores, ranks, turns: [2, 2, 2], ms: seating.map((who) => (who === 0 ? 10 : 1)) };
}

const first = {
  kind: 'deal',
  deal: 0,
  games: [
    game([0, 1, 1], [50, 40, 30], [1, 2, 3]),
    game([1, 1, 0], [50, 40, 50], [1, 3, 1]),
    game([1, 0, 1], [60, 40, 30], [1, 2, 3]),
  ],
} as const;

describe('the standings', () => {
  const { deals, games, contestants: rows, comparisons } = standingsOf(setup, [first, { ...first, deal: 1 }]);
  const [a, b] = rows;

  it('count deals and games', () => expect([deals, games]).toEqual([2, 6]));

  it('give points by seat and margins over the best other', () => {
    expect(a!.points).toEqual({ mean: expect.closeTo(140 / 3, 9), error: 0 });
    expect(b!.points!.mean).toBeCloseTo(250 / 6, 9);
    expect(a!.margin!.mean).toBeCloseTo((10 + 0 - 20) / 3, 9);
    expect(b!.margin!.mean).toBeCloseTo((-10 - 20 + 0 - 10 + 20 - 30) / 6, 9);
  });

  it('give the median of all points', () => expect([a!.median, b!.median]).toEqual([50, 40]));

  it('have no margin for somebody who plays alone', () => {
    const alone = createSetup(kingdomino, { ...options, seats: 1 }, 1, contestants.slice(0, 1));
    const scores = [40, 61, 50, 45].map((points) => game([0], [points], [1]));
    const [only] = standingsOf(alone, [{ ...first, games: scores }]).contestants;
    expect([only!.points!.mean, only!.median, only!.margin]).toEqual([49, 47.5, undefined]);
  });

  it('share first places, all of which are somebody’s', () => {
    expect([a!.seats, b!.seats]).toEqual([1, 2]);
    expect(a!.firsts.mean).toBeCloseTo(1.5 / 3, 9);
    expect(b!.firsts.mean).toBeCloseTo(1.5 / 3, 9);
    expect([a!.fair, b!.fair]).toEqual([1 / 3, 2 / 3]);
  });

  it('count decided games apart', () => {
    expect(a!.decided!.mean).toBe(0.5);
    const draw = { ...first, games: [first.games[1], first.games[1], first.games[1]] };
    expect(standingsOf(setup, [draw]).contestants[0]!.decided).toBeUndefined();
  });

  it('tell the time of a turn', () => {
    expect([a!.turns, b!.turns]).toEqual([12, 24]);
    expect([a!.msPerTurn, b!.msPerTurn]).toEqual([5, 0.5]);
  });

  it('compare seat by seat', () => {
    expect(comparisons).toHaveLength(1);
    expect(comparisons[0]).toMatchObject({ one: 'a', other: 'b' });
    expect(comparisons[0]!.ahead.mean).toBeCloseTo((2 + 1.5 + 1) / 6, 9);
    expect(comparisons[0]!.elo.mean).toBeGreaterThan(0);
  });

  it('of one deal have no intervals', () => {
    const { contestants: alone, comparisons: one } = standingsOf(setup, [first]);
    expect(alone[0]!.points!.error).toBeUndefined();
    expect(alone[0]!.firsts.error).toBeUndefined();
    expect(one[0]!.elo.low).toBeUndefined();
  });

  it('count a forfeit as a defeat by all others, and no points of that game', () => {
    const forfeit = { seat: 0, failure: { kind: 'died', how: 'exit 1' } } as const;
    const broken = { ...game([0, 1, 1], [3, 9, 9], [3, 1, 1]), forfeit };
    const [one, other] = standingsOf(setup, [
      { ...first, games: [broken, first.games[1], first.games[2]] },
    ]).contestants;
    expect([one!.forfeits, other!.forfeits]).toEqual([1, 0]);
    expect(one!.points!.mean).toBe((50 + 40) / 2);
    expect(one!.firsts.mean).toBeCloseTo(0.5 / 3, 9);
    const all = standingsOf(setup, [{ ...first, games: [broken, broken, broken] }]).contestants[0]!;
    expect([all.points, all.margin, all.forfeits]).toEqual([undefined, undefined, 3]);
  });
});
