import { below, lowestBit, type MoveCode, nthBit, popcount, popcount3, type Rng, type Seat } from '@crownhold/core';
import * as bitboard from './bitboard.ts';
import * as material from './material.ts';
import * as moves from './moves.ts';
import type { State } from './state.ts';

// Local names for what the inner loops read: V8 folds a module's own constants, imported ones it loads every time.
const { FIRST_TERRAIN, SECOND_TERRAIN, FIRST_CROWNS, SECOND_CROWNS, IS_TWIN, TERRAINS } = material;
const { DISCARD, firstSquare, putCode, secondSquare, squareCode, xOfSquare, yOfSquare } = moves;
const { BIT_OF, cellOf, NEIGHBOURS, SPAN, squareOf, WORD_BITS, WORD_OF, WORDS } = bitboard;

// The planes of a kingdom: three bits of terrain (none 0, terrains 1-6, castle 7), two bits of crowns, and for each
// terrain the cells beside it or beside the castle.
export const CROWN_PLANE = 3 * WORDS;
export const NEAR_PLANE = 4 * WORDS;
export const CASTLE = 7;

// Directions from a domino's first half to its second.
const RIGHT = 0;
const UP = 1;
const LEFT = 2;
const DOWN = 3;
const DIRECTIONS = 4;

/** What a placement's code adds, by direction, to that of both halves on the first one's square. */
const STEPS = Int32Array.from(
  [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ],
  ([x, y]) => squareCode(x!, y!) - squareCode(0, 0),
);

/**
 * The last search's result: for each direction the cells where a domino's first half may lie. Shared by all states: read
 * before anything else can search.
 */
const found = new Int32Array(DIRECTIONS * WORDS);

/** [K14] Whether a domino fits anywhere in a kingdom. */
export function canPlace(state: State, seat: Seat, domino: number): boolean {
  return searchPlacements(state, seat, domino) !== 0;
}

/** Searches the legal placements of a domino, a twin's only to the right and up; returns 0 when there is none. */
function searchPlacements(state: State, seat: Seat, domino: number): number {
  const { boards } = state;
  const { windows } = state.grid;
  const board = state.boardStart(seat);
  const window = state.extent(seat) * WORDS;
  const free0 = windows[window]! & ~(boards[board]! | boards[board + 3]! | boards[board + 6]!);
  const free1 = windows[window + 1]! & ~(boards[board + 1]! | boards[board + 4]! | boards[board + 7]!);
  const free2 = windows[window + 2]! & ~(boards[board + 2]! | boards[board + 5]! | boards[board + 8]!);
  const first = board + NEAR_PLANE + FIRST_TERRAIN[domino]! * WORDS;
  const first0 = boards[first]!;
  const first1 = boards[first + 1]!;
  const first2 = boards[first + 2]!;
  const second = board + NEAR_PLANE + SECOND_TERRAIN[domino]! * WORDS;
  const second0 = boards[second]!;
  const second1 = boards[second + 1]!;
  const second2 = boards[second + 2]!;
  // [K12] Both cells free, and at least one half beside its own terrain or the castle.
  const right0 = free0 & onRight(free0, free1) & (first0 | onRight(second0, second1));
  const right1 = free1 & onRight(free1, free2) & (first1 | onRight(second1, second2));
  const right2 = free2 & onRight(free2, free0) & (first2 | onRight(second2, second0));
  const up0 = free0 & onTop(free0, free1) & (first0 | onTop(second0, second1));
  const up1 = free1 & onTop(free1, free2) & (first1 | onTop(second1, second2));
  const up2 = free2 & onTop(free2, free0) & (first2 | onTop(second2, second0));
  found[0] = right0;
  found[1] = right1;
  found[2] = right2;
  found[3] = up0;
  found[4] = up1;
  found[5] = up2;
  const both = IS_TWIN[domino]! - 1;
  const left0 = both & free0 & onLeft(free0, free2) & (first0 | onLeft(second0, second2));
  const left1 = both & free1 & onLeft(free1, free0) & (first1 | onLeft(second1, second0));
  const left2 = both & free2 & onLeft(free2, free1) & (first2 | onLeft(second2, second1));
  const down0 = both & free0 & onBottom(free0, free2) & (first0 | onBottom(second0, second2));
  const down1 = both & free1 & onBottom(free1, free0) & (first1 | onBottom(second1, second0));
  const down2 = both & free2 & onBottom(free2, free1) & (first2 | onBottom(second2, second1));
  found[6] = left0;
  found[7] = left1;
  found[8] = left2;
  found[9] = down0;
  found[10] = down1;
  found[11] = down2;
  return right0 | right1 | right2 | up0 | up1 | up2 | left0 | left1 | left2 | down0 | down1 | down2;
}

// What lies on one side of each cell of a word; bits beyond the word are left to the reader's mask.

function onRight(word: number, next: number): number {
  return (word >> 1) | (next << (WORD_BITS - 1));
}

function onTop(word: number, next: number): number {
  return (word >> SPAN) | (next << (WORD_BITS - SPAN));
}

function onLeft(word: number, before: number): number {
  return (word << 1) | (before >> (WORD_BITS - 1));
}

function onBottom(word: number, before: number): number {
  return (word << SPAN) | (before >> (WORD_BITS - SPAN));
}

/** Writes the placements of a domino in ascending order, returns how many. */
export function listPlacements(state: State, seat: Seat, domino: number, out: Int32Array): number {
  if (searchPlacements(state, seat, domino) === 0) return 0;
  const { grid } = state;
  const extent = state.extent(seat);
  // Squares ascend from the window's corner on: its word is read from there, and the rest of it last of all.
  const corner = grid.corners[extent]!;
  let i = WORD_OF[corner]!;
  const fromCorner = -1 << (corner - i * WORD_BITS);
  let count = 0;
  for (let part = 0; part <= WORDS; part++) {
    const mask = part === 0 ? fromCorner : part === WORDS ? ~fromCorner : -1;
    const right = found[RIGHT * WORDS + i]!;
    const up = found[UP * WORDS + i]!;
    const left = found[LEFT * WORDS + i]!;
    const down = found[DOWN * WORDS + i]!;
    for (let rest = (right | up | left | down) & mask; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const square = squareOf(grid, extent, i * WORD_BITS + lowestBit(rest));
      const code = putCode(square, square);
      if (down & bit) out[count++] = code + STEPS[DOWN]!;
      if (left & bit) out[count++] = code + STEPS[LEFT]!;
      if (right & bit) out[count++] = code + STEPS[RIGHT]!;
      if (up & bit) out[count++] = code + STEPS[UP]!;
    }
    i = i === WORDS - 1 ? 0 : i + 1;
  }
  return count;
}

/** One placement out of all, uniformly, or the discard of a domino that fits nowhere. */
export function samplePlacement(state: State, seat: Seat, domino: number, rng: Rng): MoveCode {
  if (searchPlacements(state, seat, domino) === 0) return DISCARD;
  const rights = popcount3(found[0]!, found[1]!, found[2]!);
  const ups = rights + popcount3(found[3]!, found[4]!, found[5]!);
  const lefts = ups + popcount3(found[6]!, found[7]!, found[8]!);
  const downs = lefts + popcount3(found[9]!, found[10]!, found[11]!);
  // Which direction, which word, which bit: without branches, for the reason given at `nthBit`.
  let index = below(rng, downs);
  const isUp = (rights - 1 - index) >> 31;
  const isLeft = (ups - 1 - index) >> 31;
  const isDown = (lefts - 1 - index) >> 31;
  index -= (rights & isUp) + ((ups - rights) & isLeft) + ((lefts - ups) & isDown);
  const direction = (isUp & 1) + (isLeft & 1) + (isDown & 1);
  const from = direction * WORDS;
  const bits0 = popcount(found[from]!);
  const bits1 = bits0 + popcount(found[from + 1]!);
  const isSecond = (bits0 - 1 - index) >> 31;
  const isThird = (bits1 - 1 - index) >> 31;
  const word = (isSecond & 1) + (isThird & 1);
  index -= (bits0 & isSecond) + ((bits1 - bits0) & isThird);
  const square = squareOf(state.grid, state.extent(seat), word * WORD_BITS + nthBit(found[from + word]!, index));
  return putCode(square, square) + STEPS[direction]!;
}

/** Clears a kingdom down to its castle. */
export function clearKingdom(state: State, seat: Seat): void {
  state.boards.fill(0, state.boardStart(seat), state.boardStart(seat + 1));
  state.extents.fill(0, seat * 4, seat * 4 + 4);
  state.laidDominoes.fill(0, state.laidAt(seat, 0), state.laidAt(seat + 1, 0));
  state.laidMoves.fill(0, state.laidAt(seat, 0), state.laidAt(seat + 1, 0));
  state.laidCount[seat] = 0;
  state.discards[seat] = 0;
  const castle = cellOf(squareCode(0, 0));
  occupy(state, seat, castle, CASTLE, 0);
  for (let terrain = 1; terrain <= TERRAINS.length; terrain++) markNear(state, seat, castle, terrain);
}

/** Adds a domino to a kingdom as the move says, or discards it, without asking whether it may. */
export function layDomino(state: State, seat: Seat, domino: number, move: MoveCode): void {
  if (move === DISCARD) state.discards[seat]!++;
  else {
    layHalf(state, seat, firstSquare(move), FIRST_TERRAIN[domino]!, FIRST_CROWNS[domino]!);
    layHalf(state, seat, secondSquare(move), SECOND_TERRAIN[domino]!, SECOND_CROWNS[domino]!);
  }
  const at = state.laidAt(seat, state.laidCount[seat]!++);
  state.laidDominoes[at] = domino;
  state.laidMoves[at] = move;
}

/** Lays one square of terrain. */
export function layHalf(state: State, seat: Seat, square: number, terrain: number, crowns: number): void {
  const { extents } = state;
  const x = xOfSquare(square);
  const y = yOfSquare(square);
  const at = seat * 4;
  extents[at] = larger(extents[at]!, -x);
  extents[at + 1] = larger(extents[at + 1]!, x);
  extents[at + 2] = larger(extents[at + 2]!, -y);
  extents[at + 3] = larger(extents[at + 3]!, y);
  const cell = cellOf(square);
  occupy(state, seat, cell, terrain, crowns);
  markNear(state, seat, cell, terrain);
}

/** Without a branch, which would be mispredicted half the time. */
function larger(a: number, b: number): number {
  return a - ((a - b) & ((a - b) >> 31));
}

function occupy(state: State, seat: Seat, cell: number, terrain: number, crowns: number): void {
  const { boards } = state;
  const word = state.boardStart(seat) + WORD_OF[cell]!;
  const bit = BIT_OF[cell]!;
  boards[word]! |= bit & -(terrain & 1);
  boards[word + WORDS]! |= bit & -((terrain >> 1) & 1);
  boards[word + 2 * WORDS]! |= bit & -(terrain >> 2);
  boards[word + CROWN_PLANE]! |= bit & -(crowns & 1);
  boards[word + CROWN_PLANE + WORDS]! |= bit & -(crowns >> 1);
}

function markNear(state: State, seat: Seat, cell: number, terrain: number): void {
  const { boards } = state;
  const near = state.boardStart(seat) + NEAR_PLANE + terrain * WORDS;
  const at = cell * WORDS;
  boards[near]! |= NEIGHBOURS[at]!;
  boards[near + 1]! |= NEIGHBOURS[at + 1]!;
  boards[near + 2]! |= NEIGHBOURS[at + 2]!;
}
