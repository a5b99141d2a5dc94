import { type Actor, type ActorSet, CHANCE, type Seat } from './game.ts';

export const NOBODY: ActorSet = 0;

export function only(actor: Actor): ActorSet {
  return 1 << actor;
}

export function includes(set: ActorSet, actor: Actor): boolean {
  return actor >= 0 && actor <= CHANCE && (set & (1 << actor)) !== 0;
}

/** The lowest actor of a set that is not empty. */
export function lowestActor(set: ActorSet): Actor {
  return 31 - Math.clz32(set & -set);
}

export function seatsIn(set: ActorSet): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < CHANCE; seat++) if (includes(set, seat)) seats.push(seat);
  return seats;
}

export function actorsIn(set: ActorSet): readonly Actor[] {
  return includes(set, CHANCE) ? [...seatsIn(set), CHANCE] : seatsIn(set);
}
