import { type AnyGame, NOBODY, type Rng, type StateBuffer } from '@crownhold/core';
import { chooseStep } from './choice.ts';
import { demand } from './demand.ts';

/** Plays on at random, in place, to the end of the game, which must come within `maxSteps`. */
export function playToEnd(game: AnyGame, state: StateBuffer, rng: Rng, maxSteps: number): void {
  for (let steps = 0; game.actors(state) !== NOBODY; steps++) {
    demand(steps < maxSteps, () => `the game goes on after ${steps} more steps: ${game.formatState(state)}`);
    const entry = chooseStep(game, state, rng());
    demand(entry !== undefined, () => `an actor without moves: ${game.formatState(state)}`);
    game.apply(state, entry.actor, entry.move);
  }
}
