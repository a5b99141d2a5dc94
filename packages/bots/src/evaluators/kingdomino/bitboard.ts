import type { Seat } from '@crownhold/core';
import { DOMINOES, type State, TERRAINS } from '@crownhold/games/kingdomino';
import * as cells from './bitboard-cell.ts';
import {
  type BitboardCell,
  type Bounds,
  boundsAround,
  CASTLE,
  NO_PLACE,
  placeOf,
  shrinkBounds,
} from './bitboard-cell.ts';

// Local names for what the inner loops read: V8 folds a module's own constants, imported ones it loads every time.
const { STEPS } = cells;
// All that changes lies in one array, in parts of these lengths.
const SPAN = 16;
const CELLS = SPAN * SPAN;
const CASTLE_TERRAIN = TERRAINS.length + 1;
const MAX_AREAS = 64;

const FIRST_TERRAIN = byNumber(({ halves: [half] }) => TERRAINS.indexOf(half.terrain) + 1);
const SECOND_TERRAIN = byNumber(({ halves: [, half] }) => TERRAINS.indexOf(half.terrain) + 1);
const FIRST_CROWNS = byNumber(({ halves: [half] }) => half.crowns);
const SECOND_CROWNS = byNumber(({ halves: [, half] }) => half.crowns);

function byNumber(fact: (domino: (typeof DOMINOES)[number]) => number): Uint8Array {
  return Uint8Array.of(0, ...DOMINOES.map(fact));
}

/**
 * A kingdom laid out for looking ahead: where a domino fits and what it wins are read off rows of bits and the labels of
 * the cells around, and a copy is one `set`.
 */
export class KingdomBitboard {
  readonly #size: number;
  readonly #data = new Uint16Array(CELLS + 4 * MAX_AREAS + (1 + 8) * SPAN + 4 * 8);
  /** The label of each cell, 0 where nothing lies. Territories that have joined keep their labels and share a root. */
  readonly #labels = this.#data.subarray(0, CELLS);
  readonly #roots = this.#data.subarray(CELLS, CELLS + MAX_AREAS);
  /** By root. */
  readonly #terrains = this.#data.subarray(CELLS + MAX_AREAS, CELLS + 2 * MAX_AREAS);
  readonly #squares = this.#data.subarray(CELLS + 2 * MAX_AREAS, CELLS + 3 * MAX_AREAS);
  readonly #crowns = this.#data.subarray(CELLS + 3 * MAX_AREAS, CELLS + 4 * MAX_AREAS);
  /** Bits by row: what is taken, and for each terrain what lies beside it or beside the castle. */
  readonly #taken = this.#data.subarray(CELLS + 4 * MAX_AREAS, CELLS + 4 * MAX_AREAS + SPAN);
  readonly #near = this.#data.subarray(CELLS + 4 * MAX_AREAS + SPAN, CELLS + 4 * MAX_AREAS + 9 * SPAN);
  /** By terrain: squares, crowns and points of all its territories. */
  readonly #totals = this.#data.subarray(CELLS + 4 * MAX_AREAS + 9 * SPAN);
  #labelCount = 0;
  /** [K13] Where the kingdom can still grow. */
  readonly legal: Bounds;
  /** [K18] Where it keeps its castle in the middle. */
  readonly centred: Bounds;
  readonly #marks = new Int32Array(MAX_AREAS);
  #mark = 0;

  constructor(size: number) {
    this.#size = size;
    this.legal = boundsAround(size - 1);
    this.centred = boundsAround((size - 1) / 2);
    this.#roots[1] = 1;
    this.#terrains[1] = CASTLE_TERRAIN;
    this.#labelCount = 1;
    this.#take(CASTLE, 1);
    for (let terrain = 1; terrain < CASTLE_TERRAIN; terrain++) this.#markNear(CASTLE, terrain);
  }

  static of(state: State, seat: Seat): KingdomBitboard {
    const board = new KingdomBitboard(state.grid.size);
    board.read(state, seat);
    return board;
  }

  /** Lays out the kingdom of a seat; the board must be empty. */
  read(state: State, seat: Seat): void {
    const at = state.laidAt(seat, 0);
    for (let i = at; i < at + state.laidCount[seat]!; i++) {
      const place = placeOf(state.laidMoves[i]!);
      if (place !== NO_PLACE) this.lay(state.laidDominoes[i]!, place & 0xff, place >> 8);
    }
  }

  get isEmpty(): boolean {
    return this.#labelCount === 1;
  }

  copyFrom(other: KingdomBitboard): void {
    this.#data.set(other.#data);
    this.legal.set(other.legal);
    this.#labelCount = other.#labelCount;
  }

  lay(domino: number, first: BitboardCell, second: BitboardCell): void {
    this.#layHalf(first, FIRST_TERRAIN[domino]!, FIRST_CROWNS[domino]!);
    this.#layHalf(second, SECOND_TERRAIN[domino]!, SECOND_CROWNS[domino]!);
  }

  #layHalf(cell: BitboardCell, terrain: number, crowns: number): void {
    const labels = this.#labels;
    const roots = this.#roots;
    const root = ++this.#labelCount;
    roots[root] = root;
    this.#terrains[root] = terrain;
    this.#squares[root] = 1;
    this.#crowns[root] = crowns;
    this.#totals[terrain]! += 1;
    this.#totals[8 + terrain]! += crowns;
    this.#totals[16 + terrain]! += crowns;
    this.#take(cell, root);
    this.#markNear(cell, terrain);
    for (let side = 0; side < 4; side++) {
      const other = roots[labels[cell + STEPS[side]!]!]!;
      if (this.#terrains[other] === terrain && other !== root) this.#join(root, other);
    }
    shrinkBounds(this.legal, cell, this.#size);
  }

  #join(root: number, other: number): void {
    const roots = this.#roots;
    const squares = this.#squares;
    const crowns = this.#crowns;
    const terrain = this.#terrains[root]!;
    this.#totals[16 + terrain]! += squares[root]! * crowns[other]! + squares[other]! * crowns[root]!;
    squares[root]! += squares[other]!;
    crowns[root]! += crowns[other]!;
    for (let label = 1; label <= this.#labelCount; label++) if (roots[label] === other) roots[label] = root;
  }

  #take(cell: BitboardCell, label: number): void {
    this.#labels[cell] = label;
    this.#taken[cell >> 4]! |= 1 << (cell & 15);
  }

  #markNear(cell: BitboardCell, terrain: number): void {
    const near = this.#near;
    const row = terrain * SPAN + (cell >> 4);
    const bit = 1 << (cell & 15);
    near[row]! |= (bit << 1) | (bit >> 1);
    near[row - 1]! |= bit;
    near[row + 1]! |= bit;
  }

  /** [K12] Lists where a domino fits within a bounds; one that is the same turned round, only to the right and up. */
  listPlacements(domino: number, bounds: Bounds, out: Int32Array): number {
    const left = bounds[0]!;
    const bottom = bounds[2]!;
    const top = bounds[3]!;
    const box = ((1 << (bounds[1]! - left + 1)) - 1) << left;
    const taken = this.#taken;
    const near = this.#near;
    const first = FIRST_TERRAIN[domino]! * SPAN;
    const second = SECOND_TERRAIN[domino]! * SPAN;
    const both = first === second ? 0 : -1;
    let count = 0;
    let below = 0;
    let here = box & ~taken[bottom]!;
    for (let row = bottom; row <= top; row++) {
      const above = row === top ? 0 : box & ~taken[row + 1]!;
      const one = near[first + row]!;
      const other = near[second + row]!;
      const right = here & (here >> 1) & (one | (other >> 1));
      const up = here & above & (one | near[second + row + 1]!);
      const leftward = both & here & (here << 1) & (one | (other << 1));
      const down = both & here & below & (one | near[second + row - 1]!);
      for (let rest = right | up | leftward | down; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const placement = (row * SPAN + 31 - Math.clz32(bit)) << 2;
        if (right & bit) out[count++] = placement;
        if (up & bit) out[count++] = placement + 1;
        if (leftward & bit) out[count++] = placement + 2;
        if (down & bit) out[count++] = placement + 3;
      }
      below = here;
      here = above;
    }
    return count;
  }

  /** [K16] The points that a domino wins at a place, without bonuses. */
  gain(domino: number, first: BitboardCell, second: BitboardCell): number {
    const terrain = FIRST_TERRAIN[domino]!;
    if (terrain === SECOND_TERRAIN[domino]!) {
      this.#begin(2, FIRST_CROWNS[domino]! + SECOND_CROWNS[domino]!);
      this.#join4(first, terrain);
      this.#join4(second, terrain);
      return this.#sumSquares * this.#sumCrowns - this.#before;
    }
    this.#begin(1, FIRST_CROWNS[domino]!);
    this.#join4(first, terrain);
    const gain = this.#sumSquares * this.#sumCrowns - this.#before;
    this.#begin(1, SECOND_CROWNS[domino]!);
    this.#join4(second, SECOND_TERRAIN[domino]!);
    return gain + this.#sumSquares * this.#sumCrowns - this.#before;
  }

  #sumSquares = 0;
  #sumCrowns = 0;
  #before = 0;

  #begin(squares: number, crowns: number): void {
    this.#mark++;
    this.#sumSquares = squares;
    this.#sumCrowns = crowns;
    this.#before = 0;
  }

  #join4(cell: BitboardCell, terrain: number): void {
    const labels = this.#labels;
    for (let side = 0; side < 4; side++) {
      const root = this.#roots[labels[cell + STEPS[side]!]!]!;
      if (this.#terrains[root] !== terrain || this.#marks[root] === this.#mark) continue;
      this.#marks[root] = this.#mark;
      const squares = this.#squares[root]!;
      const crowns = this.#crowns[root]!;
      this.#sumSquares += squares;
      this.#sumCrowns += crowns;
      this.#before += squares * crowns;
    }
  }

  /** No place of a domino wins more than this: it would join all territories of its terrains. */
  bound(domino: number): number {
    const one = FIRST_TERRAIN[domino]!;
    const other = SECOND_TERRAIN[domino]!;
    const totals = this.#totals;
    if (one === other) {
      const crowns = totals[8 + one]! + FIRST_CROWNS[domino]! + SECOND_CROWNS[domino]!;
      return (totals[one]! + 2) * crowns - totals[16 + one]!;
    }
    return (
      (totals[one]! + 1) * (totals[8 + one]! + FIRST_CROWNS[domino]!) -
      totals[16 + one]! +
      (totals[other]! + 1) * (totals[8 + other]! + SECOND_CROWNS[domino]!) -
      totals[16 + other]!
    );
  }

  /** Whether a free cell within the bounds has no free cell beside it once two more are taken: nothing can cover it. */
  hasHole(bounds: Bounds, first: BitboardCell, second: BitboardCell): boolean {
    probe.set(bounds);
    shrinkBounds(probe, first, this.#size);
    shrinkBounds(probe, second, this.#size);
    const left = probe[0]!;
    const box = ((1 << (probe[1]! - left + 1)) - 1) << left;
    const top = probe[3]!;
    let below = 0;
    let here = this.#freeRow(probe[2]!, box, first, second);
    for (let row = probe[2]!; row <= top; row++) {
      const above = row === top ? 0 : this.#freeRow(row + 1, box, first, second);
      if ((here & ~((here << 1) | (here >> 1) | above | below)) !== 0) return true;
      below = here;
      here = above;
    }
    return false;
  }

  #freeRow(row: number, box: number, first: BitboardCell, second: BitboardCell): number {
    let taken = this.#taken[row]!;
    if (first >> 4 === row) taken |= 1 << (first & 15);
    if (second >> 4 === row) taken |= 1 << (second & 15);
    return box & ~taken;
  }
}

const probe: Bounds = new Int32Array(4);

/** [K18] Whether the castle can still come to lie in the middle of a full kingdom. */
export function keepsCentre({ legal, centred }: KingdomBitboard): boolean {
  return legal[0]! <= centred[0]! && legal[1]! >= centred[1]! && legal[2]! <= centred[2]! && legal[3]! >= centred[3]!;
}

/** The most crowns that one half of a domino has. */
export function mostCrowns(domino: number): number {
  return Math.max(FIRST_CROWNS[domino]!, SECOND_CROWNS[domino]!);
}
