import { carve, type MoveCode, type Seat } from '@crownhold/core';
import { encodeMove, firstSquare, type State, secondSquare, squareCode } from '@crownhold/games/kingdomino';
import { FIRST_CROWNS, FIRST_TERRAIN, SECOND_CROWNS, SECOND_TERRAIN } from './halves.ts';
import { mailboxCell, SIDES, X_OF, Y_OF } from './mailbox-board.ts';

const CELLS = X_OF.length;
/** More areas than a kingdom of 7x7 can have. */
const AREAS = 64;
/** More cells than can lie beside a kingdom of 7x7 within its grid limit. */
export const FRONTIER = 64;
export const CASTLE = 7;
// Where the facts of cells begin in `cells`; the terrains come first.
export const CLOSED = CELLS;
export const OPEN_SIDES = 2 * CELLS;
const REACH = 8;
const MIDDLE_KINGDOM = 10;
const HARMONY = 5;
export const DISCARD = encodeMove({ kind: 'discard' });

// Local names for what the inner loops read, as in the rules: V8 folds a module's own constants.
const [EAST, WEST, NORTH, SOUTH] = [...SIDES] as [number, number, number, number];
const X = X_OF.slice();
const Y = Y_OF.slice();
const ORIGIN = mailboxCell(0, 0);

// The indices into `head`.
const SIZE = 0;
const LAID = 1;
const DISCARDS = 2;
const AREA_COUNT = 3;
const FRONTIER_COUNT = 4;
const POINTS = 5;
const WEST_END = 6;
const EAST_END = 7;
const SOUTH_END = 8;
const NORTH_END = 9;
// The window of cells that are not beyond the grid limit.
const LEFT = 10;
const RIGHT = 11;
const BOTTOM = 12;
const TOP = 13;
const HEAD = 14;

/**
 * A kingdom for playouts, on one buffer so that it is copied at once. Territories are joined as squares come, the
 * points are kept up to date, and so are the cells where something can be added.
 */
export class PlayoutBoard {
  /** Castles and nothing else, by the size of the grid. */
  static readonly #empties = new Map<number, PlayoutBoard>();
  readonly #bytes: Uint8Array;
  readonly #head: Int32Array;
  /** The three that follow, one after the other: one array costs an inner loop less than three. */
  readonly cells: Uint8Array;
  /** 0 where nothing lies, then the terrains, last the castle. */
  readonly terrains: Uint8Array;
  /** 1 where nothing can lie any more: squares, and what lies beyond the grid limit. */
  readonly closed: Uint8Array;
  /** How many sides of a cell are not closed. */
  readonly openSides: Uint8Array;
  readonly #areas: Uint8Array;
  /** The area that an area was joined to; itself if it was not. */
  readonly #parents: Uint8Array;
  /** By area, and true only of one that was not joined to another. */
  readonly squares: Uint8Array;
  readonly crowns: Uint8Array;
  readonly #areaTerrains: Uint8Array;
  /** The open cells beside a square or the castle, and some that were open once. */
  readonly frontier: Uint16Array;
  /** 1 for each cell in `frontier`. */
  readonly #isFrontier: Uint8Array;

  constructor() {
    const parts = carve({
      head: [Int32Array, HEAD],
      frontier: [Uint16Array, FRONTIER],
      cells: [Uint8Array, 3 * CELLS],
      areas: [Uint8Array, CELLS],
      isFrontier: [Uint8Array, CELLS],
      parents: [Uint8Array, AREAS],
      squares: [Uint8Array, AREAS],
      crowns: [Uint8Array, AREAS],
      areaTerrains: [Uint8Array, AREAS],
    });
    this.#bytes = parts.bytes;
    this.#head = parts.head;
    this.frontier = parts.frontier;
    this.cells = parts.cells;
    this.terrains = this.cells.subarray(0, CLOSED);
    this.closed = this.cells.subarray(CLOSED, OPEN_SIDES);
    this.openSides = this.cells.subarray(OPEN_SIDES);
    this.#areas = parts.areas;
    this.#isFrontier = parts.isFrontier;
    this.#parents = parts.parents;
    this.squares = parts.squares;
    this.crowns = parts.crowns;
    this.#areaTerrains = parts.areaTerrains;
  }

  /** A castle and nothing else. */
  static #empty(size: number): PlayoutBoard {
    const known = PlayoutBoard.#empties.get(size);
    if (known) return known;
    const board = new PlayoutBoard();
    PlayoutBoard.#empties.set(size, board);
    const head = board.#head;
    head[SIZE] = size;
    head[LEFT] = head[BOTTOM] = -REACH;
    head[RIGHT] = head[TOP] = REACH;
    for (let cell = 0; cell < CELLS; cell++) {
      const isEdge = Math.abs(X[cell]!) === REACH || Math.abs(Y[cell]!) === REACH;
      board.closed[cell] = isEdge ? 1 : 0;
      if (!isEdge) for (const side of SIDES) board.openSides[cell + side]!++;
    }
    board.#close(ORIGIN);
    board.terrains[ORIGIN] = CASTLE;
    for (const side of SIDES) board.#discover(ORIGIN + side);
    board.#closeBeyond();
    return board;
  }

  static of(state: State, seat: Seat): PlayoutBoard {
    const board = new PlayoutBoard();
    board.read(state, seat);
    return board;
  }

  /** Takes over the kingdom of a seat. */
  read(state: State, seat: Seat): void {
    PlayoutBoard.#empty(state.grid.size).copyTo(this);
    const { laidDominoes, laidMoves } = state;
    for (let n = 0; n < state.laidCount[seat]!; n++) {
      const at = state.laidAt(seat, n);
      this.play(laidDominoes[at]!, laidMoves[at]!);
    }
  }

  copyTo(other: PlayoutBoard): void {
    other.#bytes.set(this.#bytes);
  }

  get size(): number {
    return this.#head[SIZE]!;
  }

  /** Dominoes laid or discarded. */
  get laid(): number {
    return this.#head[LAID]!;
  }

  get discards(): number {
    return this.#head[DISCARDS]!;
  }

  /** Areas so far, those joined to others included. */
  get areaCount(): number {
    return this.#head[AREA_COUNT]!;
  }

  /** 0 for an area that was joined to another. */
  terrainOf(area: number): number {
    return this.#parents[area] === area ? this.#areaTerrains[area]! : 0;
  }

  get frontierCount(): number {
    return this.#head[FRONTIER_COUNT]!;
  }

  get west(): number {
    return this.#head[WEST_END]!;
  }

  get east(): number {
    return this.#head[EAST_END]!;
  }

  get south(): number {
    return this.#head[SOUTH_END]!;
  }

  get north(): number {
    return this.#head[NORTH_END]!;
  }

  /** The points so far, with what the variants add at the end. */
  score(isCentred: boolean, isHarmony: boolean): number {
    let points = this.#head[POINTS]!;
    if (isCentred && this.west === this.east && this.south === this.north) points += MIDDLE_KINGDOM;
    if (isHarmony && this.discards === 0) points += HARMONY;
    return points;
  }

  play(domino: number, move: MoveCode): void {
    if (move === DISCARD) this.discard();
    else this.lay(domino, CELL_OF_SQUARE[firstSquare(move)]!, CELL_OF_SQUARE[secondSquare(move)]!);
  }

  discard(): void {
    this.#head[LAID]!++;
    this.#head[DISCARDS]!++;
  }

  lay(domino: number, first: number, second: number): void {
    this.#head[LAID]!++;
    this.#layHalf(first, FIRST_TERRAIN[domino]!, FIRST_CROWNS[domino]!);
    this.#layHalf(second, SECOND_TERRAIN[domino]!, SECOND_CROWNS[domino]!);
    this.#closeBeyond();
    this.#tidyFrontier();
  }

  /** The territory that the square on a cell belongs to. */
  areaAt(cell: number): number {
    const known = this.#areas[cell]!;
    let area = known;
    while (this.#parents[area] !== area) area = this.#parents[area]!;
    if (area !== known) this.#areas[cell] = area;
    return area;
  }

  #layHalf(cell: number, terrain: number, crowns: number): void {
    const head = this.#head;
    const area = head[AREA_COUNT]!++;
    this.terrains[cell] = terrain;
    this.#areas[cell] = area;
    this.#parents[area] = area;
    this.squares[area] = 1;
    this.crowns[area] = crowns;
    this.#areaTerrains[area] = terrain;
    head[POINTS]! += crowns;
    head[WEST_END] = larger(head[WEST_END]!, -X[cell]!);
    head[EAST_END] = larger(head[EAST_END]!, X[cell]!);
    head[SOUTH_END] = larger(head[SOUTH_END]!, -Y[cell]!);
    head[NORTH_END] = larger(head[NORTH_END]!, Y[cell]!);
    this.#close(cell);
    this.#meet(area, cell + EAST, terrain);
    this.#meet(area, cell + WEST, terrain);
    this.#meet(area, cell + NORTH, terrain);
    this.#meet(area, cell + SOUTH, terrain);
  }

  /** Joins the territory beside a new square to its own, or finds that something can be added there. */
  #meet(area: number, beside: number, terrain: number): void {
    const other = this.terrains[beside]!;
    if (other === 0) this.#discover(beside);
    if (other !== terrain) return;
    const { squares, crowns } = this;
    const joined = this.areaAt(beside);
    if (joined === area) return;
    const before = squares[area]! * crowns[area]! + squares[joined]! * crowns[joined]!;
    this.#parents[joined] = area;
    squares[area]! += squares[joined]!;
    crowns[area]! += crowns[joined]!;
    this.#head[POINTS]! += squares[area]! * crowns[area]! - before;
  }

  #discover(cell: number): void {
    if (this.#isFrontier[cell] === 1 || this.closed[cell] === 1) return;
    this.#isFrontier[cell] = 1;
    this.frontier[this.#head[FRONTIER_COUNT]!++] = cell;
  }

  #tidyFrontier(): void {
    const { frontier, closed } = this;
    let kept = 0;
    const count = this.#head[FRONTIER_COUNT]!;
    for (let at = 0; at < count; at++) {
      const cell = frontier[at]!;
      if (closed[cell] === 0) frontier[kept++] = cell;
    }
    this.#head[FRONTIER_COUNT] = kept;
  }

  #close(cell: number): void {
    if (this.closed[cell] === 1) return;
    this.closed[cell] = 1;
    const { openSides } = this;
    openSides[cell + EAST]!--;
    openSides[cell + WEST]!--;
    openSides[cell + NORTH]!--;
    openSides[cell + SOUTH]!--;
  }

  /** Closes what the grid limit leaves open no more. */
  #closeBeyond(): void {
    const head = this.#head;
    const span = head[SIZE]! - 1;
    for (; head[LEFT]! < head[EAST_END]! - span; head[LEFT]!++)
      this.#closeLine(mailboxCell(head[LEFT]!, -REACH), NORTH);
    for (; head[RIGHT]! > span - head[WEST_END]!; head[RIGHT]!--)
      this.#closeLine(mailboxCell(head[RIGHT]!, -REACH), NORTH);
    for (; head[BOTTOM]! < head[NORTH_END]! - span; head[BOTTOM]!++)
      this.#closeLine(mailboxCell(-REACH, head[BOTTOM]!), EAST);
    for (; head[TOP]! > span - head[SOUTH_END]!; head[TOP]!--) this.#closeLine(mailboxCell(-REACH, head[TOP]!), EAST);
  }

  /** From a cell on, in steps to the other end of the board. */
  #closeLine(from: number, step: number): void {
    for (let i = 0, cell = from; i <= 2 * REACH; i++, cell += step) this.#close(cell);
  }
}

function larger(a: number, b: number): number {
  return a > b ? a : b;
}

/** The cell of a square as moves code it; squares that no kingdom reaches have none. */
export const CELL_OF_SQUARE = new Int16Array(1 << 14);
for (let cell = 0; cell < CELLS; cell++) CELL_OF_SQUARE[squareCode(X_OF[cell]!, Y_OF[cell]!)] = cell;
