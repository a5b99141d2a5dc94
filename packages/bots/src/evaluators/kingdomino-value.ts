import type { Seat } from '@crownhold/core';
import type { State } from '@crownhold/games/kingdomino';
import { FACTS, Prospect } from './kingdomino-prospect.ts';
import { WEIGHTS } from './kingdomino-weights.ts';

/** What each fact tells of the end: by the size of the grid, by dominoes laid, by fact. */
export type ValueWeights = Readonly<Record<GridSize, readonly (readonly number[])[]>>;
export type GridSize = 5 | 7;

const prospect = new Prospect();

/** How many points a seat may expect to have at the end of the game, after a turn of its own. */
export function expectedPoints(state: State, seat: Seat, weights: ValueWeights = WEIGHTS): number {
  const facts = prospect.read(state, seat);
  const row = weights[sizeOf(state)][state.laidCount[seat]!]!;
  let sum = 0;
  for (let fact = 0; fact < FACTS; fact++) sum += row[fact]! * facts[fact]!;
  return sum;
}

export function sizeOf({ grid: { size } }: State): GridSize {
  return size === 7 ? 7 : 5;
}
