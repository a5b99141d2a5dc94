import { formatRecord, type GameRecord } from '@crownhold/core';
import type { VerifyAnswer } from './verify-worker.ts';

export type { VerifyAnswer } from './verify-worker.ts';

/** Deals a record again in a worker of its own, so that the page never waits; the worker ends with it. */
export function verifyRecord(record: GameRecord): Promise<VerifyAnswer> {
  const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<VerifyAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<VerifyAnswer>) => resolve(data));
    // A worker that could not even be loaded answers nothing at all.
    worker.addEventListener('error', () => resolve('failed'));
    worker.postMessage(formatRecord(record));
  }).finally(() => worker.terminate());
}
