import type { GameOptions, LogEntry, StateBuffer } from './game.ts';
import { isLegal } from './legality.ts';
import { advance, type Match } from './match.ts';

/** The match after one more row of its log. The row was decided or dealt before: an illegal entry is a bug and throws. */
export function evolve<S extends StateBuffer, O extends GameOptions, E>(
  match: Match<S, O, E>,
  row: readonly LogEntry[],
): Match<S, O, E> {
  const { game } = match;
  const state = game.copy(match.state);
  for (const { actor, move } of row) {
    if (!isLegal(game, state, actor, move)) {
      throw new Error(`${game.id}: actor ${actor} cannot play ${move} in ${game.formatState(state)}`);
    }
    game.apply(state, actor, move);
  }
  return advance(match, state);
}
