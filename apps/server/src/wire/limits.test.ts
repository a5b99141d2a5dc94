import { describe, expect, it } from 'vitest';
import { Limits, type LimitTerms } from './limits.ts';
import { RateLimiter } from './rate-limiter.ts';

function createLimits(change: Partial<LimitTerms> = {}) {
  const time = { ms: 0 };
  const limits = new Limits({ areOn: true, isPublic: true, nowMs: () => time.ms, ...change });
  return { limits, time };
}

/** How often something may be done at once. */
function burst(ask: () => unknown): number {
  let done = 0;
  while (done < 100_000 && ask() === undefined) done++;
  return done;
}

describe('a rate', () => {
  it('allows a burst, fills again, and forgets who has been quiet', () => {
    const time = { ms: 0 };
    const limiter = new RateLimiter({ burst: 2, perSecond: 0.5 }, () => time.ms);
    expect(['a', 'a', 'a', 'b'].map((key) => limiter.take(key))).toEqual([true, true, false, true]);
    expect(limiter.waitSeconds('a')).toBe(2);
    time.ms = 1999;
    expect(limiter.take('a')).toBe(false);
    time.ms = 2000;
    expect([limiter.take('a'), limiter.take('a')]).toEqual([true, false]);
    time.ms = 100_000;
    limiter.take('c');
    expect(limiter.size).toBe(1);
  });
});

describe('limits', () => {
  it('count messages by session', () => {
    const { limits, time } = createLimits();
    const most = burst(() => limits.message('a'));
    expect(most).toBeGreaterThan(100);
    expect(limits.message('a')).toEqual({ waitSeconds: 1 });
    expect(limits.message('b')).toBeUndefined();
    time.ms = 60_000;
    expect(burst(() => limits.message('a'))).toBe(most);
  });

  it('count new sessions and tables by address, widely, and IPv6 by its network', () => {
    const { limits } = createLimits();
    expect(burst(() => limits.create('session', '203.0.113.7'))).toBeGreaterThanOrEqual(1000);
    expect(limits.create('session', '203.0.113.8')).toBeUndefined();
    expect(limits.create('table', '203.0.113.7')).toBeUndefined();
    burst(() => limits.create('session', '2001:db8::1'));
    expect(limits.create('session', '2001:db8::ffff:1')).toMatchObject({ waitSeconds: 1 });
    expect(limits.create('session', '2001:db8:0:1::1')).toBeUndefined();
  });

  it('leave neighbours alone where there is no public address', () => {
    const home = createLimits({ isPublic: false }).limits;
    expect(burst(() => home.create('session', '192.168.0.7'))).toBe(100_000);
    expect(burst(() => home.create('session', '203.0.113.7'))).toBeLessThan(100_000);
    const { limits } = createLimits();
    expect(burst(() => limits.create('session', '192.168.0.7'))).toBeLessThan(100_000);
  });

  it('count open connections by session, and a connection once', () => {
    const { limits } = createLimits();
    const open = Array.from({ length: 40 }, () => limits.connect('a'));
    expect(open.filter((release) => release !== undefined)).toHaveLength(32);
    open[0]!();
    open[0]!();
    expect([limits.connect('a'), limits.connect('a')].map((release) => release !== undefined)).toEqual([true, false]);
    expect(limits.connect('b')).toBeDefined();
  });

  it('can be off', () => {
    const { limits } = createLimits({ areOn: false });
    expect(burst(() => limits.message('a'))).toBe(100_000);
    expect(burst(() => limits.create('table', '203.0.113.7'))).toBe(100_000);
    expect(Array.from({ length: 40 }, () => limits.connect('a'))).not.toContain(undefined);
  });
});
