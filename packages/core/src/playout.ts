import { lowestActor, NOBODY } from './actors.ts';
import { sampleChance } from './chance.ts';
import { CHANCE, type GameOptions, type Rng, type Rules, type StateBuffer } from './game.ts';
import { below } from './rng.ts';

/** Plays at random to the end, in place, by listing moves. `buffer` holds at least `maxMoves`. Returns the steps played. */
export function playRandomly<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  rng: Rng,
  buffer: Int32Array,
): number {
  let steps = 0;
  for (let actors = rules.actors(state); actors !== NOBODY; actors = rules.actors(state)) {
    const actor = lowestActor(actors);
    const move =
      actor === CHANCE
        ? sampleChance(rules, state, rng, buffer)
        : buffer[below(rng, rules.legalMoves(state, actor, buffer))]!;
    rules.apply(state, actor, move);
    steps++;
  }
  return steps;
}

/** The same by `sample`, without a list. */
export function playSampled<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O> & { sample: NonNullable<Rules<S, O>['sample']> },
  state: S,
  rng: Rng,
): number {
  let steps = 0;
  for (let actors = rules.actors(state); actors !== NOBODY; actors = rules.actors(state)) {
    const actor = lowestActor(actors);
    rules.apply(state, actor, rules.sample(state, actor, rng));
    steps++;
  }
  return steps;
}
