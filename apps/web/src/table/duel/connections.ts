import type { Cell, Seat } from '@crownhold/core';
import { type Arms, cellRows, groundAt, type State } from '@crownhold/games/duel';
import { SIDES, STEPS } from '../../board/square.ts';

/** [D8] Empty squares where a half of these arms would connect by itself; a joker beside whatever is drawn. */
export function connectingCells(state: State, seat: Seat, arms: Arms | undefined): readonly Cell[] {
  return cellRows()
    .flat()
    .filter((cell) => groundAt(state, seat, cell) === undefined && connects(state, seat, cell, arms));
}

function connects(state: State, seat: Seat, cell: Cell, arms: Arms | undefined): boolean {
  return SIDES.some((side) => {
    const ground = groundAt(state, seat, { x: cell.x + STEPS[side].x, y: cell.y + STEPS[side].y });
    if (ground === undefined) return false;
    return ground === 'castle' || arms === undefined || ground.arms === arms;
  });
}
