import type { Seat } from '@crownhold/core';
import { NONE } from './bytes.ts';
import type { FairEvent, RowEvent } from './event.ts';
import { type Finding, finding, type ProvenCode, type UnprovenCode } from './verdict.ts';

interface SeatTally {
  /** Turns that made chance act. */
  readonly rows: number;
  readonly contributed: number;
}

/** What was counted while a transcript was verified. */
export interface Tally {
  readonly events: number;
  readonly rows: number;
  readonly outcomes: number;
  readonly steps: number;
  /** Clients that were mixed in, by epoch. */
  readonly mixed: readonly number[];
  readonly seats: readonly SeatTally[];
}

export function createTally(seats: number): Tally {
  const none = { rows: 0, contributed: 0 };
  return { events: 0, rows: 0, outcomes: 0, steps: 0, mixed: [], seats: Array.from({ length: seats }, () => none) };
}

export function count(tally: Tally, event: FairEvent): Tally {
  const next = { ...tally, events: tally.events + 1 };
  if (event.kind === 'reveal') return { ...next, mixed: [...tally.mixed, given(event.elements)] };
  return event.kind === 'row' ? countRow(next, event) : next;
}

export function provenBy(tally: Tally): readonly Finding<ProvenCode>[] {
  return [
    finding('outcomes-follow', { outcomes: tally.outcomes, rows: tally.rows }),
    finding('steps-match', { steps: tally.steps }),
    finding('links-hold', { events: tally.events }),
    ...tally.mixed.flatMap((clients, epoch) => (clients > 0 ? [finding('mixed', { epoch, clients })] : [])),
    ...bySeat(tally, 'contributed', ({ contributed }) => contributed),
  ];
}

export function unprovenBy(tally: Tally): readonly Finding<UnprovenCode>[] {
  return [
    ...tally.mixed.flatMap((clients, epoch) => (clients > 0 ? [] : [finding('dealer-alone', { epoch })])),
    ...bySeat(tally, 'seat-absent', ({ rows, contributed }) => rows - contributed),
  ];
}

function bySeat<C extends string>({ seats }: Tally, code: C, rowsOf: (seat: SeatTally) => number): Finding<C>[] {
  return seats.flatMap((tally, seat) => {
    const rows = rowsOf(tally);
    return rows > 0 ? [finding(code, { seat, rows, of: tally.rows })] : [];
  });
}

function countRow(tally: Tally, { played, chance }: RowEvent): Tally {
  const steps = played && 'steps' in played ? played.steps.length : 0;
  const next = {
    ...tally,
    rows: tally.rows + 1,
    outcomes: tally.outcomes + chance.length,
    steps: tally.steps + steps + chance.length,
  };
  if (!played || chance.length === 0) return next;
  const { rows, contributed } = tally.seats[played.seat] as SeatTally;
  const seat = { rows: rows + 1, contributed: contributed + (played.contribution === NONE ? 0 : 1) };
  return { ...next, seats: tally.seats.with(played.seat satisfies Seat, seat) };
}

function given(gifts: readonly string[]): number {
  return gifts.filter((gift) => gift !== NONE).length;
}
