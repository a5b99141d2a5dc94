import type { Seat } from '@crownhold/core';
import type { State } from '@crownhold/games/kingdomino';
import { FEATURE_COUNT, FeatureReader } from './features.ts';
import { type ValueWeights, weightSetOf } from './weight-set.ts';
import { WEIGHTS } from './weights.ts';

const reader = new FeatureReader();

/** How many points a seat may expect to have at the end of the game, after a turn of its own. */
export function expectedPoints(state: State, seat: Seat, weights: ValueWeights = WEIGHTS): number {
  const features = reader.read(state, seat);
  const row = weights[weightSetOf(state)][state.laidCount[seat]!]!;
  let sum = 0;
  for (let feature = 0; feature < FEATURE_COUNT; feature++) sum += row[feature]! * features[feature]!;
  return sum;
}
