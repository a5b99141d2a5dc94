import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { addTallies, type Share, type Tally } from './tally.ts';

const SHARE = 1000;

/** Throws `count` times in a pool of threads, one for each core; the outcome does not depend on how many there are. */
export async function throwInThreads(series: number, count: number, progress: (text: string) => void): Promise<Tally> {
  const shares: Share[] = [];
  for (let from = 0; from < count; from += SHARE) shares.push({ series, from, count: Math.min(SHARE, count - from) });
  const tallies: Tally[] = [];
  const waiting = [...shares];
  const work = async () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    for (let share = waiting.shift(); share; share = waiting.shift()) {
      worker.postMessage(share);
      const [tally] = (await once(worker, 'message')) as [Tally];
      tallies.push(tally);
      if (tallies.length % 5 === 0) progress(`${tallies.length * SHARE} throws`);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return addTallies(tallies);
}
