import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Thought } from '@crownhold/bots';

/** How long the program may be deaf to keys and messages while a bot thinks. */
export const SLICE_MS = 8;

export interface PonderLimits {
  readonly movetimeMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The best thought within the limits, at least the first one. Thinks in slices, so that all else goes on meanwhile. */
export async function ponder(
  thoughts: Generator<Thought, Thought, void>,
  { movetimeMs = Number.POSITIVE_INFINITY, signal }: PonderLimits,
): Promise<Thought> {
  const start = performance.now();
  let sliceEnd = start + SLICE_MS;
  for (;;) {
    const { value: thought, done } = thoughts.next();
    const now = performance.now();
    if (done || signal?.aborted || now - start >= movetimeMs) return thought;
    if (now < sliceEnd) continue;
    await nextTurn();
    if (signal?.aborted) return thought;
    sliceEnd = performance.now() + SLICE_MS;
  }
}
