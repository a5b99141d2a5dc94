import type { GameRecord } from '@crownhold/core';
import { type FairEvent, headOf } from '../src/event.ts';
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
  return { ...record, steps: stepsOf(linked), fairness: createTranscript(linked) };
}

function stepsOf(events: readonly FairEvent[]): readonly string[] {
  return events.flatMap((event) => {
    if (event.kind !== 'row') return [];
    return [...(event.played && 'steps' in event.played ? event.played.steps : []), ...event.chance];
  });
}
