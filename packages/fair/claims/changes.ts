import { below, type Rng } from '@crownhold/core';
import { type Given, type Hex, isHex, NONE } from '../src/bytes.ts';
import type { FairEvent, PlayedTurn, RowEvent } from '../src/event.ts';

type Events = readonly FairEvent[];

/** One way to change a transcript. */
export interface Change {
  readonly name: string;
  /** Whether the seals decide it, so that even a forger who links everything anew is found out by the file alone. */
  readonly isSealed: boolean;
  /** `undefined` where there is nothing of the kind. */
  apply(events: Events, rng: Rng): Events | undefined;
}

type Row = RowEvent & { readonly played?: PlayedTurn };

export const CHANGES: readonly Change[] = [
  sealed('an element of the dealer', (events, rng) =>
    at(events, rng, hasElement, (event) => ({ ...event, element: alter(event.element, rng) })),
  ),
  sealed('a commitment of the dealer', (events, rng) =>
    at(events, rng, hasCommitment, (event) => ({ ...event, commitment: alter(event.commitment, rng) })),
  ),
  sealed('an outcome', (events, rng) =>
    at(events, rng, hasChance, (row) => ({ ...row, chance: alterOne(row.chance, rng, () => anyOutcome(events, rng)) })),
  ),
  sealed('an outcome left out', (events, rng) =>
    at(events, rng, hasChance, ({ attachments: _, ...row }) => ({ ...row, chance: row.chance.slice(1) })),
  ),
  sealed('the order of outcomes', (events, rng) =>
    at(events, rng, hasChance, (row) => ({ ...row, chance: row.chance.toReversed() })),
  ),
  sealed('an attachment', (events, rng) =>
    at(events, rng, hasAttachments, (row) => ({
      ...row,
      attachments: alterOne(row.attachments, rng, (digest) => alter(digest, rng)),
    })),
  ),
  sealed('a contribution', (events, rng) =>
    at(events, rng, hasContribution, (row) => contribute(row, alter(row.played.contribution, rng))),
  ),
  sealed('a contribution of somebody absent', (events, rng) =>
    at(events, rng, hasAbsence, (row) => contribute(row, alter('0'.repeat(64), rng))),
  ),
  sealed('a first element', (events, rng) =>
    at(events, rng, isReveal, (event) => ({
      ...event,
      elements: alterOne(event.elements, rng, (given) => alter(given, rng)),
    })),
  ),
  sealed('the id of the table', (events, rng) =>
    at(events, rng, isOpen, (event) => ({ ...event, table: `${event.table}${below(rng, 10)}` })),
  ),
  sealed('the options', (events, rng) =>
    at(events, rng, isOpen, (event) => ({ ...event, options: { ...(event.options as object), seats: 5 } })),
  ),
  sealed('the rules version', (events, rng) =>
    at(events, rng, isOpen, (event) => ({ ...event, rulesVersion: event.rulesVersion + 1 })),
  ),
  sealed('two events exchanged', (events, rng) => {
    const index = below(rng, events.length - 1);
    return events.with(index, events[index + 1]!).with(index + 1, events[index]!);
  }),
  sealed('an event left out', (events, rng) => events.toSpliced(below(rng, events.length - 1), 1)),
  sealed('an event twice', (events, rng) => {
    const index = below(rng, events.length);
    return events.toSpliced(index, 0, events[index]!);
  }),
  open('a step of a turn', (events, rng) =>
    at(events, rng, hasTurn, (row) => ({
      ...row,
      played: { ...row.played, steps: alterOne(row.played.steps, rng, () => anyStep(events, rng)) },
    })),
  ),
  open('a turn left out', (events, rng) =>
    at(events, rng, hasTurn, (row) => ({ ...row, played: { ...row.played, steps: row.played.steps.slice(1) } })),
  ),
  open('the seat of a turn', (events, rng) =>
    at(events, rng, hasTurn, (row) => ({ ...row, played: { ...row.played, seat: (row.played.seat + 1) % 4 } })),
  ),
  open('a contribution left out', (events, rng) => at(events, rng, hasContribution, (row) => contribute(row, NONE))),
  open('a commitment of a client', (events, rng) =>
    at(events, rng, isCommit, (event) => ({
      ...event,
      commitments: alterOne(event.commitments, rng, (given) => alter(given, rng)),
    })),
  ),
  open('a blind', (events, rng) =>
    at(events, rng, hasTurn, (row) => ({ ...row, played: { ...row.played, blind: alter(row.played.blind, rng) } })),
  ),
  open('the length of chains', (events, rng) =>
    at(events, rng, isOpen, (event) => ({ ...event, length: event.length + 1 + below(rng, 9) })),
  ),
  open('the end', (events, rng) => events.slice(0, -1 - below(rng, events.length - 1))),
];

function sealed(name: string, apply: Change['apply']): Change {
  return { name, isSealed: true, apply };
}

function open(name: string, apply: Change['apply']): Change {
  return { name, isSealed: false, apply };
}

/** Changes one of the events that are such. */
function at<E extends FairEvent>(
  events: Events,
  rng: Rng,
  isSuch: (event: FairEvent) => event is E,
  change: (event: E) => FairEvent,
): Events | undefined {
  const indices = [...events.keys()].filter((index) => isSuch(events[index]!));
  const index = indices[below(rng, indices.length)];
  return index === undefined ? undefined : events.with(index, change(events[index] as E));
}

function alterOne<T>(list: readonly T[], rng: Rng, change: (item: T) => T): readonly T[] {
  const index = below(rng, list.length);
  return list.with(index, change(list[index]!));
}

const DIGITS = '0123456789abcdef';

function alter(given: Given, rng: Rng): Hex {
  const hex = given === NONE ? '0'.repeat(64) : given;
  const index = below(rng, hex.length);
  const digit = DIGITS[(DIGITS.indexOf(hex[index]!) + 1 + below(rng, 15)) % 16]!;
  return `${hex.slice(0, index)}${digit}${hex.slice(index + 1)}`;
}

function anyOutcome(events: Events, rng: Rng): string {
  const rows = events.filter(hasChance);
  const { chance } = rows[below(rng, rows.length)]!;
  return chance[below(rng, chance.length)]!;
}

function anyStep(events: Events, rng: Rng): string {
  const rows = events.filter(hasTurn);
  const { steps } = rows[below(rng, rows.length)]!.played;
  return steps[below(rng, steps.length)]!;
}

function contribute<R extends Row & { readonly played: PlayedTurn }>(row: R, contribution: Given): RowEvent {
  return { ...row, played: { ...row.played, contribution } };
}

function isOpen(event: FairEvent) {
  return event.kind === 'open';
}

function isCommit(event: FairEvent) {
  return event.kind === 'commit';
}

function isReveal(event: FairEvent) {
  return event.kind === 'reveal';
}

function hasElement(event: FairEvent) {
  return 'element' in event;
}

function hasCommitment(event: FairEvent) {
  return 'commitment' in event;
}

function hasChance(event: FairEvent): event is RowEvent {
  return event.kind === 'row' && event.chance.length > 0;
}

function hasAttachments(event: FairEvent): event is RowEvent & Required<Pick<RowEvent, 'attachments'>> {
  return event.kind === 'row' && event.attachments !== undefined;
}

function hasTurn(event: FairEvent): event is RowEvent & { readonly played: PlayedTurn } {
  return event.kind === 'row' && event.played !== undefined && 'steps' in event.played;
}

function hasContribution(event: FairEvent): event is RowEvent & { readonly played: PlayedTurn } {
  return hasTurn(event) && isHex(event.played.contribution);
}

function hasAbsence(event: FairEvent): event is RowEvent & { readonly played: PlayedTurn } {
  return hasTurn(event) && event.played.contribution === NONE;
}
