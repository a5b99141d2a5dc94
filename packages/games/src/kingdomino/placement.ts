import { below, lowestBit, type MoveCode, nthBit, popcount, popcount3, type Rng, type Seat } from '@crownhold/core';
import {
  PLACE_FACTS as PLACE_FACTS_AT,
  PLACES as PLACES_AT,
  placeOf,
  SPAN as SPAN_AT,
  SQUARE_STEPS as SQUARE_STEPS_AT,
  squareOf,
  WORD_BITS as WORD_BITS_AT,
  WORDS as WORDS_AT,
} from './bitboard.ts';
import {
  BOARD_WORDS as BOARD_WORDS_AT,
  BOARDS as BOARDS_AT,
  CROWN_PLANE as CROWN_PLANE_AT,
  DISCARDS as DISCARDS_AT,
  EXTENTS as EXTENTS_AT,
  LAID_COUNT as LAID_COUNT_AT,
  NEAR_PLANE as NEAR_PLANE_AT,
} from './layout.ts';
import {
  CROWNS_SHIFT as CROWNS_SHIFT_AT,
  PACKED as PACKED_AT,
  SECOND_SHIFT as SECOND_SHIFT_AT,
  TERRAINS as TERRAINS_AT,
  TWIN_SHIFT as TWIN_SHIFT_AT,
} from './material.ts';
import { DISCARD as DISCARD_AT, firstSquare, putCode, secondSquare, squareCode } from './moves.ts';
import type { State } from './state.ts';

// Local names for what the inner loops read: V8 folds a module's own constants, imported ones it loads every time.
const CROWNS_SHIFT = CROWNS_SHIFT_AT;
const PACKED = PACKED_AT;
const SECOND_SHIFT = SECOND_SHIFT_AT;
const TERRAINS = TERRAINS_AT;
const TWIN_SHIFT = TWIN_SHIFT_AT;
const DISCARD = DISCARD_AT;
const PLACE_FACTS = PLACE_FACTS_AT;
const PLACES = PLACES_AT;
const SPAN = SPAN_AT;
const SQUARE_STEPS = SQUARE_STEPS_AT;
const WORD_BITS = WORD_BITS_AT;
const WORDS = WORDS_AT;
const BOARD_WORDS = BOARD_WORDS_AT;
const BOARDS = BOARDS_AT;
const CROWN_PLANE = CROWN_PLANE_AT;
const DISCARDS = DISCARDS_AT;
const EXTENTS = EXTENTS_AT;
const LAID_COUNT = LAID_COUNT_AT;
const NEAR_PLANE = NEAR_PLANE_AT;

/** The bits of a terrain among those of `PACKED`. */
const TERRAIN = 7;
/** The highest bit of each byte of a word. */
const HIGH_BITS = 0x80808080 | 0;

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

/** What a placement's code adds for each cell counted from the lower left corner of a window. */
const CODE_STEPS = SQUARE_STEPS.map((step) => putCode(step, step) - putCode(0, 0));

/**
 * The last search's result: for each direction the cells where a domino's first half may lie. Shared by all states: read
 * before anything else can search.
 */
const found = new Int32Array(32);
/** Behind it: how many there are in each direction and those before. Below 64 bytes V8 would compute the address each time. */
const TOTALS = DIRECTIONS * WORDS;

/** [K14] Whether a domino fits anywhere in a kingdom. */
export function canPlace(state: State, seat: Seat, domino: number): boolean {
  return searchPlacements(state, seat, domino) !== 0;
}

/** Searches the legal placements of a domino, a twin's only to the right and up; returns 0 when there is none. */
function searchPlacements(state: State, seat: Seat, domino: number): number {
  const { words: boards } = state;
  const { windows } = state.grid;
  const packed = PACKED[domino]!;
  const board = (BOARDS + seat * BOARD_WORDS) | 0;
  const window = state.extent(seat) * WORDS;
  const free0 = windows[window]! & ~(boards[board]! | boards[board + 3]! | boards[board + 6]!);
  const free1 = windows[window + 1]! & ~(boards[board + 1]! | boards[board + 4]! | boards[board + 7]!);
  const free2 = windows[window + 2]! & ~(boards[board + 2]! | boards[board + 5]! | boards[board + 8]!);
  const first = board + NEAR_PLANE + (packed & TERRAIN) * WORDS;
  const first0 = boards[first]!;
  const first1 = boards[first + 1]!;
  const first2 = boards[first + 2]!;
  const second = board + NEAR_PLANE + ((packed >> SECOND_SHIFT) & TERRAIN) * WORDS;
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
  const both = (packed >> TWIN_SHIFT) - 1;
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
  const { corners, cornerSquares } = state.grid;
  const extent = state.extent(seat);
  // Squares ascend from the window's corner on: its word is read from there, and the rest of it last of all.
  const corner = corners[extent]!;
  const base = putCode(cornerSquares[extent]!, cornerSquares[extent]!);
  let i = (corner / WORD_BITS) | 0;
  let fromCorner = i * WORD_BITS - corner;
  let mask = -1 << -fromCorner;
  let count = 0;
  for (let part = 0; part <= WORDS; part++) {
    const right = found[RIGHT * WORDS + i]!;
    const up = found[UP * WORDS + i]!;
    const left = found[LEFT * WORDS + i]!;
    const down = found[DOWN * WORDS + i]!;
    for (let rest = (right | up | left | down) & mask; rest !== 0; rest &= rest - 1) {
      const bit = lowestBit(rest);
      const code = base + CODE_STEPS[fromCorner + bit]!;
      // Each is written, and only what is legal stays: a branch for each would be mispredicted half the time.
      out[count] = code + STEPS[DOWN]!;
      count += (down >>> bit) & 1;
      out[count] = code + STEPS[LEFT]!;
      count += (left >>> bit) & 1;
      out[count] = code + STEPS[RIGHT]!;
      count += (right >>> bit) & 1;
      out[count] = code + STEPS[UP]!;
      count += (up >>> bit) & 1;
    }
    fromCorner += WORD_BITS;
    i++;
    if (i === WORDS) i = 0;
    mask = part === WORDS - 1 ? ~(-1 << (corner - i * WORD_BITS)) : -1;
  }
  return count;
}

/** One placement out of all, uniformly, or the discard of a domino that fits nowhere. */
export function samplePlacement(state: State, seat: Seat, domino: number, rng: Rng): MoveCode {
  if (searchPlacements(state, seat, domino) === 0) return DISCARD;
  // A loop, so that V8 has room to inline what is in it.
  let total = 0;
  for (let way = 0; way < DIRECTIONS; way++) {
    const at = way * WORDS;
    total += popcount3(found[at]!, found[at + 1]!, found[at + 2]!);
    found[TOTALS + way] = total;
  }
  const rights = found[TOTALS]!;
  const ups = found[TOTALS + 1]!;
  const lefts = found[TOTALS + 2]!;
  // Which direction, which word, which bit: without branches, for the reason given at `nthBit`.
  let index = below(rng, total);
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
  const square = squareCode(0, 0);
  // The castle is like every terrain, and all their bits together are its own.
  for (let terrain = 1; terrain <= TERRAINS.length; terrain++) layHalf(state, seat, square, terrain, 0);
}

/** Adds a domino to a kingdom as the move says, or discards it, without asking whether it may. */
export function layDomino(state: State, seat: Seat, domino: number, move: MoveCode): void {
  const { words } = state;
  const one = 1 << (seat << 3);
  if (move === DISCARD) words[DISCARDS]! += one;
  else {
    // A loop, so that V8 has room to inline what is in it.
    let half = PACKED[domino]!;
    let square = firstSquare(move);
    for (let laid = 0; laid < 2; laid++) {
      layTerrain(words, seat, placeOf(square), half);
      half >>= SECOND_SHIFT;
      square = secondSquare(move);
    }
  }
  const at = state.laidAt(seat, (words[LAID_COUNT]! >> (seat << 3)) & 0xff);
  words[LAID_COUNT]! += one;
  state.laidDominoes[at] = domino;
  state.laidMoves[at] = move;
}

/** Lays one square of terrain. */
export function layHalf(state: State, seat: Seat, square: number, terrain: number, crowns: number): void {
  layTerrain(state.words, seat, placeOf(square), terrain | (crowns << CROWNS_SHIFT));
}

/** Lays a half of `PACKED` at a place. Its words are written without branches, which would be mispredicted half the time. */
function layTerrain(words: Int32Array, seat: Seat, place: number, half: number): void {
  const facts = place * PLACE_FACTS;
  const bit = PLACES[facts + 1]!;
  const extents = words[EXTENTS + seat]!;
  // The larger of each two bytes.
  const far = PLACES[facts + 2]!;
  const isLess = ~((extents | HIGH_BITS) - far) & HIGH_BITS;
  const isFarther = (isLess << 1) - (isLess >>> 7);
  words[EXTENTS + seat] = (extents & ~isFarther) | (far & isFarther);
  const board = (BOARDS + seat * BOARD_WORDS) | 0;
  const word = (board + PLACES[facts]!) | 0;
  words[word]! |= bit & -(half & 1);
  words[word + WORDS]! |= bit & -((half >> 1) & 1);
  words[word + 2 * WORDS]! |= bit & -((half >> 2) & 1);
  words[word + CROWN_PLANE]! |= bit & -((half >> CROWNS_SHIFT) & 1);
  words[word + CROWN_PLANE + WORDS]! |= bit & -((half >> (CROWNS_SHIFT + 1)) & 1);
  const near = (board + NEAR_PLANE + (half & TERRAIN) * WORDS) | 0;
  words[near]! |= PLACES[facts + 3]!;
  words[near + 1]! |= PLACES[facts + 4]!;
  words[near + 2]! |= PLACES[facts + 5]!;
}
