import { below, type Rng } from '@crownhold/core';
import { type Given, type Hex, NONE } from '../src/bytes.ts';
import type { CommitEvent, Enrolment, FairEvent, RowEvent, ShownTurn, SignedPart } from '../src/event.ts';

type Events = readonly FairEvent[];

/** One way to change a transcript. */
export interface Change {
  readonly name: string;
  /** Whether the seals decide it, so that even a forger who links and signs everything anew is found out by the file alone. */
  readonly isSealed: boolean;
  /** `undefined` where there is nothing of the kind. */
  apply(events: Events, rng: Rng): Events | undefined;
}

type Shown = RowEvent & { readonly turn: ShownTurn };
type Signed = RowEvent & { readonly turn: RowEvent['turn'] & { readonly signed: SignedPart } };
type Opened = RowEvent & { readonly opened: NonNullable<RowEvent['opened']> };
type WithElement = FairEvent & { readonly element: Hex };
type WithCommitment = FairEvent & { readonly commitment: Hex };

export const CHANGES: readonly Change[] = [
  sealed('an element of the dealer', (events, rng) =>
    at(events, rng, hasElement, (event) => ({ ...event, element: alter(event.element, rng) })),
  ),
  sealed('an element of the dealer left out', (events, rng) =>
    at(events, rng, isDealing, ({ element: _, ...row }) => row),
  ),
  sealed('a commitment of the dealer', (events, rng) =>
    at(events, rng, hasCommitment, (event) => ({ ...event, commitment: alter(event.commitment, rng) })),
  ),
  sealed('an outcome', (events, rng) =>
    at(events, rng, isDealing, (row) => ({ ...row, chance: alterOne(row.chance, rng, () => anyOutcome(events, rng)) })),
  ),
  sealed('an outcome left out', (events, rng) =>
    at(events, rng, isDealing, ({ attachments: _, ...row }) => ({ ...row, chance: row.chance.slice(1) })),
  ),
  sealed('the order of outcomes', (events, rng) =>
    at(events, rng, isDealing, (row) => ({ ...row, chance: row.chance.toReversed() })),
  ),
  sealed('an attachment', (events, rng) =>
    at(events, rng, hasAttachments, (row) => ({
      ...row,
      attachments: alterOne(row.attachments, rng, (digest) => alter(digest, rng)),
    })),
  ),
  sealed('a contribution', (events, rng) =>
    at(events, rng, isSigned, (row) => sign(row, { element: alter(row.turn.signed.element, rng) })),
  ),
  sealed('a contribution of somebody absent', (events, rng) =>
    at(events, rng, isUnsigned, (row) => {
      const seen = Math.max(0, events.indexOf(row) - 1);
      const signed = { element: alter('0'.repeat(64), rng), seen, signature: alterLong(rng) };
      return { ...row, turn: { ...row.turn!, signed } };
    }),
  ),
  sealed('a first element', (events, rng) =>
    at(events, rng, isReveal, (event) => ({
      ...event,
      elements: alterOne(event.elements, rng, (given) => alter(given, rng)),
    })),
  ),
  sealed('a first element left out', (events, rng) =>
    at(events, rng, hasGifts, (event) => ({ ...event, elements: event.elements.map(() => NONE) })),
  ),
  sealed('a commitment of a client', (events, rng) =>
    at(events, rng, hasClients, (event) =>
      enrol(event, rng, (client) => ({ commitment: alter(client.commitment, rng) })),
    ),
  ),
  sealed('a key of a client', (events, rng) =>
    at(events, rng, hasClients, (event) => enrol(event, rng, (client) => ({ key: alter(client.key, rng) }))),
  ),
  sealed('words of a turn that was hidden', (events, rng) =>
    at(events, rng, isOpened, (row) => ({
      ...row,
      opened: alterOne(row.opened, rng, (opening) => ({ ...opening, steps: [...opening.steps, 'done'] })),
    })),
  ),
  sealed('a blind of a turn that was hidden', (events, rng) =>
    at(events, rng, isOpened, (row) => ({
      ...row,
      opened: alterOne(row.opened, rng, (opening) => ({ ...opening, blind: alter(opening.blind, rng) })),
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
  sealed('the length of chains', (events, rng) =>
    at(events, rng, isOpen, (event) => ({ ...event, length: event.length + 1 + below(rng, 9) })),
  ),
  sealed('another attempt', (events) => {
    const index = events.findIndex(({ kind }) => kind === 'reveal');
    const commit = events[index - 1];
    if (commit?.kind !== 'commit') return undefined;
    const seat = commit.clients.findIndex((client) => client !== NONE);
    return seat < 0 ? undefined : events.toSpliced(index, 0, { kind: 'retry', previous: '', missing: [seat] });
  }),
  open('two events exchanged', (events, rng) => {
    const index = below(rng, events.length - 1);
    return events.with(index, events[index + 1]!).with(index + 1, events[index]!);
  }),
  open('an event left out', (events, rng) => events.toSpliced(below(rng, events.length), 1)),
  open('an event twice', (events, rng) => {
    const index = below(rng, events.length);
    return events.toSpliced(index, 0, events[index]!);
  }),
  open('a step of a turn', (events, rng) =>
    at(events, rng, isShown, (row) => ({
      ...row,
      turn: { ...row.turn, steps: alterOne(row.turn.steps, rng, () => anyStep(events, rng)) },
    })),
  ),
  open('a step left out', (events, rng) =>
    at(events, rng, isShown, (row) => ({ ...row, turn: { ...row.turn, steps: row.turn.steps.slice(1) } })),
  ),
  open('the seat of a turn', (events, rng) =>
    at(events, rng, isTurn, (row) => ({ ...row, turn: { ...row.turn!, seat: (row.turn!.seat + 1) % 4 } })),
  ),
  open('a signature left out, with its number', (events, rng) =>
    at(events, rng, isSigned, (row) => {
      const { signed: _, ...turn } = row.turn;
      return { ...row, turn };
    }),
  ),
  open('a signature', (events, rng) => at(events, rng, isSigned, (row) => sign(row, { signature: alterLong(rng) }))),
  open('the last event that an author saw', (events, rng) =>
    at(events, rng, isSigned, (row) => sign(row, { seen: below(rng, events.length) })),
  ),
  open('a device', (events, rng) =>
    at(events, rng, hasClients, (event) => enrol(event, rng, ({ device }) => ({ device: (device + 1) % 8 }))),
  ),
  open('a blind', (events, rng) =>
    at(events, rng, isShown, (row) => ({ ...row, turn: { ...row.turn, blind: alter(row.turn.blind, rng) } })),
  ),
  open('a key by the dealer’s word instead of the old key’s', (events, rng) =>
    at(events, rng, isSuccession, (event) => ({ ...event, old: NONE })),
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

function alterLong(rng: Rng): string {
  return alter('0'.repeat(64), rng) + alter('0'.repeat(64), rng);
}

function anyOutcome(events: Events, rng: Rng): string {
  const rows = events.filter(isDealing);
  const { chance } = rows[below(rng, rows.length)]!;
  return chance[below(rng, chance.length)]!;
}

function anyStep(events: Events, rng: Rng): string {
  const rows = events.filter(isShown);
  const { steps } = rows[below(rng, rows.length)]!.turn;
  return steps[below(rng, steps.length)]!;
}

function sign(row: Signed, change: Partial<SignedPart>): RowEvent {
  return { ...row, turn: { ...row.turn, signed: { ...row.turn.signed, ...change } } as RowEvent['turn'] & object };
}

function enrol(event: CommitEvent, rng: Rng, change: (client: Enrolment) => Partial<Enrolment>): CommitEvent {
  const seats = [...event.clients.keys()].filter((seat) => event.clients[seat] !== NONE);
  const seat = seats[below(rng, seats.length)]!;
  const client = event.clients[seat] as Enrolment;
  return { ...event, clients: event.clients.with(seat, { ...client, ...change(client) }) };
}

function isOpen(event: FairEvent): event is FairEvent & { readonly kind: 'open' } {
  return event.kind === 'open';
}

function isReveal(event: FairEvent): event is FairEvent & { readonly kind: 'reveal' } {
  return event.kind === 'reveal';
}

function hasGifts(event: FairEvent): event is FairEvent & { readonly kind: 'reveal' } {
  return event.kind === 'reveal' && event.elements.some((given) => given !== NONE);
}

function hasClients(event: FairEvent): event is CommitEvent {
  return event.kind === 'commit' && event.clients.some((client) => client !== NONE);
}

function isSuccession(event: FairEvent): event is FairEvent & { readonly kind: 'enrol' } {
  return event.kind === 'enrol' && event.old !== NONE;
}

function hasElement(event: FairEvent): event is WithElement {
  return 'element' in event && event.element !== undefined;
}

function hasCommitment(event: FairEvent): event is WithCommitment {
  return 'commitment' in event;
}

function isDealing(event: FairEvent): event is RowEvent {
  return event.kind === 'row' && event.element !== undefined;
}

function hasAttachments(event: FairEvent): event is RowEvent & Required<Pick<RowEvent, 'attachments'>> {
  return event.kind === 'row' && event.attachments !== undefined;
}

function isTurn(event: FairEvent): event is RowEvent {
  return event.kind === 'row' && event.turn !== undefined;
}

function isShown(event: FairEvent): event is Shown {
  return event.kind === 'row' && event.turn !== undefined && 'steps' in event.turn;
}

function isSigned(event: FairEvent): event is Signed {
  return event.kind === 'row' && event.turn?.signed !== undefined;
}

function isUnsigned(event: FairEvent): event is RowEvent {
  return event.kind === 'row' && event.turn !== undefined && event.turn.signed === undefined;
}

function isOpened(event: FairEvent): event is Opened {
  return event.kind === 'row' && event.opened !== undefined;
}
