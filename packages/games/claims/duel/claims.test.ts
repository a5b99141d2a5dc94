import { describe, expect, it } from 'vitest';
import { checkFuzz, checkInvariants, everyOptions, measureFaces } from './index.ts';

const SEED = 20191;

describe('Kingdomino Duel, in short', () => {
  it('200 games of every edition and beginning keep every invariant', () => {
    const every = everyOptions();
    expect(every).toHaveLength(6);
    for (const options of every) {
      const { games, powers, passes, fullMaps } = checkInvariants(options, 200, SEED);
      expect(games).toBe(200);
      expect(Math.min(powers, passes, 200 - fullMaps)).toBeGreaterThan(0);
    }
  });

  it('100,000 malformed inputs neither throw nor change anything', () => {
    const { inputs, accepted } = checkFuzz(100_000, SEED);
    expect(inputs).toBeGreaterThanOrEqual(100_000);
    expect(accepted).toBeGreaterThan(1000);
  });

  it('[D2] dice show each face as often as their sides do', () => {
    // The 99.9 % points of chi-square with 4 and 5 degrees of freedom.
    const limits = { 4: 18.47, 5: 20.52 };
    const dice = measureFaces(30_000, SEED);
    expect(dice.map(({ freedom }) => freedom)).toEqual([4, 5, 5, 5]);
    for (const { chiSquare, freedom } of dice) expect(chiSquare).toBeLessThan(limits[freedom as 4 | 5]);
    expect(dice[0]!.counts['dot']! / 30_000).toBeCloseTo(1 / 3, 1);
  });
});
