import { actorsIn, type GameOptions, type LogEntry, listMoves, type Rules, type StateBuffer } from '@crownhold/core';

/** The largest number that chooses a step; far above the moves of any actor, so that each is about as likely. */
export const MAX_CHOICE = 2 ** 30 - 1;

/** The step a natural number stands for: first who acts, then what. `undefined` where nobody can move. */
export function chooseStep<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  choice: number,
): LogEntry | undefined {
  const actors = actorsIn(rules.actors(state));
  const actor = actors[choice % actors.length];
  if (actor === undefined) return undefined;
  const moves = listMoves(rules, state, actor);
  const move = moves[Math.floor(choice / actors.length) % moves.length];
  return move === undefined ? undefined : { actor, move };
}
