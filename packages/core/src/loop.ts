import { includes, NOBODY, seatsIn } from './actors.ts';
import {
  CHANCE,
  type GameOptions,
  type LogEntry,
  type MoveCode,
  type Rules,
  type Seat,
  type StateBuffer,
} from './game.ts';

/** Who is asked next. */
export type Asked =
  | { readonly kind: 'over' }
  | { readonly kind: 'chance' }
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] };

/** Chance goes before people: a table never waits for somebody while dice are still to be rolled. */
export function asked<S extends StateBuffer, O extends GameOptions>(rules: Rules<S, O>, state: S): Asked {
  const actors = rules.actors(state);
  if (actors === NOBODY) return { kind: 'over' };
  if (includes(actors, CHANCE)) return { kind: 'chance' };
  return { kind: 'seats', seats: seatsIn(actors) };
}

/** Where the outcomes of chance come from: a seeded generator, a sealed deal, a record. */
export type Dealer<S extends StateBuffer> = (state: S) => { readonly move: MoveCode; readonly attachment?: unknown };

/** Plays chance, in place, until a seat must act or the game is over; returns what it played. */
export function settle<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  deal: Dealer<S>,
): readonly LogEntry[] {
  const entries: LogEntry[] = [];
  while (includes(rules.actors(state), CHANCE)) {
    const outcome = deal(state);
    rules.apply(state, CHANCE, outcome.move);
    entries.push({ actor: CHANCE, ...outcome });
  }
  return entries;
}
