import { createRng } from '@crownhold/core';
import * as fc from 'fast-check';
import { demand } from '../demand.ts';
import { playToEnd } from '../playout.ts';
import { type AnySpec, forAll, type Property, positionsOf } from '../property.ts';
import { seatsAt, viewersAt } from '../roster.ts';

export function result(spec: AnySpec): readonly Property[] {
  const { game, maxSteps } = spec;
  return [
    forAll('scores are finite numbers', positionsOf(spec), ({ options, state }) => {
      const states = [state, ...viewersAt(options).map((viewer) => game.view(state, viewer))];
      for (const seat of seatsAt(options)) {
        const scores = states.map((seen) => game.score(seen, seat));
        demand(scores.every(Number.isFinite), () => `scores of seat ${seat}, on the state and on each view: ${scores}`);
      }
    }),

    forAll('a ranking counts everyone ahead', fc.tuple(positionsOf(spec), fc.nat()), ([{ options, state }, seed]) => {
      const end = game.copy(state);
      playToEnd(game, end, createRng(seed), maxSteps);
      const places = game.ranking(end);
      demand(places.length === options.seats, () => `${options.seats} seats, but the places ${places}`);
      const right = places.map((place) => 1 + places.filter((other) => other < place).length);
      demand(`${places}` === `${right}`, () => `places ${places}, which should be ${right}`);
    }),
  ];
}
