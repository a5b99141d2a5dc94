import {
  below,
  CHANCE,
  createRecord,
  createRng,
  formatStep,
  type GameRecord,
  isRefusal,
  listMoves,
  lowestActor,
  NOBODY,
} from '@crownhold/core';
import { kingdomino, type Variant } from '@crownhold/games/kingdomino';

interface Wanted {
  readonly seats?: number;
  readonly variants?: readonly Variant[];
  readonly seed?: number;
  /** All of the game if it is not given. */
  readonly steps?: number;
}

/** The record of a random game, with what the rules themselves say at its end. */
export function randomGame({ seats = 2, variants = [], seed = 1, steps = Number.POSITIVE_INFINITY }: Wanted = {}) {
  const options = kingdomino.parseOptions({ seats, variants });
  if (isRefusal(options)) throw new Error(options.code);
  const rng = createRng(seed);
  const state = kingdomino.create(options);
  const texts: string[] = [];
  const actors: (number | 'chance')[] = [];
  const legal: number[] = [];
  while (kingdomino.actors(state) !== NOBODY && texts.length < steps) {
    const actor = lowestActor(kingdomino.actors(state));
    const moves = listMoves(kingdomino, state, actor);
    const move = moves[below(rng, moves.length)]!;
    texts.push(formatStep(kingdomino, state, { actor, move }));
    actors.push(actor === CHANCE ? 'chance' : actor);
    legal.push(moves.length);
    kingdomino.apply(state, actor, move);
  }
  const record: GameRecord = createRecord(kingdomino, options, texts);
  const scores = Array.from({ length: seats }, (_, seat) => kingdomino.score(state, seat));
  return { record, state, actors, legal, scores };
}
