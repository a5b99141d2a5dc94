import { errors, type Page } from 'playwright-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerAll, MissedTap } from './answering.ts';
import { WAIT_MS } from './wait-limit.ts';

const SELECTORS = { end: '.end', take: '.take' } as const;

/** Shows these one after another, and then the end. */
function pageOf(...shown: readonly (keyof typeof SELECTORS)[]) {
  const left = [...shown];
  const timeouts: number[] = [];
  const page = {
    evaluate: async () => Object.keys(SELECTORS).indexOf(left.shift() ?? 'end'),
    setDefaultTimeout: (ms: number) => timeouts.push(ms),
  };
  return { page: page as unknown as Page, timeouts };
}

const never = async () => false;

afterEach(() => {
  vi.useRealTimers();
});

describe('whoever answers what a page shows', () => {
  it.each([new MissedTap('gone'), new errors.TimeoutError('gone')])(
    'looks again after a tap that came too late',
    async (late) => {
      const { page, timeouts } = pageOf('take', 'take');
      const answer = vi.fn<() => Promise<void>>().mockRejectedValueOnce(late).mockResolvedValue();
      await answerAll(page, { selectors: SELECTORS, answer, isEnough: never });
      expect(answer).toHaveBeenCalledTimes(2);
      expect(timeouts).toEqual([WAIT_MS / 10, WAIT_MS, WAIT_MS / 10, WAIT_MS]);
    },
  );

  it('fails at once for anything else', async () => {
    const { page, timeouts } = pageOf('take', 'take');
    const answer = () => Promise.reject(new Error('a fault'));
    await expect(answerAll(page, { selectors: SELECTORS, answer, isEnough: never })).rejects.toThrow('a fault');
    expect(timeouts.at(-1)).toBe(WAIT_MS);
  });

  it('fails where every tap comes too late', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { page } = pageOf(...Array.from({ length: 100 }, () => 'take' as const));
    let taps = 0;
    const answer = async () => {
      taps++;
      vi.advanceTimersByTime(WAIT_MS / 10);
      throw new MissedTap('gone');
    };
    await expect(answerAll(page, { selectors: SELECTORS, answer, isEnough: never })).rejects.toThrow(MissedTap);
    expect(taps).toBeLessThan(15);
  });

  it('answers nothing any more once there is enough', async () => {
    const { page } = pageOf('take', 'take');
    const answer = vi.fn<() => Promise<void>>();
    await answerAll(page, { selectors: SELECTORS, answer, isEnough: async () => true });
    expect(answer).not.toHaveBeenCalled();
  });
});
