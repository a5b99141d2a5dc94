import type { Seat } from '@crownhold/core';
import type { Audit } from './audit-state.ts';
import { NONE } from './bytes.ts';
import type { FairEvent, RowEvent } from './event.ts';
import { hasGuard } from './judge-row.ts';
import type { RowCounts } from './referee.ts';

export interface SeatTally {
  readonly turns: number;
  /** By the seat's key. */
  readonly signed: number;
  /** Signed, and their elements went into what chance brought next. */
  readonly counted: number;
  /** By the dealer's word although the seat had a key. */
  readonly timedOut: number;
}

/** One opening of the table. */
interface OpeningTally {
  /** Devices that were mixed in. */
  readonly persons: number;
  readonly attempts: number;
}

/** A key that a seat took during the match. */
interface LateKey {
  readonly seat: Seat;
  readonly event: number;
  /** The old key has signed it. */
  readonly isSuccessor: boolean;
  /** Somebody else counted, for whose contribution it had to wait. */
  readonly isGuarded: boolean;
}

/** What was counted while events were judged. */
export interface Tally {
  readonly events: number;
  readonly outcomes: number;
  readonly throws: number;
  readonly dealings: number;
  /** Dealings before which nobody had given anything since the one before, and the most of them in a row. */
  readonly foreseen: number;
  readonly foreseenRun: number;
  readonly longestRun: number;
  /** Turns that were sealed at first. */
  readonly hidden: number;
  readonly openings: readonly OpeningTally[];
  /** Seats that share a device with another, by the dealer's word. */
  readonly sharing: number;
  readonly late: readonly LateKey[];
  readonly seats: readonly SeatTally[];
}

export function createTally(): Tally {
  return {
    events: 1,
    outcomes: 0,
    throws: 0,
    dealings: 0,
    foreseen: 0,
    foreseenRun: 0,
    longestRun: 0,
    hidden: 0,
    openings: [],
    sharing: 0,
    late: [],
    seats: [],
  };
}

const NO_TURNS: SeatTally = { turns: 0, signed: 0, counted: 0, timedOut: 0 };

/** Counts an event that was found in order; `before` is the audit before it. */
export function count(tally: Tally, before: Audit, event: FairEvent, row: RowCounts): Tally {
  const seats = tally.seats.length > 0 ? tally.seats : before.turns.map(() => NO_TURNS);
  const next = { ...tally, seats, events: tally.events + 1 };
  switch (event.kind) {
    case 'reveal':
      return { ...next, ...countReveal(tally, before) };
    case 'enrol': {
      const { seat, client, old } = event;
      const isGuarded = hasGuard(before, seat, client.device);
      const late = { seat, event: before.count, isSuccessor: old !== NONE, isGuarded };
      return { ...next, late: [...tally.late, late] };
    }
    case 'row':
      return countRow(next, before, event, row);
    default:
      return next;
  }
}

function countReveal(tally: Tally, { clients, attempt }: Audit): Pick<Tally, 'openings' | 'sharing'> {
  const devices = clients.flatMap((client) => (client ? [client.device] : []));
  const persons = new Set(devices).size;
  const sharing = devices.filter((device, i) => devices.some((other, j) => j !== i && other === device)).length;
  return { openings: [...tally.openings, { persons, attempts: attempt }], sharing: Math.max(sharing, tally.sharing) };
}

function countRow(tally: Tally, before: Audit, event: RowEvent, { outcomes, throws }: RowCounts): Tally {
  const { turn, element } = event;
  const isCounted = turn?.signed !== undefined && before.clients[turn.seat]?.counts === true;
  const isDealing = element !== undefined;
  const isForeseen = isDealing && turn !== undefined && before.given.length === 0 && !isCounted;
  const foreseenRun = isForeseen ? tally.foreseenRun + 1 : isDealing ? 0 : tally.foreseenRun;
  const next = {
    ...tally,
    outcomes: tally.outcomes + outcomes,
    throws: tally.throws + throws,
    dealings: tally.dealings + Number(isDealing),
    foreseen: tally.foreseen + Number(isForeseen),
    foreseenRun,
    longestRun: Math.max(tally.longestRun, foreseenRun),
    hidden: tally.hidden + Number(turn !== undefined && 'seal' in turn),
  };
  if (!turn) return next;
  const { turns, signed, counted, timedOut } = tally.seats[turn.seat]!;
  const seat = {
    turns: turns + 1,
    signed: signed + Number(turn.signed !== undefined),
    counted: counted + Number(isCounted),
    timedOut: timedOut + Number(!turn.signed && before.clients[turn.seat] !== undefined),
  };
  return { ...next, seats: tally.seats.with(turn.seat, seat) };
}
