import { lowestActor, NOBODY } from './actors.ts';
import { sampleChance } from './chance.ts';
import { type Actor, CHANCE, type GameOptions, type MoveCode, type Rng, type Rules, type StateBuffer } from './game.ts';
import { below } from './rng.ts';

/** A random legal move of an actor, found by listing. `buffer` holds at least `maxMoves`. */
export function chooseRandomly<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  actor: Actor,
  rng: Rng,
  buffer: Int32Array,
): MoveCode {
  if (actor === CHANCE) return sampleChance(rules, state, rng, buffer);
  return buffer[below(rng, rules.legalMoves(state, actor, buffer))]!;
}

/** Plays at random to the end, in place, by listing the moves of seats. Returns the steps played. */
export function playRandomly<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  rng: Rng,
  buffer: Int32Array,
): number {
  let steps = 0;
  for (let actors = rules.actors(state); actors !== NOBODY; actors = rules.actors(state)) {
    const actor = lowestActor(actors);
    // A draw from a bag needs no list of all that is in it.
    const sampled = actor === CHANCE ? rules.sample?.(state, actor, rng) : undefined;
    rules.apply(state, actor, sampled ?? chooseRandomly(rules, state, actor, rng, buffer));
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
