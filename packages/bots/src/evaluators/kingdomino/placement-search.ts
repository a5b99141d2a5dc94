import type { Seat } from '@crownhold/core';
import type { State } from '@crownhold/games/kingdomino';
import { FIRST_CROWNS, FIRST_TERRAIN, SECOND_CROWNS, SECOND_TERRAIN } from './halves.ts';
import { JoinedTerritories } from './joined-territories.ts';
import { SIDES, X_OF, Y_OF } from './mailbox-board.ts';
import { CASTLE, FRONTIER, type PlayoutBoard } from './playout-board.ts';

const CELLS = X_OF.length;
const TERRAINS = 6;
/** Of the tables by frontier cell and terrain. */
const ROW = 8;
const NO_SLOT = 255;
const REACH = 8;
// Local names for what the inner loops read, as in the rules: V8 folds a module's own constants.
const SIDE = SIDES.slice();
const X = X_OF.slice();
const Y = Y_OF.slice();

// What things are worth, in points; found by trying.
/** A side beside the same terrain, and a side beside anything or beside the grid limit. */
const KIN = 0.9;
const CLOSED = 0.7;
/** A cell that nothing can fill any more. */
const HOLE = -2;
/** A row or column more on one side of the castle than on the other, and a castle that can still be in the middle. */
const OFF_CENTRE = -0.5;
const MIDDLE = 10;
/** Of a domino that is taken: each crown, each number farther back in the order, and that it fits nowhere. */
const CROWN = 0.3;
const DELAY = -0.03;
export const MISFIT = -5;

/**
 * Finds where a domino fits best in a kingdom, by points and by the shape it leaves. What a half brings on a
 * cell is the same wherever the other lies, unless both are of one terrain; so it is computed once for every domino.
 */
export class PlacementSearch {
  readonly board: PlayoutBoard;
  /** Whether the castle in the middle counts, and that nothing was discarded. */
  isCentred = false;
  isHarmony = false;
  /** 1, or 0 for the last domino, when shape is for nothing. */
  #shape = 1;
  /** The middle is lost only once: what counts for the last domino. */
  #leastBox = Number.NEGATIVE_INFINITY;
  /** How far the board was when the tables were made. */
  #laid = -1;
  /** The place of a cell in the frontier. */
  readonly #slots = new Uint8Array(CELLS).fill(NO_SLOT);
  readonly #slotted = new Uint16Array(FRONTIER);
  #slotCount = 0;
  /** What a half without crowns brings on a cell, by its place in the frontier and terrain; what each crown adds. */
  readonly #worth = new Float64Array(FRONTIER * ROW);
  readonly #perCrown = new Float64Array(FRONTIER * ROW);
  /** The cells where a terrain can be joined to the kingdom. */
  readonly #joints = new Uint16Array(FRONTIER * ROW);
  readonly #jointCounts = new Uint8Array(ROW);
  /** What it is worth to go on to a column or row. */
  readonly #columns = new Float64Array(2 * REACH + 1);
  readonly #rows = new Float64Array(2 * REACH + 1);
  readonly #joined = new JoinedTerritories();
  /** The best place found, and its rating. */
  first = 0;
  second = 0;
  rating = 0;

  constructor(board: PlayoutBoard) {
    this.board = board;
  }

  /** Takes over the kingdom of a seat. */
  read(state: State, seat: Seat): void {
    this.board.read(state, seat);
    this.isCentred = state.hasVariant('middle-kingdom');
    this.isHarmony = state.hasVariant('harmony');
    this.reset();
  }

  /** What the kingdom scores as it is. */
  get score(): number {
    return this.board.score(this.isCentred, this.isHarmony);
  }

  /** Must be called when the board was replaced by another. */
  reset(): void {
    this.#laid = -1;
  }

  /** Looks for the best place of a domino; false if it fits nowhere. */
  findBest(domino: number): boolean {
    this.#prepare();
    this.rating = Number.NEGATIVE_INFINITY;
    const terrain = FIRST_TERRAIN[domino]!;
    const other = SECOND_TERRAIN[domino]!;
    const crowns = FIRST_CROWNS[domino]!;
    const others = SECOND_CROWNS[domino]!;
    if (terrain === other) {
      this.#seekPair(terrain, crowns, others);
      return this.rating > Number.NEGATIVE_INFINITY;
    }
    const joints = this.#joints;
    const openCells = this.board.closed;
    const from = terrain * FRONTIER;
    for (let at = 0; at < this.#jointCounts[terrain]!; at++) {
      const cell = joints[from + at]!;
      const here = this.#half(cell, terrain, crowns);
      for (let side = 0; side < 4; side++) {
        const beside = cell + SIDE[side]!;
        if (openCells[beside] === 1) continue;
        const rating = here + this.#half(beside, other, others) + this.#box(cell, beside);
        if (rating <= this.rating) continue;
        this.rating = rating;
        this.first = cell;
        this.second = beside;
      }
    }
    const otherFrom = other * FRONTIER;
    for (let at = 0; at < this.#jointCounts[other]!; at++) {
      const cell = joints[otherFrom + at]!;
      const here = this.#half(cell, other, others);
      for (let side = 0; side < 4; side++) {
        const beside = cell + SIDE[side]!;
        if (openCells[beside] === 1) continue;
        const rating = here + this.#half(beside, terrain, crowns) + this.#box(cell, beside);
        if (rating <= this.rating) continue;
        this.rating = rating;
        this.first = beside;
        this.second = cell;
      }
    }
    return this.rating > Number.NEGATIVE_INFINITY;
  }

  /** Goes over the places of a domino; some come twice. */
  each(domino: number, visit: (first: number, second: number) => void): void {
    this.#prepare();
    const terrain = FIRST_TERRAIN[domino]!;
    const other = SECOND_TERRAIN[domino]!;
    this.#eachAt(terrain, visit);
    this.#eachAt(other, (second, first) => visit(first, second));
  }

  /** What a legal placement is worth. */
  rate(domino: number, first: number, second: number): number {
    this.#prepare();
    const terrain = FIRST_TERRAIN[domino]!;
    const other = SECOND_TERRAIN[domino]!;
    const crowns = FIRST_CROWNS[domino]!;
    const others = SECOND_CROWNS[domino]!;
    const rating = this.#half(first, terrain, crowns) + this.#half(second, other, others) + this.#box(first, second);
    return terrain === other ? rating + this.#surplus(first, second, terrain, crowns, others) : rating;
  }

  /** What it is worth to take a domino, by the best place that it would have now. */
  rateTake(domino: number): number {
    const fits = this.findBest(domino);
    return (fits ? this.rating : MISFIT) + WORTH[domino]!;
  }

  #seekPair(terrain: number, crowns: number, others: number): void {
    const { closed } = this.board;
    const from = terrain * FRONTIER;
    for (let at = 0; at < this.#jointCounts[terrain]!; at++) {
      const cell = this.#joints[from + at]!;
      for (let side = 0; side < 4; side++) {
        const beside = cell + SIDE[side]!;
        if (closed[beside] === 1) continue;
        const rest = this.#box(cell, beside) + this.#surplus(cell, beside, terrain, crowns, others);
        this.#offer(cell, beside, rest + this.#half(cell, terrain, crowns) + this.#half(beside, terrain, others));
        if (crowns !== others)
          this.#offer(beside, cell, rest + this.#half(cell, terrain, others) + this.#half(beside, terrain, crowns));
      }
    }
  }

  #eachAt(terrain: number, visit: (cell: number, beside: number) => void): void {
    const { closed } = this.board;
    for (let at = 0; at < this.#jointCounts[terrain]!; at++) {
      const cell = this.#joints[terrain * FRONTIER + at]!;
      for (const side of SIDE) if (closed[cell + side] === 0) visit(cell, cell + side);
    }
  }

  #offer(first: number, second: number, rating: number): void {
    if (rating <= this.rating) return;
    this.rating = rating;
    this.first = first;
    this.second = second;
  }

  /** What a half brings on an open cell. */
  #half(cell: number, terrain: number, crowns: number): number {
    const slot = this.#slots[cell]!;
    if (slot !== NO_SLOT) return this.#worth[slot * ROW + terrain]! + crowns * this.#perCrown[slot * ROW + terrain]!;
    return (4 - this.board.openSides[cell]!) * CLOSED * this.#shape + crowns;
  }

  /** What two halves of one terrain score together more than each alone. */
  #surplus(first: number, second: number, terrain: number, crowns: number, others: number): number {
    const joined = this.#joined;
    joined.gather(this.board, first, terrain);
    const alone = joined.gain(1, crowns);
    joined.gather(this.board, second, terrain);
    const otherAlone = joined.gain(1, others);
    joined.add(this.board, first, terrain);
    return joined.gain(2, crowns + others) - alone - otherAlone;
  }

  /** What changes around the castle, and what is spared by covering both cells at once. */
  #box(first: number, second: number): number {
    const { openSides } = this.board;
    const x = outer(X[first]!, X[second]!);
    const y = outer(Y[first]!, Y[second]!);
    const rating = larger(this.#columns[x + REACH]! + this.#rows[y + REACH]!, this.#leastBox);
    // A cell that leads nowhere but to the other is no hole when both are covered.
    return openSides[first] === 1 || openSides[second] === 1 ? rating - HOLE * this.#shape : rating;
  }

  /** Fills in what a kingdom that goes from `-low` to `high` gains or loses by going on to each line of cells. */
  #measure(low: number, high: number, lines: Float64Array): void {
    if (!this.isCentred) {
      lines.fill(0);
      return;
    }
    const { size } = this.board;
    for (let at = -size; at <= size; at++) {
      const less = larger(low, -at);
      const more = larger(high, at);
      // What can still become the middle, and at last what is.
      const isMiddle = this.#shape === 0 ? less === more : 2 * larger(less, more) < size;
      lines[at + REACH] = distance(less, more) * OFF_CENTRE * this.#shape - (isMiddle ? 0 : MIDDLE);
    }
  }

  #prepare(): void {
    const { board } = this;
    if (this.#laid === board.laid) return;
    this.#laid = board.laid;
    this.#shape = board.laid + 1 < (board.size * board.size - 1) / 2 ? 1 : 0;
    this.#leastBox = this.#shape === 1 ? Number.NEGATIVE_INFINITY : -MIDDLE;
    this.#measure(board.west, board.east, this.#columns);
    this.#measure(board.south, board.north, this.#rows);
    for (let slot = 0; slot < this.#slotCount; slot++) this.#slots[this.#slotted[slot]!] = NO_SLOT;
    this.#jointCounts.fill(0);
    const { frontier, frontierCount } = board;
    this.#slotCount = frontierCount;
    for (let slot = 0; slot < frontierCount; slot++) {
      const cell = frontier[slot]!;
      this.#slots[cell] = slot;
      this.#slotted[slot] = cell;
      this.#survey(slot, cell);
    }
  }

  /** Fills the tables for a cell. */
  #survey(slot: number, cell: number): void {
    const { board } = this;
    const { openSides, terrains, closed } = board;
    let shape = (4 - openSides[cell]!) * CLOSED;
    let isByCastle = false;
    for (let side = 0; side < 4; side++) {
      const beside = cell + SIDE[side]!;
      if (closed[beside] === 0) {
        if (openSides[beside] === 1) shape += HOLE;
      } else if (terrains[beside] === CASTLE) isByCastle = true;
    }
    const base = shape * this.#shape;
    const kin = KIN * this.#shape;
    const row = slot * ROW;
    for (let terrain = 1; terrain <= TERRAINS; terrain++) {
      this.#worth[row + terrain] = base;
      this.#perCrown[row + terrain] = 1;
      if (isByCastle) this.#addJoint(terrain, cell);
    }
    const joined = this.#joined;
    let done = 0;
    for (let side = 0; side < 4; side++) {
      const terrain = terrains[cell + SIDE[side]!]!;
      if (terrain === 0 || terrain === CASTLE || (done & (1 << terrain)) !== 0) continue;
      done |= 1 << terrain;
      joined.gather(board, cell, terrain);
      this.#worth[row + terrain] = base + joined.gain(1, 0) + joined.sides * kin;
      this.#perCrown[row + terrain] = joined.squares + 1;
      if (!isByCastle) this.#addJoint(terrain, cell);
    }
  }

  #addJoint(terrain: number, cell: number): void {
    this.#joints[terrain * FRONTIER + this.#jointCounts[terrain]!++] = cell;
  }
}

/** What a domino is worth by itself to whoever takes it. */
const WORTH = Float64Array.from(
  FIRST_CROWNS,
  (crowns, domino) => (crowns + SECOND_CROWNS[domino]!) * CROWN + domino * DELAY,
);

function larger(a: number, b: number): number {
  return a > b ? a : b;
}

/** Of two lines the one farther from the castle. */
function outer(a: number, b: number): number {
  return a * a > b * b ? a : b;
}

function distance(a: number, b: number): number {
  return a > b ? a - b : b - a;
}
