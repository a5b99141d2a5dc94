import { formatRecord, type GameRecord } from '@crownhold/core';
import { useEffect, useState } from 'preact/hooks';
import type { ReplayedThrow, ThrowsAnswer } from './replayed-throw.ts';

interface Throws {
  /** How much of the physics has come, from 0 to 1, while it comes. */
  readonly part: number | undefined;
  /** Nothing until they are known. */
  readonly throws: readonly ReplayedThrow[] | undefined;
}

const UNKNOWN: Throws = { part: undefined, throws: undefined };

/** The true throws of a record, computed in a worker as soon as somebody comes to the first of them. */
export function useThrows(record: GameRecord, isWanted: boolean): Throws {
  const [known, setKnown] = useState<Throws>(UNKNOWN);
  const [isAsked, setAsked] = useState(false);
  if (isWanted && !isAsked) setAsked(true);
  useEffect(() => {
    if (!isAsked || record.fairness === undefined) return undefined;
    const worker = new Worker(new URL('./throws-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ThrowsAnswer>) => {
      if (data.kind === 'loading') setKnown({ part: data.part, throws: undefined });
      else {
        setKnown({ part: undefined, throws: data.throws });
        worker.terminate();
      }
    });
    // Without it the dice lie where they fell, as a record alone tells it.
    worker.addEventListener('error', () => setKnown({ part: undefined, throws: [] }));
    worker.postMessage(formatRecord(record));
    return () => worker.terminate();
  }, [isAsked, record]);
  return known;
}
