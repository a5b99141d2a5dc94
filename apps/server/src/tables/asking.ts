import { type Seat, sinceOf } from '@crownhold/core';
import type { Place } from '../ports/store.ts';
import type { TableLog } from './table-log.ts';

interface Askings {
  readonly status: TableLog['status'];
  readonly match: Pick<NonNullable<TableLog['match']>, 'asked'> | undefined;
}

/** Whether a seat is still asked for that turn; a game that was given up asks nobody, though its rules still would. */
export function isAsked({ match, status }: Askings, seat: Seat, since: number): boolean {
  return status === 'playing' && match !== undefined && sinceOf(match, seat) === since;
}

/** Seats of people who are asked for a turn that they were not asked for before. */
export function newlyAsked(before: TableLog, now: TableLog, places: readonly Place[]) {
  return (now.status === 'playing' ? (now.match?.asked ?? []) : []).flatMap(({ seat, since }) => {
    const session = places.find((place) => place.seat === seat)?.session;
    const isNew = session !== undefined && !isAsked(before, seat, since) && !now.isBotSeat(seat);
    return isNew ? [{ seat, session }] : [];
  });
}
