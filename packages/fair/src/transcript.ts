import { type Hex, isHex } from './bytes.ts';
import type { FairEvent } from './event.ts';
import { headOf } from './event-bytes.ts';
import { fieldFault, isNatural, isObject, LIMITS, listOf, parseEvent } from './event-json.ts';
import { type FairFault, fairFault, isFairFault } from './fault.ts';
import { WORD_COUNT, type WordNumbers, wordNumbers } from './words.ts';

export const TRANSCRIPT_FORMAT = 'crownhold-fairness';
export const TRANSCRIPT_VERSION = 2;

/** All events of a match: the field `fairness` of its record. */
export interface Transcript {
  readonly format: typeof TRANSCRIPT_FORMAT;
  readonly version: typeof TRANSCRIPT_VERSION;
  readonly events: readonly FairEvent[];
  readonly head: Hex;
  /** Of the head after the last `reveal`: for people to compare. Absent as long as nothing is revealed. */
  readonly words?: WordNumbers;
}

/** Of at least one event. */
export function createTranscript(events: readonly FairEvent[]): Transcript {
  const head = headOf(events.length - 1, events.at(-1)!);
  const reveal = events.findLastIndex(({ kind }) => kind === 'reveal');
  const words = reveal < 0 ? {} : { words: wordNumbers(headOf(reveal, events[reveal]!)) };
  return { format: TRANSCRIPT_FORMAT, version: TRANSCRIPT_VERSION, events, head, ...words };
}

/** Reads a transcript strictly; whether it is a true one is for `verify` to say. */
export function parseTranscript(json: unknown): Transcript | FairFault {
  if (json === undefined) return fairFault('no-transcript');
  if (!isObject(json)) return fairFault('not-an-object');
  if (json['format'] !== TRANSCRIPT_FORMAT) return fairFault('unknown-format', { format: TRANSCRIPT_FORMAT });
  if (json['version'] !== TRANSCRIPT_VERSION) return fairFault('unknown-version', { version: TRANSCRIPT_VERSION });
  const fault = fieldFault(json, FIELDS);
  if (fault) return fault;
  // Checked by FIELDS, this and what follows.
  const items = json['events'] as readonly unknown[];
  if (items.length > LIMITS.events) return fairFault('too-long', { field: 'events', most: LIMITS.events });
  const events: FairEvent[] = [];
  for (const [index, item] of items.entries()) {
    const event = parseEvent(item, index);
    if (isFairFault(event)) return event;
    events.push(event);
  }
  return { ...(json as unknown as Transcript), events };
}

const FIELDS = {
  format: { check: isPresent },
  version: { check: isPresent },
  events: { check: (value: unknown) => Array.isArray(value) && value.length > 0 },
  head: { check: isHex },
  words: { check: isWords, isOptional: true },
} as const;

function isPresent(): boolean {
  return true;
}

function isWords(value: unknown): boolean {
  const isNumber = (item: unknown) => isNatural(item) && item >= 1 && item <= WORD_COUNT;
  return listOf(isNumber, 4)(value) && (value as unknown[]).length === 4;
}
