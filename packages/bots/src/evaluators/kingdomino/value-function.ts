import type { Seat } from '@crownhold/core';
import type { State } from '@crownhold/games/kingdomino';
import { FACTS, Prospect } from './features.ts';
import { growthOf, type ValueWeights } from './weight-set.ts';
import { WEIGHTS } from './weights.ts';

const prospect = new Prospect();

/** How many points a seat may expect to have at the end of the game, after a turn of its own. */
export function expectedPoints(state: State, seat: Seat, weights: ValueWeights = WEIGHTS): number {
  const facts = prospect.read(state, seat);
  const row = weights[growthOf(state)][state.laidCount[seat]!]!;
  let sum = 0;
  for (let fact = 0; fact < FACTS; fact++) sum += row[fact]! * facts[fact]!;
  return sum;
}
