import { describe, expect, it } from 'vitest';
import { Patience } from './patience.ts';
import { RateLimiter } from './rate-limiter.ts';

/** How many messages are heard until patience is over, of a client that sends so many a second; `undefined` if it never is. */
function heardAt(perSecond: number): number | undefined {
  let nowMs = 0;
  const limiter = new RateLimiter({ burst: 200, perSecond: 20 }, () => nowMs);
  const patience = new Patience();
  for (let heard = 1; heard <= 100_000; heard++) {
    nowMs += 1000 / perSecond;
    if (limiter.take('a')) patience.reward();
    else patience.strain();
    if (patience.isOver) return heard;
  }
  return undefined;
}

describe('patience', () => {
  it('ends with whoever floods, however fast the flood is heard', () => {
    for (const perSecond of [100, 1000, 10_000, 1_000_000]) expect(heardAt(perSecond)).toBeLessThan(1500);
  });

  it('lasts with whoever sends a little more than allowed', () => {
    for (const perSecond of [10, 20, 30]) expect(heardAt(perSecond)).toBeUndefined();
  });

  it('does not come back', () => {
    const patience = new Patience();
    for (let said = 0; said < 500; said++) patience.strain();
    for (let said = 0; said < 500; said++) patience.reward();
    expect(patience.isOver).toBe(true);
  });
});
