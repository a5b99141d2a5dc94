import type { Seat } from '@crownhold/core';
import type { CreateEntry, PeopleEntry } from './entry.ts';

/** What a log says of people, without saying who they are. A value. */
export interface PeopleLog {
  /** Seats of people in the order in which they sat down. */
  readonly order: readonly Seat[];
  readonly isStarted: boolean;
  readonly isExpired: boolean;
  /** The first to resign first. */
  readonly resigned: readonly Seat[];
  /** A resignation has ended the game. */
  readonly hasEnded: boolean;
  readonly moved: readonly { readonly seat: Seat; readonly by?: Seat }[];
  readonly rematch?: string;
  readonly tally?: readonly number[];
}

export const NO_PEOPLE: PeopleLog = {
  order: [],
  isStarted: false,
  isExpired: false,
  resigned: [],
  hasEnded: false,
  moved: [],
};

export function createPeople({ seated, tally }: CreateEntry): PeopleLog {
  return { ...NO_PEOPLE, order: [...seated], ...(tally && { tally }) };
}

export function evolvePeople(people: PeopleLog, entry: PeopleEntry): PeopleLog {
  switch (entry.kind) {
    case 'sit':
      return { ...people, order: [...people.order, entry.seat] };
    case 'leave':
      return { ...people, order: people.order.filter((seat) => seat !== entry.seat) };
    case 'start':
      return { ...people, isStarted: true };
    case 'expire':
      return { ...people, isExpired: true };
    case 'resign':
      return { ...people, resigned: [...people.resigned, entry.seat], hasEnded: entry.events !== undefined };
    case 'move': {
      const { seat, by } = entry;
      return { ...people, moved: [...people.moved, { seat, ...(by !== undefined && { by }) }] };
    }
    case 'rematch':
      return { ...people, rematch: entry.table };
    case 'setup':
    case 'away':
      return people;
  }
}
