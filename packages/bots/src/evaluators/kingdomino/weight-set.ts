import type { State } from '@crownhold/games/kingdomino';

/** Kingdoms grow in their own ways with one king or two, on a larger grid, and when the castle should be in the middle. */
export const GROWTHS = ['one', 'one-centred', 'two', 'two-centred', 'mighty', 'mighty-centred'] as const;
export type Growth = (typeof GROWTHS)[number];

/** What each fact tells of the end: by the way kingdoms grow, by dominoes laid, by fact. */
export type ValueWeights = Readonly<Record<Growth, readonly (readonly number[])[]>>;

export function growthOf(state: State): Growth {
  const kings = state.hasVariant('mighty-duel') ? 'mighty' : state.seats === 2 ? 'two' : 'one';
  return state.hasVariant('middle-kingdom') ? `${kings}-centred` : kings;
}
