import type { Cell, Seat } from '@crownhold/core';
import { extentsOf, kingdomsSoFar, laidDominoes, openSquares, type State } from '@crownhold/games/kingdomino';
import type { Reach } from '../place.ts';

/** Two squares around the castle: all that the first domino can reach. */
const FIRST: Reach = { left: -2, right: 2, bottom: -2, top: 2 };

/**
 * The part of a kingdom's plane that is in sight: the kingdom, and every square on which a half of the domino in hand may
 * lie, now and in all turns before. So it never shrinks during a game, changes only when a turn of the seat begins, and
 * is the same after a reload.
 */
export function cameraOf(state: State, seat: Seat): Reach {
  const dominoes = laidDominoes(state, seat).map(({ domino }) => domino);
  if (state.phase === 'place' && state.seat === seat) dominoes.push(state.activeDomino);
  const { west, east, south, north } = extentsOf(state, seat);
  let camera = [
    { x: 0 - west, y: 0 - south },
    { x: east, y: north },
  ].reduce(withCell, FIRST);
  let n = 0;
  for (const kingdom of kingdomsSoFar(state, seat)) {
    const domino = dominoes[n++];
    if (domino !== undefined) camera = openSquares(kingdom, seat, domino).reduce(withCell, camera);
  }
  return camera;
}

function withCell({ left, right, bottom, top }: Reach, { x, y }: Cell): Reach {
  return {
    left: Math.min(left, x),
    right: Math.max(right, x),
    bottom: Math.min(bottom, y),
    top: Math.max(top, y),
  };
}
