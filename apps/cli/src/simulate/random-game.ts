import { chooseRandomly, type LogEntry, lowestActor, NOBODY, type Rng, type StateBuffer } from '@crownhold/core';
import type { Setting } from '../setting.ts';

/** Plays a game at random; `visit` sees each step with the state before it. Returns the end. */
export function playRandomGame(
  { game, options }: Setting,
  rng: Rng,
  buffer: Int32Array,
  visit: (before: StateBuffer, entry: LogEntry) => void,
): StateBuffer {
  const state = game.create(options);
  for (let actors = game.actors(state); actors !== NOBODY; actors = game.actors(state)) {
    const actor = lowestActor(actors);
    const move = chooseRandomly(game, state, actor, rng, buffer);
    visit(state, { actor, move });
    game.apply(state, actor, move);
  }
  return state;
}
