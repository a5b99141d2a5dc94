/** What can be wrong with a transcript. */
export const FAULTS = [
  // It cannot be read.
  'no-transcript',
  'not-an-object',
  'unknown-format',
  'unknown-version',
  'missing-field',
  'unknown-field',
  'bad-field',
  'too-long',
  // Its events do not hang together.
  'misplaced-event',
  'broken-link',
  'wrong-head',
  'wrong-words',
  'wrong-count',
  'unknown-seat',
  'wrong-element',
  'missing-element',
  'needless-element',
  'wrong-contribution',
  'missing-contribution',
  'unknown-participant',
  'wrong-seen',
  'wrong-signature',
  'wrong-seal',
  'sealed-turn',
  'chain-exhausted',
  // The game was not played so.
  'another-game',
  'another-rules-version',
  'another-options',
  'bad-options',
  'unknown-thrower',
  'illegal-step',
  'uncanonical-step',
  'not-one-turn',
  'wrong-outcome',
  'wrong-attachment',
  'another-step',
  // Somebody remembers it otherwise.
  'another-table',
  'two-histories',
] as const;
export type FaultCode = (typeof FAULTS)[number];

/** The first thing that is wrong: a code and its arguments, never a sentence. */
export interface FairFault {
  readonly code: FaultCode;
  readonly args: Readonly<Record<string, string | number>>;
  /** 0-based, if it is about one event. */
  readonly event?: number;
}

export function fairFault(code: FaultCode, args: FairFault['args'] = {}, event?: number): FairFault {
  return { code, args, ...(event !== undefined && { event }) };
}

export function isFairFault(value: object): value is FairFault {
  return 'code' in value && 'args' in value;
}
