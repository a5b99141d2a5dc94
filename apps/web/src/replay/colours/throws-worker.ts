import { type AnyGame, isFault, parseRecord } from '@crownhold/core';
import { examine, isFairFault } from '@crownhold/fair';
import { colours, throwOf } from '@crownhold/games/colours';
import { loadThrowers } from './evidence.ts';
import type { ReplayedThrow, ThrowsAnswer } from './replayed-throw.ts';

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  throwsOf(data).then(
    (throws) => tell({ kind: 'throws', throws }),
    () => tell({ kind: 'throws', throws: [] }),
  );
});

/** The dice of a record, thrown again from its sealed seeds. None if it has no such seeds, or they are not sound. */
async function throwsOf(text: string): Promise<readonly ReplayedThrow[]> {
  const record = parseRecord(text);
  if (isFault(record) || record.fairness === undefined) return [];
  const evidence = await loadThrowers(record, (part) => tell({ kind: 'loading', part }));
  if (evidence.throwers === undefined) return [];
  const examined = examine(colours as unknown as AnyGame, record, evidence);
  if (isFairFault(examined)) return [];
  return examined.conclude(false).entries.flatMap((entry, step) => {
    const thrown = throwOf(entry);
    return thrown ? [{ step, thrown }] : [];
  });
}

function tell(answer: ThrowsAnswer): void {
  self.postMessage(answer);
}
