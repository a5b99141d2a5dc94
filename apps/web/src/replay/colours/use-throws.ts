import type { GameRecord } from '@crownhold/core';
import { useEffect, useState } from 'preact/hooks';
import { attachmentsOf } from '../verify-client.ts';
import { type ReplayedThrow, throwsOf } from './replayed-throw.ts';

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
    const asked = attachmentsOf(record, (part) => setKnown({ part, throws: undefined }));
    asked.answer.then((found) => setKnown({ part: undefined, throws: throwsOf(found) }), reportError);
    return asked.stop;
  }, [isAsked, record]);
  return known;
}
