import type { State } from '@crownhold/games/kingdomino';

/** There is a network for two kings a player, for the larger grid, and for three or four players. */
export const NETWORK_KINDS = ['two', 'mighty', 'one'] as const;
export type NetworkKind = (typeof NETWORK_KINDS)[number];

export function networkKindOf(state: State): NetworkKind {
  if (state.hasVariant('mighty-duel')) return 'mighty';
  return state.seats === 2 ? 'two' : 'one';
}
