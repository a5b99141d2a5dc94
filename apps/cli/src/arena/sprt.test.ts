import { createRng, RNG_RANGE } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { SPRT_BOUND, testSequentially } from './sprt.ts';
import type { Lot } from './statistics.ts';

const HYPOTHESES = { low: 0, high: 50 };
const MANY = 4000;

/** Deals of two games, each won with this chance. */
function deals(chance: number, seed: number, count = MANY): readonly Lot[] {
  const rng = createRng(seed);
  const game = () => (rng() / RNG_RANGE < chance ? 1 : 0);
  return Array.from({ length: count }, () => ({ won: game() + game(), of: 2 }));
}

/** How often each claim is accepted in tests with other luck. */
function verdicts(chance: number, tests = 200) {
  const all = Array.from({ length: tests }, (_, seed) => testSequentially(deals(chance, seed), HYPOTHESES));
  return { high: all.filter(({ accepted }) => accepted === 'high').length / tests, all };
}

describe('a sequential test', () => {
  it('rarely takes an equal bot for a better one', () => {
    expect(verdicts(0.5).high).toBeLessThan(0.1);
  });

  it('rarely overlooks a better one', () => {
    // 57.1 % are 50 points.
    expect(verdicts(0.571).high).toBeGreaterThan(0.9);
  });

  it('always ends, and soon where it is clear', () => {
    const { all } = verdicts(0.75);
    for (const { accepted, deals: count } of all) {
      expect(accepted).toBe('high');
      expect(count).toBeLessThan(200);
    }
  });

  it('ends with the deal that decides it, whatever comes later', () => {
    const list = deals(0.6, 3);
    const verdict = testSequentially(list, HYPOTHESES);
    expect(verdict.deals).toBeLessThan(MANY);
    expect(testSequentially(list.slice(0, verdict.deals), HYPOTHESES)).toEqual(verdict);
    const { accepted, ratio } = testSequentially(list.slice(0, verdict.deals - 1), HYPOTHESES);
    expect(accepted).toBeUndefined();
    expect(Math.abs(ratio)).toBeLessThan(SPRT_BOUND);
  });

  it('says nothing before the first deal, and is not hurried by a few victories', () => {
    expect(testSequentially([], HYPOTHESES)).toEqual({ accepted: undefined, deals: 0, ratio: 0 });
    const wins = Array.from({ length: 5 }, () => ({ won: 2, of: 2 }));
    expect(testSequentially(wins, { low: 0, high: 10 }).accepted).toBeUndefined();
  });
});
