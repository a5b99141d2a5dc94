import { lowestBit, popcount3, type Seat } from '@crownhold/core';
import {
  SPAN as SPAN_AT,
  squareOf,
  WORD_BITS as WORD_BITS_AT,
  WORD_MASK as WORD_MASK_AT,
  WORDS as WORDS_AT,
} from './bitboard.ts';
import { groundAt } from './kingdom.ts';
import { CROWN_PLANE as CROWN_PLANE_AT } from './layout.ts';
import { codeOf, type Half, type Terrain } from './material.ts';
import { type Cell, cellOfSquare } from './moves.ts';
import type { State } from './state.ts';

const MIDDLE_KINGDOM_BONUS = 10;
const HARMONY_BONUS = 5;

/** A largest group of squares of one terrain connected by sides. */
export interface Territory {
  readonly terrain: Terrain;
  readonly squares: number;
  readonly crowns: number;
  readonly points: number;
  readonly cells: readonly Cell[];
}

// Local names for what the inner loops read, as in placement.ts.
const SPAN = SPAN_AT;
const WORDS = WORDS_AT;
const WORD_BITS = WORD_BITS_AT;
const WORD_MASK = WORD_MASK_AT;
const CROWN_PLANE = CROWN_PLANE_AT;

/** Bonds: whether a cell is of one terrain with the cell to its right, and with the cell on top. Used within one call. */
const rightBonds = new Int32Array(WORDS);
const topBonds = new Int32Array(WORDS);
/** The territory filled last. */
const area = new Int32Array(WORDS);

/** [K16] Squares times crowns, territory by territory, without bonuses. */
function territoryPoints(state: State, seat: Seat): number {
  const { boards } = state;
  const crown = state.boardStart(seat) + CROWN_PLANE;
  findBonds(state, seat);
  let points = 0;
  // Only a territory with a crown scores, so only those are filled.
  let rest0 = boards[crown]! | boards[crown + 3]!;
  let rest1 = boards[crown + 1]! | boards[crown + 4]!;
  let rest2 = boards[crown + 2]! | boards[crown + 5]!;
  while ((rest0 | rest1 | rest2) !== 0) {
    fillFrom(rest0, rest1, rest2);
    points += areaSquares() * areaCrowns(state, seat);
    rest0 &= ~area[0]!;
    rest1 &= ~area[1]!;
    rest2 &= ~area[2]!;
  }
  return points;
}

/** Every territory of a kingdom with what it scores, the best first. */
export function territories(state: State, seat: Seat): readonly Territory[] {
  const { boards } = state;
  const board = state.boardStart(seat);
  findBonds(state, seat);
  const list: Territory[] = [];
  let rest0 = terrainSquares(boards, board);
  let rest1 = terrainSquares(boards, board + 1);
  let rest2 = terrainSquares(boards, board + 2);
  while ((rest0 | rest1 | rest2) !== 0) {
    fillFrom(rest0, rest1, rest2);
    list.push(territoryHere(state, seat));
    rest0 &= ~area[0]!;
    rest1 &= ~area[1]!;
    rest2 &= ~area[2]!;
  }
  return list.sort((a, b) => b.points - a.points || b.squares - a.squares || codeOf(a.terrain) - codeOf(b.terrain));
}

/** [K18] +10 for a castle in the exact centre of the kingdom's bounding box; gaps and narrowness do not matter. */
export function middleKingdomBonus(state: State, seat: Seat): number {
  if (!state.hasVariant('middle-kingdom')) return 0;
  const { extents } = state;
  const isCentred = extents[seat * 4] === extents[seat * 4 + 1] && extents[seat * 4 + 2] === extents[seat * 4 + 3];
  return isCentred ? MIDDLE_KINGDOM_BONUS : 0;
}

/** [K19] +5 when no domino was discarded. */
export function harmonyBonus(state: State, seat: Seat): number {
  return state.hasVariant('harmony') && state.discards[seat] === 0 ? HARMONY_BONUS : 0;
}

/** Points of the present game, bonuses included. */
export function gamePoints(state: State, seat: Seat): number {
  return territoryPoints(state, seat) + middleKingdomBonus(state, seat) + harmonyBonus(state, seat);
}

/** The largest single territory, crowned or not. */
export function largestTerritory(state: State, seat: Seat): number {
  return territories(state, seat).reduce((largest, { squares }) => Math.max(largest, squares), 0);
}

/** All crowns of a kingdom. */
export function crownCount(state: State, seat: Seat): number {
  area.fill(WORD_MASK);
  return areaCrowns(state, seat);
}

function findBonds(state: State, seat: Seat): void {
  const { boards } = state;
  const board = state.boardStart(seat);
  for (let i = 0; i < WORDS; i++) {
    const word = board + i;
    const next = board + ((i + 1) % WORDS);
    const squares = terrainSquares(boards, word);
    rightBonds[i] =
      squares &
      ~(
        unlikeRight(boards, word, next) |
        unlikeRight(boards, word + 3, next + 3) |
        unlikeRight(boards, word + 6, next + 6)
      );
    topBonds[i] =
      squares &
      ~(unlikeTop(boards, word, next) | unlikeTop(boards, word + 3, next + 3) | unlikeTop(boards, word + 6, next + 6));
  }
}

/** [K16] The squares with a terrain: the castle belongs to no territory and joins none. */
function terrainSquares(boards: Int32Array, word: number): number {
  const a = boards[word]!;
  const b = boards[word + 3]!;
  const c = boards[word + 6]!;
  return (a | b | c) & ~(a & b & c);
}

/** Where one bit of terrain differs from that of the cell to the right. */
function unlikeRight(boards: Int32Array, word: number, next: number): number {
  return boards[word]! ^ ((boards[word]! >> 1) | (boards[next]! << (WORD_BITS - 1)));
}

function unlikeTop(boards: Int32Array, word: number, next: number): number {
  return boards[word]! ^ ((boards[word]! >> SPAN) | (boards[next]! << (WORD_BITS - SPAN)));
}

/** Fills `area` from the first of the given cells: it spreads along the bonds until it stops growing. */
function fillFrom(cells0: number, cells1: number, cells2: number): void {
  const right0 = rightBonds[0]!;
  const right1 = rightBonds[1]!;
  const right2 = rightBonds[2]!;
  const top0 = topBonds[0]!;
  const top1 = topBonds[1]!;
  const top2 = topBonds[2]!;
  let here0 = cells0 & -cells0;
  let here1 = cells0 === 0 ? cells1 & -cells1 : 0;
  let here2 = (cells0 | cells1) === 0 ? cells2 & -cells2 : 0;
  for (;;) {
    const grown0 = here0 | spread(here0, here1, here2, right0, right2, top0, top2);
    const grown1 = here1 | spread(here1, here2, here0, right1, right0, top1, top0);
    const grown2 = here2 | spread(here2, here0, here1, right2, right1, top2, top1);
    if (grown0 === here0 && grown1 === here1 && grown2 === here2) break;
    here0 = grown0;
    here1 = grown1;
    here2 = grown2;
  }
  area[0] = here0;
  area[1] = here1;
  area[2] = here2;
}

/** The cells of a word bonded to filled cells of this word, the next one or the one before. */
function spread(
  here: number,
  next: number,
  before: number,
  right: number,
  rightBefore: number,
  top: number,
  topBefore: number,
): number {
  const fromRight = right & ((here >> 1) | (next << (WORD_BITS - 1)));
  const fromTop = top & ((here >> SPAN) | (next << (WORD_BITS - SPAN)));
  const fromLeft = ((here & right) << 1) | ((before & rightBefore) >> (WORD_BITS - 1));
  const fromBelow = ((here & top) << SPAN) | ((before & topBefore) >> (WORD_BITS - SPAN));
  return (fromRight | fromTop | fromLeft | fromBelow) & WORD_MASK;
}

function areaSquares(): number {
  return popcount3(area[0]!, area[1]!, area[2]!);
}

function areaCrowns(state: State, seat: Seat): number {
  const { boards } = state;
  const crown = state.boardStart(seat) + CROWN_PLANE;
  const ones = popcount3(area[0]! & boards[crown]!, area[1]! & boards[crown + 1]!, area[2]! & boards[crown + 2]!);
  const twos = popcount3(area[0]! & boards[crown + 3]!, area[1]! & boards[crown + 4]!, area[2]! & boards[crown + 5]!);
  return ones + 2 * twos;
}

function territoryHere(state: State, seat: Seat): Territory {
  const squares = areaSquares();
  const crowns = areaCrowns(state, seat);
  const filled: number[] = [];
  for (let i = 0; i < WORDS; i++) {
    for (let rest = area[i]!; rest !== 0; rest &= rest - 1) filled.push(i * WORD_BITS + lowestBit(rest));
  }
  const extent = state.extent(seat);
  const cells = filled.map((cell) => cellOfSquare(squareOf(state.grid, extent, cell)));
  const { terrain } = groundAt(state, seat, cells[0]!) as Half;
  return { terrain, squares, crowns, points: squares * crowns, cells };
}
