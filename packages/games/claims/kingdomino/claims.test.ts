import { describe, expect, it } from 'vitest';
import { checkFuzz, checkInvariants, everyOptions, measureAverages } from './index.ts';

const SEED = 20161;

describe('Kingdomino, in short', () => {
  it('200 games of every seat count and combination of variants keep every invariant', () => {
    const every = everyOptions();
    expect(every).toHaveLength(16 + 8 + 8);
    for (const options of every) expect(checkInvariants(options, 200, SEED).games).toBe(200);
  });

  it('100,000 malformed inputs neither throw nor change anything', () => {
    const { inputs, accepted } = checkFuzz(100_000, SEED);
    expect(inputs).toBeGreaterThanOrEqual(100_000);
    // Some of the mutated inputs are still right; a fuzzer that never gets through the door tests only the door.
    expect(accepted).toBeGreaterThan(1000);
  });

  it('random play scores and discards what other engines report', () => {
    const expected = [
      [2, 19.2, 22.4, 2.6],
      [3, 19.2, 22.6, 4.0],
      [4, 19.3, 22.6, 5.3],
    ] as const;
    for (const [seats, plain, bonus, discards] of expected) {
      const options = { seats, variants: [], tiebreak: 'crowns' } as const;
      const bare = measureAverages(options, 10_000, SEED);
      expect(Math.abs(bare.points - plain)).toBeLessThan(0.15 + 3 * bare.error);
      expect(Math.abs(bare.discards - discards)).toBeLessThan(0.1);
      const full = measureAverages({ ...options, variants: ['middle-kingdom', 'harmony'] }, 10_000, SEED);
      expect(Math.abs(full.points - bonus)).toBeLessThan(0.15 + 3 * full.error);
    }
  });
});
