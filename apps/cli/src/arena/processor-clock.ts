import process from 'node:process';
import type { Clock } from '@crownhold/table/thinking';

/**
 * What a thread has cost the processor, finer than the system counts: it adds up a thread's time only every few
 * milliseconds and whenever the thread has to wait, so in between it has run all the time.
 */
export function createProcessorClock(counted: Clock, wall: Clock): Clock {
  let last = counted();
  let since = wall();
  let told = last;
  return () => {
    const now = counted();
    if (now !== last) {
      last = now;
      since = wall();
    }
    told = Math.max(told, last + wall() - since);
    return told;
  };
}

const wallClock: Clock = () => performance.now();

/** That of this thread, where Node can say so (24 can, 22 cannot), else the clock on the wall. */
export function threadClock(): Clock {
  if (typeof process.threadCpuUsage !== 'function') return wallClock;
  const counted = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  return createProcessorClock(counted, wallClock);
}
