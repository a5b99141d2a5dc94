import type { Seat } from '@crownhold/core';
import { BIT_OF, cellOf, WORD_OF, WORDS } from './bitboard.ts';
import { CASTLE, CROWN_PLANE, NEAR_PLANE } from './layout.ts';
import { codeOf, type Half, type Terrain, terrainOf } from './material.ts';
import { type Cell, decodeMove, squareCode } from './moves.ts';
import type { State } from './state.ts';

/** What lies on a square. */
export type Ground = Half | 'castle';

/** What lies at a cell of a kingdom; `undefined` where nothing does. */
export function groundAt(state: State, seat: Seat, { x, y }: Cell): Ground | undefined {
  const { west, east, south, north } = extentsOf(state, seat);
  if (x < -west || x > east || y < -south || y > north) return undefined;
  const at = state.boardStart(seat);
  const cell = cellOf(squareCode(x, y));
  const code = bitAt(state, at, cell) + 2 * bitAt(state, at + WORDS, cell) + 4 * bitAt(state, at + 2 * WORDS, cell);
  if (code === 0) return undefined;
  if (code === CASTLE) return 'castle';
  const crowns = bitAt(state, at + CROWN_PLANE, cell) + 2 * bitAt(state, at + CROWN_PLANE + WORDS, cell);
  return { terrain: terrainOf(code), crowns };
}

/** [K13] Whether the kingdom would still fit its grid with this one cell. */
export function fitsGrid(state: State, seat: Seat, { x, y }: Cell): boolean {
  const { west, east, south, north } = extentsOf(state, seat);
  const width = Math.max(east, x) + Math.max(west, -x) + 1;
  const height = Math.max(north, y) + Math.max(south, -y) + 1;
  return width <= state.grid.size && height <= state.grid.size;
}

/** [K12] Whether a cell that fits the grid lies beside the castle or beside a square of the terrain. */
export function touches(state: State, seat: Seat, { x, y }: Cell, terrain: Terrain): boolean {
  return bitAt(state, state.boardStart(seat) + NEAR_PLANE + codeOf(terrain) * WORDS, cellOf(squareCode(x, y))) === 1;
}

export function extentsOf(state: State, seat: Seat) {
  const [west, east, south, north] = state.extents.subarray(seat * 4);
  return { west: west!, east: east!, south: south!, north: north! };
}

/** A domino that a seat has placed or, without cells, discarded. */
export interface Laid {
  readonly domino: number;
  readonly cells?: readonly [Cell, Cell];
}

/** A seat's dominoes in the order they came. */
export function laidDominoes(state: State, seat: Seat): readonly Laid[] {
  return Array.from({ length: state.laidCount[seat]! }, (_, n) => {
    const at = state.laidAt(seat, n);
    const domino = state.laidDominoes[at]!;
    const move = decodeMove(state.laidMoves[at]!);
    return move?.kind === 'put' ? { domino, cells: [move.first, move.second] } : { domino };
  });
}

function bitAt(state: State, plane: number, cell: number): number {
  return (state.boards[plane + WORD_OF[cell]!]! & BIT_OF[cell]!) === 0 ? 0 : 1;
}
