import type { Seat } from '@crownhold/core';
import type { ErrorCode } from '@crownhold/protocol';
import type { Place } from '../ports/store.ts';
import type { TableStore } from './table-store.ts';

/** The part of a table that says who may do what. */
export type TableAccess = Pick<TableStore, 'log' | 'places' | 'links' | 'guests'>;

export function seatsHeld(places: readonly Place[], session: string): readonly Seat[] {
  const held = places.filter((place) => place.session === session).map(({ seat }) => seat);
  return held.sort((one, other) => one - other);
}

/** To anybody else the table is unknown. */
export function mayLook({ places, guests }: TableAccess, session: string): boolean {
  return (
    places.some((place) => place.session === session) ||
    guests.some((guest) => guest.session === session && guest.right !== 'sent-away')
  );
}

/** The host wanted it gone, and it has no other seat there. */
export function isSentAway({ places, guests }: TableAccess, session: string): boolean {
  const isOut = guests.some((guest) => guest.session === session && guest.right === 'sent-away');
  return isOut && seatsHeld(places, session).length === 0;
}

/** Whether a session may sit down: it was invited, or sits there already. */
export function mayTakeSeats({ places, guests }: TableAccess, session: string): boolean {
  const isInvited = guests.some((guest) => guest.session === session && guest.right === 'invite');
  return isInvited || seatsHeld(places, session).length > 0;
}

/** Who has sat there for longest and has neither resigned nor been forgotten. */
export function hostOf({ log, places }: TableAccess): Seat | undefined {
  const { order, resigned } = log.people;
  return order.find((seat) => {
    return !resigned.includes(seat) && places.some((place) => place.seat === seat && place.session !== undefined);
  });
}

export function isHost(table: TableAccess, session: string): boolean {
  const host = hostOf(table);
  return host !== undefined && seatsHeld(table.places, session).includes(host);
}

/** What a session hears that may not do something: strangers are not told that the table exists. */
export function codeFor(table: TableAccess, session: string): ErrorCode {
  return mayLook(table, session) ? 'not-your-seat' : 'unknown-table';
}
