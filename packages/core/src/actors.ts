import { type Actor, type ActorSet, CHANCE, type Seat } from './game.ts';

export const NOBODY: ActorSet = 0;

export function only(actor: Actor): ActorSet {
  return 1 << actor;
}

export function includes(set: ActorSet, actor: Actor): boolean {
  return actor >= 0 && actor <= CHANCE && (set & (1 << actor)) !== 0;
}

/** The one actor of a set that has one; the lowest of a larger one. */
export function lowestActor(set: ActorSet): Actor {
  return 31 - Math.clz32(set & -set);
}

export function seatsIn(set: ActorSet): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < CHANCE; seat++) if (includes(set, seat)) seats.push(seat);
  return seats;
}
