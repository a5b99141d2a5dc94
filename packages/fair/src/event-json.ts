import { CHANCE } from '@crownhold/core';
import { isGiven, isHex } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { isChainLength } from './chain.ts';
import { EVENT_KINDS, type FairEvent } from './event.ts';
import { type FairFault, fairFault } from './fault.ts';

type Check = (value: unknown) => boolean;

interface Field {
  readonly check: Check;
  readonly isOptional?: true;
}

type Fields = Readonly<Record<string, Field>>;

const HEX: Field = { check: isHex };
const GIFTS: Field = { check: listOf(isGiven) };
const TEXT: Field = { check: isText };

const COMMON: Fields = {
  kind: { check: (value) => EVENT_KINDS.some((kind) => kind === value) },
  previous: { check: (value) => value === '' || isHex(value) },
};

const FIELDS: Readonly<Record<FairEvent['kind'], Fields>> = {
  open: {
    table: TEXT,
    game: TEXT,
    rulesVersion: { check: isNatural },
    options: { check: (value) => canonicalJson(value) !== undefined },
    seats: { check: (value) => isNatural(value) && value >= 1 && value <= CHANCE },
    length: { check: isChainLength },
    thrower: TEXT,
    commitment: HEX,
  },
  commit: { commitments: GIFTS, elements: { ...GIFTS, isOptional: true } },
  reveal: { element: HEX, elements: GIFTS },
  row: {
    element: HEX,
    played: { check: isTurn, isOptional: true },
    chance: { check: listOf(isText) },
    attachments: { ...GIFTS, isOptional: true },
  },
  renew: { element: HEX, commitment: HEX },
  close: { element: HEX },
};

const PLAYED: Fields = {
  seat: { check: isSeat },
  contribution: { check: isGiven },
  steps: { check: (value) => listOf(isText)(value) && (value as unknown[]).length > 0 },
  blind: HEX,
};
const SEALED: Fields = { seat: { check: isSeat }, contribution: { check: isGiven }, seal: HEX };

/** Reads one event strictly. Events are JSON as they are; this is for those of strangers. */
export function parseEvent(json: unknown, index: number): FairEvent | FairFault {
  if (!isObject(json)) return fairFault('not-an-object', {}, index);
  const kind = EVENT_KINDS.find((name) => name === json['kind']);
  if (kind === undefined) return fairFault('bad-field', { field: 'kind' }, index);
  const fault = fieldFault(json, { ...COMMON, ...FIELDS[kind] }, index);
  if (fault) return fault;
  // Every field was checked just above.
  const event = json as unknown as FairEvent;
  if (event.kind === 'row' && event.attachments && event.attachments.length !== event.chance.length)
    return fairFault('bad-field', { field: 'attachments' }, index);
  return event;
}

/** The first field that is missing, too many or wrong. */
export function fieldFault(json: Record<string, unknown>, fields: Fields, event?: number): FairFault | undefined {
  for (const [field, { check, isOptional }] of Object.entries(fields)) {
    if (!Object.hasOwn(json, field)) {
      if (!isOptional) return fairFault('missing-field', { field }, event);
    } else if (!check(json[field])) return fairFault('bad-field', { field }, event);
  }
  const unknown = Object.keys(json).find((field) => !Object.hasOwn(fields, field));
  return unknown === undefined ? undefined : fairFault('unknown-field', { field: unknown }, event);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTurn(value: unknown): boolean {
  return isObject(value) && !fieldFault(value, Object.hasOwn(value, 'seal') ? SEALED : PLAYED);
}

export function isSeat(value: unknown): boolean {
  return isNatural(value) && value < CHANCE;
}

function isNatural(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

// Half of a surrogate pair has no bytes of its own: two texts would have one digest.
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed();
}

function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}
