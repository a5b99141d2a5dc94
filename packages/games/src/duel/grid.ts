import type { Cell } from '@crownhold/core';

/** [D3] A map of 7 columns and 5 rows around the castle. */
export const COLUMNS = 7;
export const ROWS = 5;
export const CELL_COUNT = COLUMNS * ROWS;

export type { Cell };

// Cells are numbered column by column from the lower left, so that a smaller number is the smaller cell of N3. A set of
// cells is two words: the four left columns in the low one, the three right ones in the high one.
export const LOW_CELLS = 4 * ROWS;
const HIGH_CELLS = CELL_COUNT - LOW_CELLS;
const LOW_MASK = 2 ** LOW_CELLS - 1;
const HIGH_MASK = 2 ** HIGH_CELLS - 1;
const [EAST, NORTH] = [(COLUMNS - 1) / 2, (ROWS - 1) / 2];

/** Where a code stands for all cells that no map has. */
export const OFF_MAP = 63;

export function cellCode({ x, y }: Cell): number {
  return Math.abs(x) > EAST || Math.abs(y) > NORTH ? OFF_MAP : (x + EAST) * ROWS + y + NORTH;
}

export function cellOf(code: number): Cell {
  return { x: Math.floor(code / ROWS) - EAST, y: (code % ROWS) - NORTH };
}

export const CASTLE_CELL = cellCode({ x: 0, y: 0 });

export function lowBit(cell: number): number {
  return cell < LOW_CELLS ? 1 << cell : 0;
}

export function highBit(cell: number): number {
  return cell < LOW_CELLS ? 0 : 1 << (cell - LOW_CELLS);
}

/** Every cell but the castle's. */
export const SHIELDS_LOW = LOW_MASK & ~lowBit(CASTLE_CELL);
export const SHIELDS_HIGH = HIGH_MASK & ~highBit(CASTLE_CELL);

// By cell: the set of its neighbours.
export const NEIGHBOURS_LOW = Int32Array.from({ length: CELL_COUNT }, (_, cell) => union(neighboursOf(cell), lowBit));
export const NEIGHBOURS_HIGH = Int32Array.from({ length: CELL_COUNT }, (_, cell) => union(neighboursOf(cell), highBit));

/** The cells that share a side with a cell, ascending. */
export function neighboursOf(cell: number): readonly number[] {
  const { x, y } = cellOf(cell);
  return [
    { x: x - 1, y },
    { x, y: y - 1 },
    { x, y: y + 1 },
    { x: x + 1, y },
  ]
    .map(cellCode)
    .filter((each) => each !== OFF_MAP);
}

function union(cells: readonly number[], bit: (cell: number) => number): number {
  return cells.reduce((set, cell) => set | bit(cell), 0);
}
