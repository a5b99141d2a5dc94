/** Of several slices: the middle one, which noise moves little, and the best, which it cannot improve. */
export interface Pace {
  readonly median: number;
  readonly best: number;
}

/** How often a second `work` runs. `after` is called between slices. */
export function measurePace(work: () => void, slices: number, sliceMs: number, after?: () => void): Pace {
  runSlice(work, sliceMs);
  const paces: number[] = [];
  for (let slice = 0; slice < slices; slice++) {
    paces.push(runSlice(work, sliceMs));
    after?.();
  }
  paces.sort((a, b) => b - a);
  return { median: paces[paces.length >> 1]!, best: paces[0]! };
}

const BATCH_MS = 1;

function runSlice(work: () => void, sliceMs: number): number {
  const start = performance.now();
  let runs = 0;
  let batch = 1;
  for (let elapsed = 0; ; ) {
    for (let i = 0; i < batch; i++) work();
    runs += batch;
    const now = performance.now() - start;
    if (now >= sliceMs) return (1000 * runs) / now;
    // Reading the clock must not cost more than the work.
    if (now - elapsed < BATCH_MS) batch *= 2;
    elapsed = now;
  }
}
