import { createRng, playSampled } from '@crownhold/core';
import { kingdomino } from '../../src/kingdomino/index.ts';
import type { Options } from '../../src/kingdomino/options.ts';

export interface Averages {
  /** A seat. */
  readonly points: number;
  /** The standard error of `points`, with games as the independent samples. */
  readonly error: number;
  /** A game, all seats together. */
  readonly discards: number;
}

/** What random play scores and discards on average. */
export function measureAverages(options: Options, games: number, seed: number): Averages {
  const rng = createRng(seed);
  const start = kingdomino.create(options);
  const state = kingdomino.copy(start);
  let sum = 0;
  let squares = 0;
  let discards = 0;
  for (let game = 0; game < games; game++) {
    kingdomino.copy(start, state);
    playSampled(kingdomino, state, rng);
    let points = 0;
    for (let seat = 0; seat < options.seats; seat++) {
      points += kingdomino.score(state, seat) / options.seats;
      discards += state.discards[seat]!;
    }
    sum += points;
    squares += points * points;
  }
  const mean = sum / games;
  return { points: mean, error: Math.sqrt((squares / games - mean * mean) / games), discards: discards / games };
}
