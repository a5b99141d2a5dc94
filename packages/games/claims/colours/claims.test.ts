import { describe, expect, it } from 'vitest';
import { checkFuzz, checkInvariants, checkSecrecy, everyOptions } from './index.ts';

const SEED = 20221;

describe('Colour Kingdoms, in short', () => {
  it('60 games of every number of seats keep every invariant', () => {
    const every = everyOptions();
    expect(every).toHaveLength(4);
    for (const options of every) {
      const { games, spells, towers } = checkInvariants(options, 60, SEED);
      expect(games).toBe(60);
      expect(Math.min(spells, towers)).toBeGreaterThan(0);
    }
  });

  it('50,000 malformed inputs neither throw nor change anything', () => {
    const { inputs, accepted } = checkFuzz(50_000, SEED);
    expect(inputs).toBeGreaterThanOrEqual(50_000);
    expect(accepted).toBeGreaterThan(500);
  });

  it('[C22] 300 pairs of games that differ in hidden moves look alike to others', () => {
    expect(checkSecrecy(300, SEED).pairs).toBe(300);
  });
});
