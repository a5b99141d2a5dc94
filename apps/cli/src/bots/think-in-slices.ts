import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Thought } from '@crownhold/bots';

/** Milliseconds since some moment. */
export type Clock = () => number;

/** How long the program may be deaf to keys and messages while a bot thinks. */
export const SLICE_MS = 8;

export interface SliceLimits {
  /** By the clock that is given, else by that on the wall. */
  readonly movetimeMs?: number | undefined;
  readonly clock?: Clock;
  readonly signal?: AbortSignal | undefined;
}

/** The best thought within the limits, at least the first one. Thinks in slices, so that all else goes on meanwhile. */
export async function thinkInSlices(
  thoughts: Generator<Thought, Thought, void>,
  { movetimeMs = Number.POSITIVE_INFINITY, clock = () => performance.now(), signal }: SliceLimits,
): Promise<Thought> {
  const start = clock();
  let sliceEnd = performance.now() + SLICE_MS;
  for (;;) {
    const { value: thought, done } = thoughts.next();
    if (done || signal?.aborted || clock() - start >= movetimeMs) return thought;
    if (performance.now() < sliceEnd) continue;
    await nextTurn();
    if (signal?.aborted) return thought;
    sliceEnd = performance.now() + SLICE_MS;
  }
}
