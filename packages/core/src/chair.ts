import type { Refusal, Seat } from './game.ts';
import { parseName } from './player-name.ts';

/** Who sits at a seat: a person, or a bot by its name or by the command line that starts it. */
export interface Chair {
  readonly name: string;
  readonly bot?: string;
  /** Gave up, and is ranked behind all who did not. */
  readonly hasResigned?: true;
}

/** Places by seat: whoever has resigned is behind all others, whatever the points are. */
export function placesOf(ranks: readonly number[], chairs: readonly Chair[]): readonly number[] {
  const isBefore = (one: Seat, other: Seat) =>
    chairs[one]?.hasResigned === chairs[other]?.hasResigned ? ranks[one]! < ranks[other]! : chairs[other]?.hasResigned;
  return ranks.map((_, seat) => 1 + ranks.filter((__, other) => isBefore(other, seat)).length);
}

/** The chairs that a record names in `players`; `undefined` when it names none, or they do not fit. */
export function parseChairs(players: readonly unknown[] | undefined, seats: number): readonly Chair[] | undefined {
  if (players?.length !== seats) return undefined;
  const chairs = players.map(parseChair);
  return chairs.every((chair) => chair !== undefined) ? chairs : undefined;
}

/** [R7] What is wrong with the first name among players that cannot be one. */
export function nameRefusal(players: readonly unknown[]): Refusal | undefined {
  for (const player of players) {
    const text = nameOf(player);
    const name = text === undefined ? undefined : parseName(text);
    if (typeof name === 'object') return name;
  }
  return undefined;
}

function parseChair(player: unknown): Chair | undefined {
  const text = nameOf(player);
  const name = text === undefined ? undefined : parseName(text);
  if (typeof name !== 'string') return undefined;
  const { bot } = Object(player) as { readonly bot?: unknown };
  return typeof bot === 'string' ? { name, bot } : { name };
}

function nameOf(player: unknown): string | undefined {
  if (typeof player === 'string') return player;
  const { name } = Object(player) as { readonly name?: unknown };
  return typeof name === 'string' ? name : undefined;
}
