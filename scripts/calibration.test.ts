import { describe, expect, it } from 'vitest';
import { slownessOf } from './calibration.ts';
import { limitsOf } from './test-limits.ts';

describe('the slowness of a machine', () => {
  it('is 1 where it is quiet, or faster than the one of the limits', () => {
    expect(slownessOf([32, 32])).toBe(1);
    expect(slownessOf([8, 9])).toBe(1);
  });

  it('is how much longer the same work takes, one slow core included', () => {
    expect(slownessOf([64, 64])).toBe(2);
    expect(slownessOf([32, 96])).toBe(2);
  });

  it('ends somewhere, so that a test that hangs ends too', () => {
    expect(slownessOf([1e9])).toBe(20);
  });

  it('is not guessed', () => {
    expect(() => slownessOf([])).toThrow('nothing was measured');
  });
});

it.each(['unit', 'claims', 'int', 'e2e'] as const)('limits of %s tests grow with it', (kind) => {
  const quiet = limitsOf(kind, 1);
  expect(limitsOf(kind, 3.5)).toEqual({ testMs: 3.5 * quiet.testMs, waitMs: 3.5 * quiet.waitMs });
  // A wait in vain is told by itself, not by the end of its test.
  expect(quiet.waitMs).toBeLessThan(quiet.testMs);
});
