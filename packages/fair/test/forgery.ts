import type { GameRecord } from '@crownhold/core';
import { type FairEvent, headOf, stepsOf } from '../src/event.ts';
import { createTranscript } from '../src/transcript.ts';

/** The events with every link made anew: what a forger does after changing one of them. */
function relink(events: readonly FairEvent[]): readonly FairEvent[] {
  const linked: FairEvent[] = [];
  let previous = '';
  for (const [index, event] of events.entries()) {
    linked.push({ ...event, previous });
    previous = headOf(index, linked[index]!);
  }
  return linked;
}

/** A record of these events, whose steps are theirs. */
export function forge(record: GameRecord, events: readonly FairEvent[]): GameRecord {
  const linked = relink(events);
  return {
    ...record,
    steps: linked.flatMap((event) => (event.kind === 'row' ? stepsOf(event) : [])),
    fairness: createTranscript(linked),
  };
}
