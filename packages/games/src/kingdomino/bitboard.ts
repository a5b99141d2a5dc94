/**
 * Where squares lie in a kingdom's bitboards.
 *
 * A kingdom spans at most 7 squares each way and a placement reaches at most 2 beyond it, so whatever matters at one
 * moment lies within 9x9 squares, wherever the castle is in them. So the bitboard wraps around: square (x, y) is cell
 * x + 9y modulo 81. One step right is +1, one step up is +9, and nothing ever has to be moved when a kingdom grows.
 * Two squares of the window share no cell. In a window that is 9 wide the last cell of a row is followed by the first
 * of the next, but both are 2 squares away from the kingdom, and no placement touches it with neither.
 */
import { squareCode, xOfSquare, yOfSquare } from './moves.ts';

export const SPAN = 9;
const CELLS = SPAN * SPAN;
/** The cells in three words of three rows each. */
export const WORDS = 3;
export const WORD_BITS = CELLS / WORDS;
export const WORD_MASK = 2 ** WORD_BITS - 1;

/** How far a placement reaches beyond the kingdom. */
const REACH = 2;

function cellAt(x: number, y: number): number {
  return (((x + SPAN * y) % CELLS) + CELLS) % CELLS;
}

/** The cell of a square that lies at most 8 from the castle each way. */
export function cellOf(square: number): number {
  const cell = xOfSquare(square) + SPAN * yOfSquare(square);
  return cell + (CELLS & (cell >> 31));
}

/** The word a cell lies in, and its bit there. */
export const WORD_OF = Uint8Array.from({ length: CELLS }, (_, cell) => Math.floor(cell / WORD_BITS));
export const BIT_OF = Int32Array.from({ length: CELLS }, (_, cell) => 1 << (cell % WORD_BITS));

/**
 * Squares at most 8 from the castle each way have a place of eight bits: the lowest four of x and of y. By place stand
 * the word of the square and its bit there, how far it lies to the west, east, south and north, a byte each, and then the
 * words of the four cells beside it.
 */
export const PLACE_FACTS = 8;
export const PLACES = new Int32Array(256 * PLACE_FACTS);
for (let y = -8; y < 8; y++) {
  for (let x = -8; x < 8; x++) {
    const cell = cellAt(x, y);
    const [west, east, south, north] = [-x, x, -y, y].map((far) => Math.max(0, far)) as [
      number,
      number,
      number,
      number,
    ];
    const extents = west | (east << 8) | (south << 16) | (north << 24);
    const beside = new Int32Array(WORDS);
    for (const step of [1, -1, SPAN, -SPAN]) mark(beside, 0, cellAt(cell + step, 0));
    PLACES.set([WORD_OF[cell]!, BIT_OF[cell]!, extents, ...beside], placeOf(squareCode(x, y)) * PLACE_FACTS);
  }
}

export function placeOf(square: number): number {
  return ((square >> 3) & 0xf0) | (square & 0x0f);
}

/** What `squareCode` adds for each cell counted from the lower left corner of a window. */
const STEPS = Int32Array.from(
  { length: CELLS },
  (_, cell) => squareCode(cell % SPAN, Math.floor(cell / SPAN)) - squareCode(0, 0),
);
/** The same for others: what a module exports V8 loads every time, in the module too. */
export const SQUARE_STEPS = STEPS;

/**
 * For a size of kingdom: the window open to each extent. An extent is how far a kingdom goes to the west, east, south
 * and north of its castle, as the digits of one number to the base of its size.
 */
export interface Grid {
  readonly size: number;
  /** Word i of the cells within reach that keep the kingdom within its size, at extent * WORDS + i. */
  readonly windows: Int32Array;
  /** The cell and the square code of each window's lower left corner. */
  readonly corners: Uint8Array;
  readonly cornerSquares: Int32Array;
}

/** By size, from the first use on: the grid of Mighty Duel alone takes ten milliseconds of a phone. */
const GRIDS: Grid[] = [];

export function gridOf(size: number): Grid {
  GRIDS[size] ??= createGrid(size);
  return GRIDS[size];
}

/** The square code of a cell, for a kingdom of this extent. */
export function squareOf(grid: Grid, extent: number, cell: number): number {
  const fromCorner = cell - grid.corners[extent]!;
  return grid.cornerSquares[extent]! + STEPS[fromCorner + (CELLS & (fromCorner >> 31))]!;
}

function createGrid(size: number): Grid {
  const extents = size ** 4;
  const windows = new Int32Array(extents * WORDS);
  const corners = new Uint8Array(extents);
  const cornerSquares = new Int32Array(extents);
  // [K13] Counted from the farthest squares, not from the castle: a kingdom may be off-centre.
  const lowest = (low: number, high: number) => Math.max(-low - REACH, high - size + 1);
  const highest = (low: number, high: number) => Math.min(high + REACH, size - 1 - low);
  for (let extent = 0; extent < extents; extent++) {
    const [west, east, south, north] = [3, 2, 1, 0].map((i) => Math.floor(extent / size ** i) % size) as [
      number,
      number,
      number,
      number,
    ];
    const [left, bottom] = [lowest(west, east), lowest(south, north)];
    corners[extent] = cellAt(left, bottom);
    cornerSquares[extent] = squareCode(left, bottom);
    for (let y = bottom; y <= highest(south, north); y++) {
      for (let x = left; x <= highest(west, east); x++) mark(windows, extent, cellAt(x, y));
    }
  }
  return { size, windows, corners, cornerSquares };
}

function mark(table: Int32Array, at: number, cell: number): void {
  table[at * WORDS + WORD_OF[cell]!]! |= BIT_OF[cell]!;
}
