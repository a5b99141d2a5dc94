import type { Seat } from '@crownhold/core';
import { type Given, type Hex, isHex, NONE } from './bytes.ts';
import type { FairEvent } from './event.ts';
import { fieldFault, isObject, isSeat } from './event-json.ts';
import { type FairFault, fairFault } from './fault.ts';

/** What somebody remembers of a match, to hold against the transcript. JSON. */
export interface Witness {
  /** The seat whose client it is; `undefined` for a spectator. */
  readonly seat?: Seat;
  /** The heads that acknowledgements carried, by event. */
  readonly heads: Readonly<Record<number, Hex>>;
  /** What was sent for an event and not refused: commitments and elements. */
  readonly sent: Readonly<Record<number, Hex>>;
}

export function createWitness(seat?: Seat): Witness {
  return { ...(seat !== undefined && { seat }), heads: {}, sent: {} };
}

export function keepHead(witness: Witness, event: number, head: Hex): Witness {
  return { ...witness, heads: { ...witness.heads, [event]: head } };
}

export function keepSent(witness: Witness, event: number, element: Hex): Witness {
  return { ...witness, sent: { ...witness.sent, [event]: element } };
}

/** Forgets what was sent for an event: the dealing side has said openly that it came too late. */
export function dropSent(witness: Witness, event: number): Witness {
  const { [event]: _, ...sent } = witness.sent;
  return { ...witness, sent };
}

/** Reads what a client has kept in a file. */
export function parseWitness(json: unknown): Witness | FairFault {
  if (!isObject(json)) return fairFault('not-an-object');
  // Every field is checked.
  return fieldFault(json, FIELDS) ?? (json as unknown as Witness);
}

const FIELDS = {
  seat: { check: isSeat, isOptional: true },
  heads: { check: isByEvent },
  sent: { check: isByEvent },
} as const;

function isByEvent(value: unknown): boolean {
  return (
    isObject(value) && Object.entries(value).every(([event, hex]) => /^(0|[1-9]\d{0,8})$/.test(event) && isHex(hex))
  );
}

/** What the witness has to say against an event and the head after it. */
export function contradiction(witness: Witness, index: number, event: FairEvent, head: Hex): FairFault | undefined {
  const { seat, heads, sent } = witness;
  if ((heads[index] ?? head) !== head) return fairFault('two-histories', {}, index);
  if (seat === undefined || sent[index] === undefined) return undefined;
  const given = givenBy(event, seat);
  return given === undefined || given === sent[index] ? undefined : fairFault('dropped-contribution', { seat }, index);
}

/** What a seat gave to an event; `undefined` where it was not asked. */
function givenBy(event: FairEvent, seat: Seat): Given | undefined {
  switch (event.kind) {
    case 'commit':
      return event.commitments[seat] ?? NONE;
    case 'reveal':
      return event.elements[seat] ?? NONE;
    case 'row':
      return event.played?.seat === seat ? event.played.contribution : undefined;
    default:
      return undefined;
  }
}
