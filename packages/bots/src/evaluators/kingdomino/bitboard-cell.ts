import type { MoveCode } from '@crownhold/core';
import { type Cell, decodeMove } from '@crownhold/games/kingdomino';

// Cells from -6 to 6 each way around the castle, where every kingdom of 7x7 lies, and a border that stays free.
const MIDDLE = 7;
const SPAN = 16;

/** A cell of a board as one number: row by row, so that the step up is a whole row. */
export type BitboardCell = number;
export const CASTLE: BitboardCell = bitboardCell({ x: 0, y: 0 });
/** To the right, up, to the left, down. */
export const STEPS = Int32Array.of(1, SPAN, -1, -SPAN);

export function cellOf(cell: BitboardCell): Cell {
  return { x: (cell % SPAN) - MIDDLE, y: Math.floor(cell / SPAN) - MIDDLE };
}

function bitboardCell({ x, y }: Cell): BitboardCell {
  return (y + MIDDLE) * SPAN + x + MIDDLE;
}

/** Where a domino may lie: the cell of its first half, and the direction from there to its second. */
export type Placement = number;

export function firstCell(placement: Placement): BitboardCell {
  return placement >> 2;
}

export function secondCell(placement: Placement): BitboardCell {
  return (placement >> 2) + STEPS[placement & 3]!;
}

export const NO_PLACE = -1;
const places = new Map<MoveCode, number>();

/** Both cells of a placement, NO_PLACE for a discard. Found out once for each, since there are but a few hundred. */
export function placeOf(code: MoveCode): number {
  let place = places.get(code);
  if (place === undefined) {
    const move = decodeMove(code);
    place = move?.kind === 'put' ? bitboardCell(move.first) | (bitboardCell(move.second) << 8) : NO_PLACE;
    places.set(code, place);
  }
  return place;
}

/** The columns and rows in which squares may lie: left, right, bottom, top. */
export type Bounds = Int32Array;

/** So many cells each way from the castle. */
export function boundsAround(reach: number): Bounds {
  return Int32Array.of(MIDDLE - reach, MIDDLE + reach, MIDDLE - reach, MIDDLE + reach);
}

/** [K13] Counted from the farthest cells: a new one at one side ends the growth at the other. */
export function shrinkBounds(bounds: Bounds, cell: BitboardCell, size: number): void {
  const column = cell & 15;
  const row = cell >> 4;
  if (column - size + 1 > bounds[0]!) bounds[0] = column - size + 1;
  if (column + size - 1 < bounds[1]!) bounds[1] = column + size - 1;
  if (row - size + 1 > bounds[2]!) bounds[2] = row - size + 1;
  if (row + size - 1 < bounds[3]!) bounds[3] = row + size - 1;
}

export function isWithin(bounds: Bounds, cell: BitboardCell): boolean {
  const column = cell & 15;
  const row = cell >> 4;
  return column >= bounds[0]! && column <= bounds[1]! && row >= bounds[2]! && row <= bounds[3]!;
}
