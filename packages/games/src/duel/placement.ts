import { below, lowestBit, type MoveCode, nthBit, popcount, type Rng, type Seat } from '@crownhold/core';
import * as grid from './grid.ts';
import { ARMS as ARMS_NAMES, type ArmsCode } from './material.ts';
import * as moves from './moves.ts';
import type { State } from './state.ts';

// Local names for what the inner loops read: V8 folds a module's own constants, imported ones it loads every time.
const { CASTLE_CELL, CELL_COUNT, highBit, LOW_CELLS, lowBit, NEIGHBOURS_HIGH, NEIGHBOURS_LOW } = grid;
const ARMS = ARMS_NAMES.length;
const { CELL_BITS } = moves;
const DRAW = moves.codeOfKind('draw');
const ROWS = 5;
const LOW_MASK = 2 ** 20 - 1;
const HIGH_MASK = 2 ** 15 - 1;
/** Cells that have one on top of them, and cells that have one below. */
const BELOW_TOP = 0b01111_01111_01111_01111;
const ABOVE_BOTTOM = 0b11110_11110_11110_11110;

// A map is sets of cells, each of two words: at twice the code of arms the cells beside it or beside the castle (at the
// joker's 0 those beside anything), from ARMS_PLANE on the squares of each arms, and the empty squares.
export const ARMS_PLANE = 12;
export const EMPTY_PLANE = 26;

/** How the two halves of a domino may lie: [D8] as usual, or with one or both of the powers that change it. */
export const PLAIN = 0;
export const FREE = 1;
export const SPLIT = 2;
export const FREE_SPLIT = 3;
export type Manner = number;

// Directions from a domino's first half to its second, in ascending order of the second's cell.
const DIRECTIONS = 4;
const LEFT = 0;
const DOWN = 2;
const UP = 4;
const RIGHT = 6;
/** What the code of a drawing adds, by direction, to that of both halves on the first one's square. */
const STEPS = [-ROWS, -1, 1, ROWS];

/**
 * The last search's result: by direction, two words of cells where a domino's first half may lie. Shared by all states:
 * read before anything else can search.
 */
const found = new Int32Array(2 * DIRECTIONS);

/** [D3] Lays out an empty map in a fresh state. */
export function layMap(state: State, seat: Seat): void {
  const board = state.boardStart(seat);
  const { boards } = state;
  for (let arms = 0; arms <= ARMS; arms++) {
    boards[board + 2 * arms] = NEIGHBOURS_LOW[CASTLE_CELL]!;
    boards[board + 2 * arms + 1] = NEIGHBOURS_HIGH[CASTLE_CELL]!;
  }
  boards[board + EMPTY_PLANE] = grid.SHIELDS_LOW;
  boards[board + EMPTY_PLANE + 1] = grid.SHIELDS_HIGH;
}

/** Draws one square. */
export function drawSquare(state: State, seat: Seat, cell: number, arms: ArmsCode, crosses: number): void {
  const { boards } = state;
  const board = state.boardStart(seat);
  const low = lowBit(cell);
  const high = highBit(cell);
  boards[board + EMPTY_PLANE]! &= ~low;
  boards[board + EMPTY_PLANE + 1]! &= ~high;
  boards[board + ARMS_PLANE + 2 * arms]! |= low;
  boards[board + ARMS_PLANE + 2 * arms + 1]! |= high;
  boards[board]! |= NEIGHBOURS_LOW[cell]!;
  boards[board + 1]! |= NEIGHBOURS_HIGH[cell]!;
  boards[board + 2 * arms]! |= NEIGHBOURS_LOW[cell]!;
  boards[board + 2 * arms + 1]! |= NEIGHBOURS_HIGH[cell]!;
  state.crosses[state.crossStart(seat) + cell] = crosses;
}

/** [D18] */
export function isMapFull(state: State, seat: Seat): boolean {
  const empty = state.boardStart(seat) + EMPTY_PLANE;
  return (state.boards[empty]! | state.boards[empty + 1]!) === 0;
}

/** Whether two halves of these arms can be drawn in this manner. A joker without a name may become anything. */
export function canDraw(state: State, seat: Seat, first: ArmsCode, second: ArmsCode, manner: Manner): boolean {
  // An even number of squares is empty, so whoever has one has two.
  if (manner === FREE_SPLIT) return !isMapFull(state, seat);
  if (manner === SPLIT) return canSplit(state, seat, first, second);
  return searchDraws(state, seat, first, second, manner, false) !== 0;
}

/** Writes every drawing of two halves, ascending; returns how many. Twins are drawn with the smaller cell first. */
export function listDraws(
  state: State,
  seat: Seat,
  first: ArmsCode,
  second: ArmsCode,
  manner: Manner,
  isTwin: boolean,
  out: Int32Array,
  from: number,
): number {
  if (manner >= SPLIT) return listSplits(state, seat, first, second, manner, isTwin, out, from);
  searchDraws(state, seat, first, second, manner, isTwin);
  return listFound(LOW_CELLS, 1, listFound(0, 0, from, out), out);
}

/** Writes what was found in one word, of which the first cell is `cells`. */
function listFound(cells: number, word: number, from: number, out: Int32Array): number {
  let count = from;
  const left = found[LEFT + word]!;
  const down = found[DOWN + word]!;
  const up = found[UP + word]!;
  const right = found[RIGHT + word]!;
  for (let rest = left | down | up | right; rest !== 0; rest &= rest - 1) {
    const at = lowestBit(rest);
    const both = DRAW + (cells + at) * ((1 << CELL_BITS) + 1);
    out[count] = both - ROWS;
    count += (left >> at) & 1;
    out[count] = both - 1;
    count += (down >> at) & 1;
    out[count] = both + 1;
    count += (up >> at) & 1;
    out[count] = both + ROWS;
    count += (right >> at) & 1;
  }
  return count;
}

/** How many drawings there are without `split`; `nthDraw` finds them until the next search. */
export function countDraws(
  state: State,
  seat: Seat,
  first: ArmsCode,
  second: ArmsCode,
  manner: Manner,
  isTwin: boolean,
): number {
  searchDraws(state, seat, first, second, manner, isTwin);
  let count = 0;
  for (let i = 0; i < 2 * DIRECTIONS; i++) count += popcount(found[i]!);
  return count;
}

export function nthDraw(n: number): MoveCode {
  let left = n;
  let i = 0;
  for (let count = popcount(found[0]!); left >= count; count = popcount(found[i]!)) {
    left -= count;
    i++;
  }
  const cell = nthBit(found[i]!, left) + (i & 1) * LOW_CELLS;
  return DRAW + cell * ((1 << CELL_BITS) + 1) + STEPS[i >> 1]!;
}

/** A drawing with `split` at random. */
export function sampleSplit(
  state: State,
  seat: Seat,
  first: ArmsCode,
  second: ArmsCode,
  manner: Manner,
  isTwin: boolean,
  rng: Rng,
): MoveCode {
  const count = listSplits(state, seat, first, second, manner, isTwin, splits, 0);
  return splits[below(rng, count)]!;
}

/** More than any two of 34 squares in either order. */
export const MAX_DRAWS = CELL_COUNT * CELL_COUNT;
const splits = new Int32Array(MAX_DRAWS);

/** Searches the drawings on squares side by side, a twin's only upwards and to the right; returns 0 if there is none. */
function searchDraws(
  state: State,
  seat: Seat,
  first: ArmsCode,
  second: ArmsCode,
  manner: Manner,
  isTwin: boolean,
): number {
  const { boards } = state;
  const board = state.boardStart(seat);
  const empty0 = boards[board + EMPTY_PLANE]!;
  const empty1 = boards[board + EMPTY_PLANE + 1]!;
  // [D14] With `free` a half need touch nothing, as if every square were beside its arms.
  const anywhere = ~((manner & FREE) - 1);
  const first0 = boards[board + 2 * first]! | anywhere;
  const first1 = boards[board + 2 * first + 1]! | anywhere;
  const second0 = boards[board + 2 * second]! & empty0;
  const second1 = boards[board + 2 * second + 1]! & empty1;
  // Where the second half may lie at all, and where it would connect, moved over to the first half's cell.
  const up0 = empty0 & (empty0 >> 1) & BELOW_TOP & (first0 | (second0 >> 1));
  const up1 = empty1 & (empty1 >> 1) & BELOW_TOP & (first1 | (second1 >> 1));
  const right0 =
    empty0 & ((empty0 >> ROWS) | (empty1 << 15)) & LOW_MASK & (first0 | (second0 >> ROWS) | (second1 << 15));
  const right1 = empty1 & (empty1 >> ROWS) & (first1 | (second1 >> ROWS));
  found[UP] = up0;
  found[UP + 1] = up1;
  found[RIGHT] = right0;
  found[RIGHT + 1] = right1;
  if (isTwin) {
    found[LEFT] = 0;
    found[LEFT + 1] = 0;
    found[DOWN] = 0;
    found[DOWN + 1] = 0;
    return up0 | up1 | right0 | right1;
  }
  const down0 = empty0 & (empty0 << 1) & ABOVE_BOTTOM & (first0 | (second0 << 1));
  const down1 = empty1 & (empty1 << 1) & ABOVE_BOTTOM & (first1 | (second1 << 1));
  const left0 = empty0 & (empty0 << ROWS) & LOW_MASK & (first0 | (second0 << ROWS));
  const left1 =
    empty1 & ((empty1 << ROWS) | (empty0 >> 15)) & HIGH_MASK & (first1 | (second1 << ROWS) | (second0 >> 15));
  found[DOWN] = down0;
  found[DOWN + 1] = down1;
  found[LEFT] = left0;
  found[LEFT + 1] = left1;
  return up0 | up1 | right0 | right1 | down0 | down1 | left0 | left1;
}

/** [D4] Whether there are two squares for `split`, each beside its own arms. */
function canSplit(state: State, seat: Seat, first: ArmsCode, second: ArmsCode): boolean {
  const { boards } = state;
  const board = state.boardStart(seat);
  const empty0 = boards[board + EMPTY_PLANE]!;
  const empty1 = boards[board + EMPTY_PLANE + 1]!;
  const first0 = empty0 & boards[board + 2 * first]!;
  const first1 = empty1 & boards[board + 2 * first + 1]!;
  const second0 = empty0 & boards[board + 2 * second]!;
  const second1 = empty1 & boards[board + 2 * second + 1]!;
  if ((first0 | first1) === 0 || (second0 | second1) === 0) return false;
  return popcount(first0 | second0) + popcount(first1 | second1) > 1;
}

function listSplits(
  state: State,
  seat: Seat,
  first: ArmsCode,
  second: ArmsCode,
  manner: Manner,
  isTwin: boolean,
  out: Int32Array,
  from: number,
): number {
  let count = from;
  for (let one = 0; one < CELL_COUNT; one++) {
    if (!connects(state, seat, one, first, manner)) continue;
    for (let other = isTwin ? one + 1 : 0; other < CELL_COUNT; other++) {
      if (other === one || !connects(state, seat, other, second, manner)) continue;
      out[count++] = DRAW + (one << CELL_BITS) + other;
    }
  }
  return count;
}

/** [D8] Whether a half may lie on a square by itself. */
export function connects(state: State, seat: Seat, cell: number, arms: ArmsCode, manner: Manner): boolean {
  const { boards } = state;
  const board = state.boardStart(seat);
  const anywhere = ~((manner & FREE) - 1);
  const low = boards[board + EMPTY_PLANE]! & (boards[board + 2 * arms]! | anywhere) & lowBit(cell);
  const high = boards[board + EMPTY_PLANE + 1]! & (boards[board + 2 * arms + 1]! | anywhere) & highBit(cell);
  return (low | high) !== 0;
}
