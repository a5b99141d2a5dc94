import type { Seat } from '@crownhold/core';
import type { State } from '@crownhold/games/kingdomino';
import { FrontierSurvey, SHAPE, SURVEY } from './frontier-survey.ts';
import { FIRST_CROWNS, FIRST_TERRAIN, SECOND_CROWNS, SECOND_TERRAIN } from './halves.ts';
import { JoinedTerritories } from './joined-territories.ts';
import { SIDES, X_OF, Y_OF } from './mailbox-board.ts';
import type { PlayoutBoard } from './playout-board.ts';
import { CLOSED as CLOSED_AT, FRONTIER as FRONTIER_AT, OPEN_SIDES as OPEN_SIDES_AT } from './playout-board.ts';

const REACH = 8;
// Local names for what the inner loops read, as in the rules: V8 folds a module's own constants.
const SIDE = SIDES.slice();
const X = X_OF.slice();
const Y = Y_OF.slice();
const CLOSED_CELLS = CLOSED_AT;
const FRONTIER = FRONTIER_AT;
const OPEN_SIDES = OPEN_SIDES_AT;
const { ROW, PER_CROWN, NO_SLOT } = SURVEY;
const { CLOSED, HOLE } = SHAPE;

// What things are worth, in points, besides what `frontier-survey.ts` has; found by trying.
/** A row or column more on one side of the castle than on the other, and a castle that can still be in the middle. */
const OFF_CENTRE = -0.5;
const MIDDLE = 10;
/** Of a domino that is taken: each crown, each number farther back in the order, and that it fits nowhere. */
const CROWN = 0.3;
const DELAY = -0.03;
const UNFIT = -5;
export const MISFIT = UNFIT;

/** Finds where a domino fits best in a kingdom, by points and by the shape it leaves. */
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
  readonly #survey = new FrontierSurvey();
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
    this.#seek(terrain, crowns, other, others, false);
    this.#seek(other, others, terrain, crowns, true);
    return this.rating > Number.NEGATIVE_INFINITY;
  }

  /** Tries a half on the cells where its terrain can be joined, and the other half beside it. */
  #seek(terrain: number, crowns: number, other: number, others: number, isTurned: boolean): void {
    const { joints, jointCounts, slots, values } = this.#survey;
    const { cells } = this.board;
    const { isCentred } = this;
    const shape = this.#shape;
    const from = terrain * FRONTIER;
    const to = from + jointCounts[terrain]!;
    let best = this.rating;
    let found = 0;
    let foundBeside = 0;
    for (let at = from; at < to; at++) {
      const cell = joints[at]!;
      const row = slots[cell]! * ROW + terrain;
      const here = values[row]! + crowns * values[row + PER_CROWN]!;
      const isDeadEnd = cells[cell + OPEN_SIDES] === 1;
      for (let side = 0; side < 4; side++) {
        const beside = cell + SIDE[side]!;
        if (cells[beside + CLOSED_CELLS] === 1) continue;
        const slot = slots[beside]!;
        const open = cells[beside + OPEN_SIDES]!;
        let there = 0;
        if (slot === NO_SLOT) there = (4 - open) * CLOSED * shape + others;
        else {
          const otherRow = slot * ROW + other;
          there = values[otherRow]! + others * values[otherRow + PER_CROWN]!;
        }
        const middle = isCentred ? this.#middle(cell, beside) : 0;
        const box = isDeadEnd || open === 1 ? middle - HOLE * shape : middle;
        const rating = here + there + box;
        if (rating <= best) continue;
        best = rating;
        found = cell;
        foundBeside = beside;
      }
    }
    if (best <= this.rating) return;
    this.rating = best;
    this.first = isTurned ? foundBeside : found;
    this.second = isTurned ? found : foundBeside;
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
    return (fits ? this.rating : UNFIT) + WORTH[domino]!;
  }

  #seekPair(terrain: number, crowns: number, others: number): void {
    const { joints, jointCounts, slots } = this.#survey;
    const { closed } = this.board;
    const joined = this.#joined;
    const from = terrain * FRONTIER;
    const to = from + jointCounts[terrain]!;
    for (let at = from; at < to; at++) {
      const cell = joints[at]!;
      joined.gather(this.board, cell, terrain);
      // Beside what can be reached through this cell alone there is nothing more to join.
      const surplusAlone = joined.gain(2, crowns + others) - joined.gain(1, crowns) - others;
      for (let side = 0; side < 4; side++) {
        const beside = cell + SIDE[side]!;
        if (closed[beside] === 1) continue;
        const surplus = slots[beside] === NO_SLOT ? surplusAlone : this.#surplus(cell, beside, terrain, crowns, others);
        const rest = this.#box(cell, beside) + surplus;
        this.#offer(cell, beside, rest + this.#half(cell, terrain, crowns) + this.#half(beside, terrain, others));
        if (crowns !== others)
          this.#offer(beside, cell, rest + this.#half(cell, terrain, others) + this.#half(beside, terrain, crowns));
      }
    }
  }

  #eachAt(terrain: number, visit: (cell: number, beside: number) => void): void {
    const { joints, jointCounts } = this.#survey;
    const { closed } = this.board;
    for (let at = 0; at < jointCounts[terrain]!; at++) {
      const cell = joints[terrain * FRONTIER + at]!;
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
    const { slots, values } = this.#survey;
    const row = slots[cell]! * ROW + terrain;
    if (slots[cell] !== NO_SLOT) return values[row]! + crowns * values[row + PER_CROWN]!;
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
    const middle = this.isCentred ? this.#middle(first, second) : 0;
    // A cell that leads nowhere but to the other is no hole when both are covered.
    return openSides[first] === 1 || openSides[second] === 1 ? middle - HOLE * this.#shape : middle;
  }

  #middle(first: number, second: number): number {
    const x = outer(X[first]!, X[second]!);
    const y = outer(Y[first]!, Y[second]!);
    return larger(this.#columns[x + REACH]! + this.#rows[y + REACH]!, this.#leastBox);
  }

  /** Fills in what a kingdom that goes from `-low` to `high` gains or loses by going on to each line of cells. */
  #measure(low: number, high: number, lines: Float64Array): void {
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
    if (this.isCentred) {
      this.#measure(board.west, board.east, this.#columns);
      this.#measure(board.south, board.north, this.#rows);
    }
    this.#survey.fill(board, this.#shape);
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
