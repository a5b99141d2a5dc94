import { parseName, type Seat } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { type Chair, usualName } from '../../games/chair.ts';

/** What somebody can do with a game that this device does not know. */
export type Arrival =
  /** The seat that is asked is free: whoever comes first takes it. */
  | { readonly kind: 'invited'; readonly seat: Seat }
  /** Nobody is asked, or somebody who has a name: one of them may come back on another device. */
  | { readonly kind: 'returning'; readonly seats: readonly Seat[] };

export function arrivalOf(names: readonly string[], asked: Seat | undefined): Arrival {
  if (asked !== undefined && names[asked] === '') return { kind: 'invited', seat: asked };
  const seats = names.flatMap((name, seat) => (name === '' ? [] : [seat]));
  // Whose turn it is comes first.
  return { kind: 'returning', seats: seats.toSorted((one, other) => Number(other === asked) - Number(one === asked)) };
}

/** Who sits where, as this device keeps it. */
export function chairsOfNames(names: readonly string[], t: Translate): readonly Chair[] {
  return names.map((name, seat) =>
    name === ''
      ? {
          name: usualName(
            names.map(() => ({})),
            seat,
            t,
          ),
          isUnnamed: true,
        }
      : { name },
  );
}

/** The names of those who have sat down. */
export function namesOfChairs(chairs: readonly Chair[]): readonly string[] {
  return chairs.map(({ name, isUnnamed }) => (isUnnamed ? '' : name));
}

/** The names that this device knew, with those of people who have sat down elsewhere since. */
export function mergeNames(known: readonly string[], sent: readonly string[], ownSeat: Seat): readonly string[] {
  return known.map((name, seat) => (seat === ownSeat ? name : sent[seat] || name));
}

/** The name that somebody typed, or the usual one of the seat; the second Olga is `Olga 2`. */
export function nameForSeat(typed: string, seat: Seat, names: readonly string[], t: Translate): string {
  const given = parseName(typed);
  const name =
    typeof given === 'string'
      ? given
      : usualName(
          names.map(() => ({})),
          seat,
          t,
        );
  const others = names.filter((_, other) => other !== seat);
  for (let number = 1; number <= names.length; number++) {
    const free = number === 1 ? name : `${name} ${number}`;
    if (!others.includes(free) && typeof parseName(free) === 'string') return free;
  }
  return name;
}

/** The same people once more: whoever begins has the first seat, the others follow in their order. */
export function turnedChairs(chairs: readonly Chair[], ownSeat: Seat): readonly Chair[] {
  return [...chairs.slice(ownSeat), ...chairs.slice(0, ownSeat)];
}
