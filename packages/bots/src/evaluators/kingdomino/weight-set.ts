import type { State } from '@crownhold/games/kingdomino';

/** The value function has weights of its own for one king or two, a larger grid, and a castle that should be in the middle. */
export const WEIGHT_SETS = ['one', 'one-centred', 'two', 'two-centred', 'mighty', 'mighty-centred'] as const;
export type WeightSet = (typeof WEIGHT_SETS)[number];

/** By weight set, by dominoes laid, by feature. */
export type ValueWeights = Readonly<Record<WeightSet, readonly (readonly number[])[]>>;

export function weightSetOf(state: State): WeightSet {
  const kings = state.hasVariant('mighty-duel') ? 'mighty' : state.seats === 2 ? 'two' : 'one';
  return state.hasVariant('middle-kingdom') ? `${kings}-centred` : kings;
}
