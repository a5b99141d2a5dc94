import { type Actor, createRng, lowestActor, type MoveCode, NOBODY } from '@crownhold/core';
import { kingdomino } from '../../src/kingdomino/index.ts';
import type { Options } from '../../src/kingdomino/options.ts';
import { Shadow } from './shadow.ts';

export interface InvariantCounts {
  readonly games: number;
  readonly steps: number;
  readonly discards: number;
}

/**
 * Plays random games with a second account of the table kept beside them, which believes nothing: the grid limit, the
 * whereabouts of every domino, the order of kings, lines and rounds. Throws at the first violation.
 */
export function checkInvariants(options: Options, games: number, seed: number): InvariantCounts {
  const rng = createRng(seed);
  const start = kingdomino.create(options);
  const state = kingdomino.copy(start);
  const counts = { games: 0, steps: 0, discards: 0 };
  while (counts.games < games) {
    kingdomino.copy(start, state);
    const shadow = new Shadow(options);
    const log: [Actor, MoveCode][] = [];
    for (let actors = kingdomino.actors(state); actors !== NOBODY; actors = kingdomino.actors(state)) {
      const actor = lowestActor(actors);
      const move = kingdomino.sample(state, actor, rng);
      log.push([actor, move]);
      const complaint = shadow.follow(actor, move);
      if (complaint) throw new Error(`${complaint}: ${JSON.stringify({ options, log })}`);
      kingdomino.apply(state, actor, move);
    }
    const complaint = shadow.finish(state);
    if (complaint) throw new Error(`${complaint}: ${JSON.stringify({ options, log })}`);
    counts.games++;
    counts.steps += log.length;
    counts.discards += shadow.discards;
  }
  return counts;
}
