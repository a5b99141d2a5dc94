import { colours } from '@crownhold/games/colours';
import { duel, SPELLBOOKS } from '@crownhold/games/duel';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { playSolo, shareWithin } from './colours-solo.ts';
import { measureStrength } from './greedy.ts';

const SEED = 20161;

describe('in Kingdomino', () => {
  const TWO = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' } as const;

  it('greedy wins nearly every game against random', () => {
    const { wins, points, rivalPoints } = measureStrength(kingdomino, TWO, 'greedy', 'random', 150, SEED);
    expect(wins.mean + wins.error).toBeGreaterThan(0.95);
    expect(wins.mean).toBeGreaterThan(0.93);
    expect(points.mean).toBeGreaterThan(2 * rivalPoints.mean);
  });

  it('greedy bots among themselves make about 42 points each, and none is favoured', () => {
    const { wins, points, rivalPoints } = measureStrength(kingdomino, TWO, 'greedy', 'greedy', 150, SEED);
    expect(Math.abs((points.mean + rivalPoints.mean) / 2 - 42)).toBeLessThan(points.error);
    expect(Math.abs(wins.mean - 0.5)).toBeLessThan(1.5 * wins.error);
  });

  it('plays the same games for the same seed', () => {
    const three = { ...TWO, seats: 3 };
    const measure = () => measureStrength(kingdomino, three, 'greedy', 'random', 3, 5);
    expect(measure()).toEqual(measure());
  });
});

describe.each(SPELLBOOKS)('in Kingdomino Duel, spellbook %s', (spellbook) => {
  const options = { seats: 2, spellbook, first: 'random' } as const;

  it('greedy wins nearly every game against random', () => {
    const { wins, points, rivalPoints } = measureStrength(duel, options, 'greedy', 'random', 60, SEED);
    expect(wins.mean).toBeGreaterThan(0.95);
    expect(points.mean).toBeGreaterThan(3 * rivalPoints.mean);
  });

  it('greedy bots among themselves make about 75 points each, and none is favoured', () => {
    const { wins, points, rivalPoints } = measureStrength(duel, options, 'greedy', 'greedy', 60, SEED);
    expect(Math.abs((points.mean + rivalPoints.mean) / 2 - 75)).toBeLessThan(points.error + rivalPoints.error);
    expect(Math.abs(wins.mean - 0.5)).toBeLessThan(1.5 * wins.error);
  });

  it('plays the same games for the same seed', () => {
    const measure = () => measureStrength(duel, options, 'greedy', 'random', 3, 5);
    expect(measure()).toEqual(measure());
  });
});

describe('in Colour Kingdoms', () => {
  it('greedy wins nearly every game against random', () => {
    const options = { seats: 2, map: 'first' } as const;
    const { wins, points } = measureStrength(colours, options, 'greedy', 'random', 24, SEED);
    expect(wins.mean).toBeGreaterThan(0.95);
    expect(points.mean).toBeGreaterThan(50);
  });

  it('[C9] most results of greedy alone fit the scale', () => {
    const alone = playSolo(24, SEED);
    expect(shareWithin(alone, 35, 60)).toBeGreaterThan(0.7);
    expect(shareWithin(alone, 20, 80)).toBe(1);
    expect(alone.blots).toBeLessThan(10);
  });

  it('plays the same games for the same seed', () => expect(playSolo(2, 5)).toEqual(playSolo(2, 5)));
});
