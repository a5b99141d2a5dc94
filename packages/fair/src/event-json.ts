import { CHANCE } from '@crownhold/core';
import { isGiven, isHex, NONE } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { isChainLength } from './chain.ts';
import { isSignature } from './ed25519.ts';
import { EVENT_KINDS, type FairEvent } from './event.ts';
import { type FairFault, fairFault } from './fault.ts';

/** No match of any game comes near: what is longer is somebody's attempt to keep a verifier busy. */
export const LIMITS = {
  events: 2048,
  /** All signatures of a transcript. */
  signatures: 1024,
  /** Steps of chance in one row: the first lines of a whole dynasty are 8. */
  chance: 64,
  /** Steps of one turn. */
  steps: 64,
  /** Turns that one row opens. */
  opened: 64,
  /** Characters of a step, an id or a name. */
  text: 200,
  /** Characters of the options as canonical JSON. */
  options: 2000,
} as const;

type Check = (value: unknown) => boolean;

interface Field {
  readonly check: Check;
  readonly isOptional?: true;
}

type Fields = Readonly<Record<string, Field>>;

const HEX: Field = { check: isHex };
const SEAT: Field = { check: isSeat };
const GIFTS: Field = { check: listOf(isGiven, CHANCE) };
const TEXT: Field = { check: isText };
const NATURAL: Field = { check: isNatural };
const SIGNATURE: Field = { check: isSignature };
const STEPS: Field = { check: (value) => listOf(isText, LIMITS.steps)(value) && (value as unknown[]).length > 0 };

const ENROLMENT: Fields = { key: HEX, commitment: HEX, device: SEAT, signature: SIGNATURE };
const SIGNED: Fields = { element: HEX, seen: NATURAL, signature: SIGNATURE };
const SHOWN: Fields = {
  seat: SEAT,
  signed: { check: hasFields(SIGNED), isOptional: true },
  steps: STEPS,
  blind: HEX,
};
const SEALED: Fields = { seat: SEAT, signed: { check: hasFields(SIGNED), isOptional: true }, seal: HEX };
const OPENING: Fields = { event: NATURAL, steps: STEPS, blind: HEX };
const OPENED: Field = { check: listOf(hasFields(OPENING), LIMITS.opened), isOptional: true };

const COMMON: Fields = {
  kind: { check: (value) => EVENT_KINDS.some((kind) => kind === value) },
  previous: { check: (value) => value === '' || isHex(value) },
};

const FIELDS: Readonly<Record<FairEvent['kind'], Fields>> = {
  open: {
    table: TEXT,
    game: TEXT,
    rulesVersion: NATURAL,
    options: { check: (value) => (canonicalJson(value)?.length ?? Number.POSITIVE_INFINITY) <= LIMITS.options },
    seats: { check: (value) => isNatural(value) && value >= 1 && value <= CHANCE },
    length: { check: isChainLength },
    thrower: TEXT,
    commitment: HEX,
  },
  commit: { clients: { check: listOf((value) => value === NONE || hasFields(ENROLMENT)(value), CHANCE) } },
  retry: { missing: { check: listOf(isSeat, CHANCE) } },
  reveal: { element: HEX, elements: GIFTS },
  row: {
    turn: { check: isTurn, isOptional: true },
    opened: OPENED,
    element: { ...HEX, isOptional: true },
    chance: { check: listOf(isText, LIMITS.chance) },
    attachments: { check: listOf(isGiven, LIMITS.chance), isOptional: true },
  },
  enrol: {
    seat: SEAT,
    client: { check: hasFields(ENROLMENT) },
    old: { check: (value) => value === NONE || isSignature(value) },
  },
  reopen: { commitment: HEX },
  close: { element: HEX, opened: OPENED },
};

/** Reads one event strictly. Events are JSON as they are; this is for those of strangers. */
export function parseEvent(json: unknown, index: number): FairEvent | FairFault {
  if (!isObject(json)) return fairFault('not-an-object', {}, index);
  const kind = EVENT_KINDS.find((name) => name === json['kind']);
  if (kind === undefined) return fairFault('bad-field', { field: 'kind' }, index);
  const fault = fieldFault(json, { ...COMMON, ...FIELDS[kind] }, index);
  if (fault) return fault;
  // Every field was checked just above.
  const event = json as unknown as FairEvent;
  return unusualForm(event) ? fairFault('bad-field', { field: unusualForm(event)! }, index) : event;
}

/** A list that is empty or of the wrong length where one form only is right: two files must not have one head. */
function unusualForm(event: FairEvent): string | undefined {
  if ('opened' in event && event.opened?.length === 0) return 'opened';
  if (event.kind !== 'row' || !event.attachments) return undefined;
  const { attachments, chance } = event;
  const isUsual = attachments.length === chance.length && attachments.some((digest) => digest !== NONE);
  return isUsual ? undefined : 'attachments';
}

/** The first field that is missing, too many or wrong. */
export function fieldFault(json: Record<string, unknown>, fields: Fields, event?: number): FairFault | undefined {
  for (const [field, { check, isOptional }] of Object.entries(fields)) {
    if (!Object.hasOwn(json, field)) {
      if (!isOptional) return fairFault('missing-field', { field }, event);
    } else if (!check(json[field])) return fairFault('bad-field', { field }, event);
  }
  for (const field in json) if (!Object.hasOwn(fields, field)) return fairFault('unknown-field', { field }, event);
  return undefined;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTurn(value: unknown): boolean {
  return isObject(value) && !fieldFault(value, Object.hasOwn(value, 'seal') ? SEALED : SHOWN);
}

export function isSeat(value: unknown): boolean {
  return isNatural(value) && value < CHANCE;
}

export function isNatural(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

// Half of a surrogate pair has no bytes of its own: two texts would have one digest.
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LIMITS.text && value.isWellFormed();
}

export function listOf(check: Check, most: number): Check {
  return (value) => Array.isArray(value) && value.length <= most && value.every(check);
}

export function hasFields(fields: Fields): Check {
  return (value) => isObject(value) && !fieldFault(value, fields);
}
