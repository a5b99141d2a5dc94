import { CHANCE, type GameOf, type GameTypes, isTurnHidden, type LogEntry, type Seat } from '@crownhold/core';

/** A turn and what followed it, from the state before it. */
interface PlayedTurn<G extends GameTypes> {
  readonly before: G['state'];
  readonly seat?: Seat | undefined;
  readonly entries: readonly LogEntry[];
}

/**
 * Whether a log has something after this turn that not everybody may know: a hidden turn, until chance reveals it. What
 * is played openly meanwhile waits with it, since rows are told in their order.
 */
export function isSecretAfter<G extends GameTypes>(
  game: GameOf<G>,
  wasSecret: boolean,
  { before, seat, entries }: PlayedTurn<G>,
): boolean {
  if (entries.some(({ actor }) => actor === CHANCE)) return false;
  return wasSecret || (seat !== undefined && isTurnHidden(game, before, seat));
}
