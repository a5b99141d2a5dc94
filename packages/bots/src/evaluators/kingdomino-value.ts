import type { Seat } from '@crownhold/core';
import type { State } from '@crownhold/games/kingdomino';
import { FACTS, Prospect } from './kingdomino-prospect.ts';
import { WEIGHTS } from './kingdomino-weights.ts';

/** Kingdoms grow in their own ways with one king or two, on a larger grid, and when the castle should be in the middle. */
export const GROWTHS = ['one', 'one-centred', 'two', 'two-centred', 'mighty', 'mighty-centred'] as const;
export type Growth = (typeof GROWTHS)[number];

/** What each fact tells of the end: by the way kingdoms grow, by dominoes laid, by fact. */
export type ValueWeights = Readonly<Record<Growth, readonly (readonly number[])[]>>;

const prospect = new Prospect();

/** How many points a seat may expect to have at the end of the game, after a turn of its own. */
export function expectedPoints(state: State, seat: Seat, weights: ValueWeights = WEIGHTS): number {
  const facts = prospect.read(state, seat);
  const row = weights[growthOf(state)][state.laidCount[seat]!]!;
  let sum = 0;
  for (let fact = 0; fact < FACTS; fact++) sum += row[fact]! * facts[fact]!;
  return sum;
}

function growthOf(state: State): Growth {
  const kings = state.hasVariant('mighty-duel') ? 'mighty' : state.seats === 2 ? 'two' : 'one';
  return state.hasVariant('middle-kingdom') ? `${kings}-centred` : kings;
}
