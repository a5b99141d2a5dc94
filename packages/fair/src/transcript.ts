import { type Hex, isHex } from './bytes.ts';
import { type FairEvent, headOf } from './event.ts';
import { fieldFault, isObject, parseEvent } from './event-json.ts';
import { type FairFault, fairFault, isFairFault } from './fault.ts';

export const TRANSCRIPT_FORMAT = 'crownhold-fairness';
export const TRANSCRIPT_VERSION = 1;

/** All events of a match: the field `fairness` of its record. */
export interface Transcript {
  readonly format: typeof TRANSCRIPT_FORMAT;
  readonly version: typeof TRANSCRIPT_VERSION;
  readonly events: readonly FairEvent[];
  readonly head: Hex;
}

/** Of at least one event. */
export function createTranscript(events: readonly FairEvent[]): Transcript {
  const head = headOf(events.length - 1, events.at(-1)!);
  return { format: TRANSCRIPT_FORMAT, version: TRANSCRIPT_VERSION, events, head };
}

/** Reads a transcript strictly; whether it is a true one is for `verify` to say. */
export function parseTranscript(json: unknown): Transcript | FairFault {
  if (json === undefined) return fairFault('no-transcript');
  if (!isObject(json)) return fairFault('not-an-object');
  if (json['format'] !== TRANSCRIPT_FORMAT) return fairFault('unknown-format', { format: TRANSCRIPT_FORMAT });
  if (json['version'] !== TRANSCRIPT_VERSION) return fairFault('unknown-version', { version: TRANSCRIPT_VERSION });
  const fault = fieldFault(json, FIELDS);
  if (fault) return fault;
  const events: FairEvent[] = [];
  for (const [index, item] of (json['events'] as readonly unknown[]).entries()) {
    const event = parseEvent(item, index);
    if (isFairFault(event)) return event;
    events.push(event);
  }
  // Checked by FIELDS.
  const head = json['head'] as Hex;
  return { format: TRANSCRIPT_FORMAT, version: TRANSCRIPT_VERSION, events, head };
}

const FIELDS = {
  format: { check: isPresent },
  version: { check: isPresent },
  events: { check: (value: unknown) => Array.isArray(value) && value.length > 0 },
  head: { check: isHex },
};

function isPresent(): boolean {
  return true;
}
