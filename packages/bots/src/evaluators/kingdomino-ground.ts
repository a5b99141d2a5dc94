import type { MoveCode, Seat } from '@crownhold/core';
import { encodeMove, firstSquare, type State, secondSquare, squareCode } from '@crownhold/games/kingdomino';
import { HALVES, landCell, SIDES, X_OF, Y_OF } from './kingdomino-land.ts';

const CELLS = X_OF.length;
/** More areas than a kingdom of 7x7 can have. */
const AREAS = 64;
const DOMINOES = 48;
const CASTLE = 7;
const REACH = 8;
const DISCARD = encodeMove({ kind: 'discard' });

const FIRST_TERRAIN = byDomino(([one]) => one.terrain);
const FIRST_CROWNS = byDomino(([one]) => one.crowns);
const SECOND_TERRAIN = byDomino(([, other]) => other.terrain);
const SECOND_CROWNS = byDomino(([, other]) => other.crowns);
// Local names for what the inner loops read, as in the rules: V8 folds a module's own constants.
const [EAST, WEST, NORTH, SOUTH] = [...SIDES] as [number, number, number, number];
const X = X_OF.slice();
const Y = Y_OF.slice();

// What things are worth, in points; found by trying.
const KIN = 0.9;
const CLOSED = 0.7;
const HOLE = 2;
const OFF_CENTRE = 0.5;
const MIDDLE_KINGDOM = 10;

/**
 * A kingdom for quick play: territories are joined as squares come, so that the gain of a placement can be read off the
 * cells around it. Nothing is allocated but at the beginning.
 */
export class Ground {
  size = 5;
  isCentred = false;
  readonly #terrains = new Uint8Array(CELLS);
  /** 1 where nothing can lie any more: squares, and what lies beyond the grid limit. */
  readonly #closed = new Uint8Array(CELLS);
  readonly #areas = new Uint8Array(CELLS);
  /** The area that an area was joined to; itself if it was not. */
  readonly #parents = new Uint8Array(AREAS);
  readonly #squares = new Int32Array(AREAS);
  readonly #crowns = new Int32Array(AREAS);
  #count = 0;
  #west = 0;
  #east = 0;
  #south = 0;
  #north = 0;
  /** The window of cells that are not beyond the grid limit. */
  #left = 0;
  #right = 0;
  #bottom = 0;
  #top = 0;

  /** Takes over the kingdom of a seat. */
  read(state: State, seat: Seat): void {
    this.size = state.grid.size;
    this.#west = this.#east = this.#south = this.#north = 0;
    this.isCentred = state.hasVariant('middle-kingdom');
    this.#terrains.fill(0);
    this.#terrains[landCell(0, 0)] = CASTLE;
    this.#closed.fill(0);
    this.#closed[landCell(0, 0)] = 1;
    this.#left = this.#bottom = -REACH;
    this.#right = this.#top = REACH;
    this.#closeBeyond();
    this.#count = 0;
    const { laidDominoes, laidMoves } = state;
    for (let n = 0; n < state.laidCount[seat]!; n++) {
      const at = state.laidAt(seat, n);
      this.lay(laidDominoes[at]!, laidMoves[at]!);
    }
  }

  lay(domino: number, move: MoveCode): void {
    if (move === DISCARD) return;
    this.#layHalf(CELL_OF_SQUARE[firstSquare(move)]!, FIRST_TERRAIN[domino]!, FIRST_CROWNS[domino]!);
    this.#layHalf(CELL_OF_SQUARE[secondSquare(move)]!, SECOND_TERRAIN[domino]!, SECOND_CROWNS[domino]!);
    this.#closeBeyond();
  }

  /** What a placement wins, by points, by the shape it leaves and by the centre that it keeps. */
  rate(domino: number, move: MoveCode): number {
    const first = CELL_OF_SQUARE[firstSquare(move)]!;
    const second = CELL_OF_SQUARE[secondSquare(move)]!;
    let rating = this.#gain(domino, first, second) + this.#shape(domino, first, second);
    if (this.isCentred) {
      const west = larger(this.#west, larger(-X[first]!, -X[second]!));
      const east = larger(this.#east, larger(X[first]!, X[second]!));
      const south = larger(this.#south, larger(-Y[first]!, -Y[second]!));
      const north = larger(this.#north, larger(Y[first]!, Y[second]!));
      rating -= OFF_CENTRE * (distance(west, east) + distance(south, north));
      if (2 * larger(larger(west, east), larger(south, north)) < this.size) rating += MIDDLE_KINGDOM;
    }
    return rating;
  }

  #gain(domino: number, first: number, second: number): number {
    const terrain = FIRST_TERRAIN[domino]!;
    const other = SECOND_TERRAIN[domino]!;
    if (terrain === other) {
      begin(2, FIRST_CROWNS[domino]! + SECOND_CROWNS[domino]!);
      this.#join(first, terrain);
      this.#join(second, terrain);
      return joinedSquares * joinedCrowns - joinedPoints;
    }
    begin(1, FIRST_CROWNS[domino]!);
    this.#join(first, terrain);
    const gain = joinedSquares * joinedCrowns - joinedPoints;
    begin(1, SECOND_CROWNS[domino]!);
    this.#join(second, other);
    return gain + joinedSquares * joinedCrowns - joinedPoints;
  }

  /** Adds the areas of a terrain beside a cell, each once. */
  #join(cell: number, terrain: number): void {
    this.#joinOne(cell + EAST, terrain);
    this.#joinOne(cell + WEST, terrain);
    this.#joinOne(cell + NORTH, terrain);
    this.#joinOne(cell + SOUTH, terrain);
  }

  #joinOne(beside: number, terrain: number): void {
    if (this.#terrains[beside] !== terrain) return;
    const area = this.#root(this.#areas[beside]!);
    for (let i = 0; i < joinedCount; i++) if (joined[i] === area) return;
    joined[joinedCount++] = area;
    const squares = this.#squares[area]!;
    const crowns = this.#crowns[area]!;
    joinedSquares += squares;
    joinedCrowns += crowns;
    joinedPoints += squares * crowns;
  }

  /** By what a placement lies beside, in the window as it is before it. */
  #shape(domino: number, first: number, second: number): number {
    const closed = this.#closed;
    // Both cells count as closed while the cells around them are looked at.
    closed[first] = 1;
    closed[second] = 1;
    const terrain = FIRST_TERRAIN[domino]!;
    const other = SECOND_TERRAIN[domino]!;
    const shape =
      this.#side(first + EAST, terrain) +
      this.#side(first + WEST, terrain) +
      this.#side(first + NORTH, terrain) +
      this.#side(first + SOUTH, terrain) +
      this.#side(second + EAST, other) +
      this.#side(second + WEST, other) +
      this.#side(second + NORTH, other) +
      this.#side(second + SOUTH, other);
    closed[first] = 0;
    closed[second] = 0;
    // Each half has counted the other as a closed side.
    return shape - 2 * CLOSED;
  }

  #side(beside: number, terrain: number): number {
    const closed = this.#closed;
    if (closed[beside] === 1) return this.#terrains[beside] === terrain ? KIN + CLOSED : CLOSED;
    return (closed[beside + EAST]! & closed[beside + WEST]! & closed[beside + NORTH]! & closed[beside + SOUTH]!) === 1
      ? -HOLE
      : 0;
  }

  /** Closes what the grid limit leaves open no more. */
  #closeBeyond(): void {
    const closed = this.#closed;
    for (; this.#left < this.#east - this.size + 1; this.#left++)
      closeLine(closed, landCell(this.#left, -REACH), NORTH);
    for (; this.#right > this.size - 1 - this.#west; this.#right--)
      closeLine(closed, landCell(this.#right, -REACH), NORTH);
    for (; this.#bottom < this.#north - this.size + 1; this.#bottom++)
      closeLine(closed, landCell(-REACH, this.#bottom), EAST);
    for (; this.#top > this.size - 1 - this.#south; this.#top--) closeLine(closed, landCell(-REACH, this.#top), EAST);
  }

  #layHalf(cell: number, terrain: number, crowns: number): void {
    const area = this.#count++;
    this.#terrains[cell] = terrain;
    this.#closed[cell] = 1;
    this.#areas[cell] = area;
    this.#parents[area] = area;
    this.#squares[area] = 1;
    this.#crowns[area] = crowns;
    this.#west = larger(this.#west, -X[cell]!);
    this.#east = larger(this.#east, X[cell]!);
    this.#south = larger(this.#south, -Y[cell]!);
    this.#north = larger(this.#north, Y[cell]!);
    this.#unite(area, cell + EAST, terrain);
    this.#unite(area, cell + WEST, terrain);
    this.#unite(area, cell + NORTH, terrain);
    this.#unite(area, cell + SOUTH, terrain);
  }

  #unite(area: number, beside: number, terrain: number): void {
    if (this.#terrains[beside] !== terrain) return;
    const root = this.#root(this.#areas[beside]!);
    if (root === area) return;
    this.#parents[root] = area;
    this.#squares[area]! += this.#squares[root]!;
    this.#crowns[area]! += this.#crowns[root]!;
  }

  #root(area: number): number {
    let root = area;
    while (this.#parents[root] !== root) root = this.#parents[root]!;
    return root;
  }
}

// The areas that are being joined.
const joined = new Int32Array(8);
let joinedCount = 0;
let joinedSquares = 0;
let joinedCrowns = 0;
let joinedPoints = 0;

function begin(squares: number, crowns: number): void {
  joinedCount = 0;
  joinedSquares = squares;
  joinedCrowns = crowns;
  joinedPoints = 0;
}

/** From a cell on, in steps to the other end of the land. */
function closeLine(closed: Uint8Array, from: number, step: number): void {
  for (let i = 0, cell = from; i <= 2 * REACH; i++, cell += step) closed[cell] = 1;
}

function larger(a: number, b: number): number {
  return a > b ? a : b;
}

function distance(a: number, b: number): number {
  return a > b ? a - b : b - a;
}

/** The cell of a square as moves code it; squares that no kingdom reaches have none. */
const CELL_OF_SQUARE = new Int16Array(1 << 14);
for (let cell = 0; cell < CELLS; cell++) CELL_OF_SQUARE[squareCode(X_OF[cell]!, Y_OF[cell]!)] = cell;

type Halves = typeof HALVES extends ReadonlyMap<number, infer H> ? H : never;

function byDomino(fact: (halves: Halves) => number): Uint8Array {
  return Uint8Array.from({ length: DOMINOES + 1 }, (_, number) => (number === 0 ? 0 : fact(HALVES.get(number)!)));
}
