import type { Seat } from '@crownhold/core';
import { cellRows, groundAt, type State } from '@crownhold/games/duel';

/** [D18] Whether a map is full, so that this round is the last. */
export function isLastRound(state: State): boolean {
  return [0, 1].some((seat) => isFull(state, seat));
}

function isFull(state: State, seat: Seat): boolean {
  return cellRows()
    .flat()
    .every((cell) => groundAt(state, seat, cell) !== undefined);
}

/** [D6] A rolls, B takes two. */
export function roleOf(state: State, seat: Seat): 'a' | 'b' {
  return state.leader === seat ? 'a' : 'b';
}
