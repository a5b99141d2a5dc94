import { kingdominoSearchEvaluator } from '@crownhold/bots/learning';
import { CHANCE, createRng, NOBODY, type Rng } from '@crownhold/core';
import { kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';

/** Whole games of four players a second: by chance alone, and by the quick and sensible play of the search. */
export interface PlayoutPaces {
  readonly random: number;
  readonly quick: number;
}

const OPTIONS = parseOptions({ seats: 4, variants: ['middle-kingdom', 'harmony'] }) as Options;
const BATCH = 200;

export function measurePlayouts(seconds: number): PlayoutPaces {
  const rng = createRng(1);
  const scores = new Float64Array(OPTIONS.seats);
  const start = kingdominoSearchEvaluator.playoutsFrom(kingdomino.create(OPTIONS));
  return {
    random: pace(seconds, () => playRandomly(rng)),
    quick: pace(seconds, () => start.run(rng, scores)),
  };
}

function pace(seconds: number, play: () => void): number {
  let games = 0;
  const start = performance.now();
  let passed = 0;
  while (passed < seconds * 1000) {
    for (let game = 0; game < BATCH; game++) play();
    games += BATCH;
    passed = performance.now() - start;
  }
  return (games / passed) * 1000;
}

function playRandomly(rng: Rng): void {
  const state = kingdomino.create(OPTIONS);
  for (let actors = kingdomino.actors(state); actors !== NOBODY; actors = kingdomino.actors(state)) {
    const actor = actors === 1 << CHANCE ? CHANCE : state.seat;
    kingdomino.apply(state, actor, kingdomino.sample(state, actor, rng));
  }
  for (let seat = 0; seat < OPTIONS.seats; seat++) kingdomino.score(state, seat);
}
