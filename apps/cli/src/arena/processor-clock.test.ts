import { describe, expect, it } from 'vitest';
import { createProcessorClock } from './processor-clock.ts';

/** A thread that runs or waits, counted every 4 ms of its work and when it begins to wait. */
function createThread() {
  let [wall, worked, counted] = [1000, 50, 50];
  return {
    clock: createProcessorClock(
      () => counted,
      () => wall,
    ),
    run(ms: number) {
      wall += ms;
      worked += ms;
      counted = Math.max(counted, worked - (worked % 4));
    },
    wait(ms: number) {
      counted = worked;
      wall += ms;
    },
  };
}

describe('the clock of a thread', () => {
  it('goes on between two counts', () => {
    const { clock, run } = createThread();
    const start = clock();
    run(1);
    expect(clock() - start).toBe(1);
    run(0.5);
    expect(clock() - start).toBe(1.5);
  });

  it('does not count waiting', () => {
    const { clock, run, wait } = createThread();
    const start = clock();
    run(3);
    wait(500);
    expect(clock() - start).toBe(3);
    run(20);
    wait(500);
    expect(clock() - start).toBe(23);
  });

  it('never goes back, and is never far off', () => {
    const { clock, run, wait } = createThread();
    const start = clock();
    let [worked, before] = [0, 0];
    for (let i = 1; i < 200; i++) {
      const ms = ((i * 37) % 11) / 3;
      run(ms);
      worked += ms;
      if (i % 7 === 0) wait(i);
      const told = clock() - start;
      expect(told).toBeGreaterThanOrEqual(before);
      expect(Math.abs(told - worked)).toBeLessThan(8);
      before = told;
    }
  });
});
