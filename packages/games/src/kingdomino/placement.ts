import { below, type MoveCode, type Rng, type Seat } from '@crownhold/core';
import { lowestBit, nthBit, popcount, popcount3 } from './bits.ts';
import * as material from './material.ts';
import * as moves from './moves.ts';
import * as ring from './ring.ts';
import type { State } from './state.ts';

// Local names for what the inner loops read: V8 folds a module's own constants, imported ones it loads every time.
const { FIRST_TERRAIN, SECOND_TERRAIN, FIRST_CROWNS, SECOND_CROWNS, IS_TWIN, TERRAINS } = material;
const { DISCARD, firstSquare, putCode, secondSquare, squareCode, xOfSquare, yOfSquare } = moves;
const { BIT_OF, NEIGHBOURS, SPAN, SQUARE_STEPS, WORD_BITS, WORD_MASK, WORD_OF, WORDS } = ring;

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

/** What a square's code adds for one step. */
const STEP_RIGHT = squareCode(1, 0) - squareCode(0, 0);
const STEP_UP = squareCode(0, 1) - squareCode(0, 0);

/** What turns a code with the left or lower square of a pair in both places into that of a placement. */
const TURNS = Int32Array.of(
  putCode(0, STEP_RIGHT) - putCode(0, 0),
  putCode(0, STEP_UP) - putCode(0, 0),
  putCode(STEP_RIGHT, 0) - putCode(0, 0),
  putCode(STEP_UP, 0) - putCode(0, 0),
);

/**
 * The last search's result: for each direction the pairs of cells a domino fits on, each pair at its left or lower
 * cell, and how many there are. Shared by all states: read before anything else can search.
 */
const found = new Int32Array(DIRECTIONS * WORDS);
const counts = new Int32Array(DIRECTIONS);

/** Searches the legal placements of a domino and returns how many there are; a twin has one per place, not two. */
export function searchPlacements(state: State, seat: Seat, domino: number): number {
  const { boards } = state;
  const { windows } = state.grid;
  const board = state.boardStart(seat);
  const window = state.extent(seat) * WORDS;
  const free0 = windows[window]! & ~(boards[board]! | boards[board + 3]! | boards[board + 6]!);
  const free1 = windows[window + 1]! & ~(boards[board + 1]! | boards[board + 4]! | boards[board + 7]!);
  const free2 = windows[window + 2]! & ~(boards[board + 2]! | boards[board + 5]! | boards[board + 8]!);
  const across0 = free0 & onRight(free0, free1);
  const across1 = free1 & onRight(free1, free2);
  const across2 = free2 & onRight(free2, free0);
  const along0 = free0 & onTop(free0, free1);
  const along1 = free1 & onTop(free1, free2);
  const along2 = free2 & onTop(free2, free0);
  const first = board + NEAR_PLANE + FIRST_TERRAIN[domino]! * WORDS;
  const first0 = boards[first]!;
  const first1 = boards[first + 1]!;
  const first2 = boards[first + 2]!;
  const second = board + NEAR_PLANE + SECOND_TERRAIN[domino]! * WORDS;
  const second0 = boards[second]!;
  const second1 = boards[second + 1]!;
  const second2 = boards[second + 2]!;
  // [K12] Both cells free, and at least one half beside its own terrain or the castle.
  const right0 = across0 & (first0 | onRight(second0, second1));
  const right1 = across1 & (first1 | onRight(second1, second2));
  const right2 = across2 & (first2 | onRight(second2, second0));
  const up0 = along0 & (first0 | onTop(second0, second1));
  const up1 = along1 & (first1 | onTop(second1, second2));
  const up2 = along2 & (first2 | onTop(second2, second0));
  const both = IS_TWIN[domino]! - 1;
  const left0 = both & across0 & (second0 | onRight(first0, first1));
  const left1 = both & across1 & (second1 | onRight(first1, first2));
  const left2 = both & across2 & (second2 | onRight(first2, first0));
  const down0 = both & along0 & (second0 | onTop(first0, first1));
  const down1 = both & along1 & (second1 | onTop(first1, first2));
  const down2 = both & along2 & (second2 | onTop(first2, first0));
  found[0] = right0;
  found[1] = right1;
  found[2] = right2;
  found[3] = up0;
  found[4] = up1;
  found[5] = up2;
  found[6] = left0;
  found[7] = left1;
  found[8] = left2;
  found[9] = down0;
  found[10] = down1;
  found[11] = down2;
  const rights = popcount3(right0, right1, right2);
  const ups = popcount3(up0, up1, up2);
  const lefts = popcount3(left0, left1, left2);
  const downs = popcount3(down0, down1, down2);
  counts[RIGHT] = rights;
  counts[UP] = ups;
  counts[LEFT] = lefts;
  counts[DOWN] = downs;
  return rights + ups + lefts + downs;
}

/** What lies one cell to the right of each cell of a word; bits beyond the word are left to the reader's mask. */
function onRight(word: number, next: number): number {
  return (word >> 1) | (next << (WORD_BITS - 1));
}

function onTop(word: number, next: number): number {
  return (word >> SPAN) | (next << (WORD_BITS - SPAN));
}

/** Writes the placements of a domino in ascending order, returns how many. */
export function listPlacements(state: State, seat: Seat, domino: number, out: Int32Array): number {
  if (searchPlacements(state, seat, domino) === 0) return 0;
  const window = state.extent(seat);
  for (let direction = RIGHT; direction < DIRECTIONS; direction++) {
    ring.turnTo(state.grid.corners[window]!, found, direction * WORDS);
  }
  const corner = state.grid.cornerSquares[window]!;
  let count = 0;
  let leftBefore = 0;
  let downBefore = 0;
  for (let i = 0; i < WORDS; i++) {
    // Each direction's pairs, moved to where the first half lies.
    const right = found[RIGHT * WORDS + i]!;
    const up = found[UP * WORDS + i]!;
    const left = ((found[LEFT * WORDS + i]! << 1) & WORD_MASK) | leftBefore;
    const down = ((found[DOWN * WORDS + i]! << SPAN) & WORD_MASK) | downBefore;
    leftBefore = found[LEFT * WORDS + i]! >> (WORD_BITS - 1);
    downBefore = found[DOWN * WORDS + i]! >> (WORD_BITS - SPAN);
    for (let rest = right | up | left | down; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const square = corner + SQUARE_STEPS[i * WORD_BITS + lowestBit(rest)]!;
      if (down & bit) out[count++] = putCode(square, square - STEP_UP);
      if (left & bit) out[count++] = putCode(square, square - STEP_RIGHT);
      if (right & bit) out[count++] = putCode(square, square + STEP_RIGHT);
      if (up & bit) out[count++] = putCode(square, square + STEP_UP);
    }
  }
  return count;
}

/** One placement out of all, uniformly, or the discard of a domino that fits nowhere. */
export function samplePlacement(state: State, seat: Seat, domino: number, rng: Rng): MoveCode {
  const count = searchPlacements(state, seat, domino);
  if (count === 0) return DISCARD;
  // Which direction, which word, which bit: without branches, for the reason given at `nthBit`.
  let index = below(rng, count);
  let direction = RIGHT;
  for (let i = RIGHT; i < DOWN; i++) {
    const isBeyond = (counts[direction]! - 1 - index) >> 31;
    index -= counts[direction]! & isBeyond;
    direction -= isBeyond;
  }
  const from = direction * WORDS;
  const bits0 = popcount(found[from]!);
  const isBeyond0 = (bits0 - 1 - index) >> 31;
  index -= bits0 & isBeyond0;
  const bits1 = popcount(found[from + 1]!);
  const isBeyond1 = isBeyond0 & ((bits1 - 1 - index) >> 31);
  index -= bits1 & isBeyond1;
  const word = -isBeyond0 - isBeyond1;
  const cell = word * WORD_BITS + nthBit(found[from + word]!, index);
  const square = ring.squareOf(state.grid, state.extent(seat), cell);
  return putCode(square, square) + TURNS[direction]!;
}

/** Clears a kingdom down to its castle. */
export function clearKingdom(state: State, seat: Seat): void {
  state.boards.fill(0, state.boardStart(seat), state.boardStart(seat + 1));
  state.extents.fill(0, seat * 4, seat * 4 + 4);
  state.laidDominoes.fill(0, state.laidAt(seat, 0), state.laidAt(seat + 1, 0));
  state.laidMoves.fill(0, state.laidAt(seat, 0), state.laidAt(seat + 1, 0));
  state.laidCount[seat] = 0;
  state.discards[seat] = 0;
  const castle = ring.cellOf(squareCode(0, 0));
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
  const cell = ring.cellOf(square);
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
