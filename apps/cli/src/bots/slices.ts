import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SlicedThinking } from '@crownhold/table/thinking';

/** How long the program may be deaf to keys and messages while a bot thinks. */
export const SLICE_MS = 8;

const wallClock = () => performance.now();

/** How a bot thinks in this process: by the clock on the wall unless another is given, and all else goes on meanwhile. */
export const IN_SLICES: SlicedThinking = {
  clock: wallClock,
  wallClock,
  sliceMs: SLICE_MS,
  breathe: () => nextTurn(),
};
