import { CHANCE, createRng, NOBODY } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { everyOptions } from '@crownhold/games/kingdomino/claims';
import { describe, expect, it } from 'vitest';
import { BY_CHANCE, OVER } from '../../simulation.ts';
import { kingdominoSearchEvaluator } from './search-evaluator.ts';
import { simulateKingdomino } from './simulation.ts';

const MOST = 3;
const decisions = new Int32Array(MOST + 1);
const ratings = new Float64Array(MOST + 1);

/** A state some steps into a random game. */
function stateOf(options: Parameters<typeof kingdomino.create>[0], seed: number) {
  const state = kingdomino.create(options);
  const rng = createRng(seed);
  for (let step = 0; step < seed * 9 && kingdomino.actors(state) !== NOBODY; step++) {
    const actor = kingdomino.actors(state) === 1 << CHANCE ? CHANCE : state.seat;
    kingdomino.apply(state, actor, kingdomino.sample(state, actor, rng));
  }
  return state;
}

describe('a simulation of Kingdomino', () => {
  it('goes to the end as a playout does, in every variant', () => {
    for (const options of everyOptions()) {
      for (let seed = 0; seed < 4; seed++) {
        const state = stateOf(options, seed);
        const playouts = kingdominoSearchEvaluator.playoutsFrom(state);
        if (playouts.isDeterministic) continue;
        const [scores, played] = [new Float64Array(options.seats), new Float64Array(options.seats)];
        playouts.run(createRng(seed), played);
        simulateKingdomino(state)().finish(createRng(seed), scores);
        expect(scores, JSON.stringify({ options, seed })).toEqual(played);
      }
    }
  });

  it('plays by its first decisions as it does quickly, and draws again what it has drawn', () => {
    for (const options of everyOptions()) {
      const state = stateOf(options, 3);
      const begin = simulateKingdomino(state);
      const quick = new Float64Array(options.seats);
      begin().finish(createRng(5), quick);
      const simulation = begin();
      const steps: (() => void)[] = [];
      const rng = createRng(5);
      while (simulation.actor !== OVER) {
        if (simulation.actor === BY_CHANCE) {
          const outcome = simulation.draw(rng);
          steps.push(() => simulation.redraw(outcome));
          continue;
        }
        const count = simulation.list(MOST, decisions, ratings);
        expect(count).toBeGreaterThan(0);
        for (let at = 1; at < count; at++) expect(ratings[at]).toBeLessThanOrEqual(ratings[at - 1]!);
        const first = decisions[0]!;
        simulation.decide(first);
        steps.push(() => simulation.decide(first));
      }
      const scores = new Float64Array(options.seats);
      simulation.finish(rng, scores);
      expect(scores, JSON.stringify(options)).toEqual(quick);
      begin();
      for (const step of steps) step();
      expect(simulation.actor).toBe(OVER);
      const again = new Float64Array(options.seats);
      simulation.finish(rng, again);
      expect(again, JSON.stringify(options)).toEqual(scores);
    }
  });
});
