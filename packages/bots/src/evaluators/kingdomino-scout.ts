import {
  CASTLE,
  FIRST_CROWNS,
  FIRST_TERRAIN,
  FRONTIER,
  type Ground,
  SECOND_CROWNS,
  SECOND_TERRAIN,
} from './kingdomino-ground.ts';
import { HALVES, SIDES, X_OF, Y_OF } from './kingdomino-land.ts';
import { AT, spreadTaste, type Taste } from './kingdomino-taste.ts';

const CELLS = X_OF.length;
const TERRAINS = 6;
/** Of the tables by frontier cell and terrain. */
const ROW = 8;
const NO_SLOT = 255;
const REACH = 8;
// Local names for what the inner loops read, as in the rules: V8 folds a module's own constants.
const [EAST, WEST, NORTH, SOUTH] = [...SIDES] as [number, number, number, number];
const X = X_OF.slice();
const Y = Y_OF.slice();
const {
  kin: KIN,
  closed: CLOSED,
  hole: HOLE,
  tight: TIGHT,
  blocked: BLOCKED,
  open: OPEN,
  crownless: CROWNLESS,
  castle: CASTLE_SIDE,
  growth: GROWTH,
  offCentre: OFF_CENTRE,
  middle: MIDDLE,
  crown: CROWN,
  delay: DELAY,
  misfit: MISFIT,
} = AT;

/** Crowns in the box for each square of a terrain. */
const RICHNESS = Float64Array.from({ length: ROW }, (_, terrain) => {
  const halves = [...HALVES.values()].flat().filter((half) => half.terrain === terrain);
  return halves.length === 0 ? 0 : halves.reduce((sum, half) => sum + half.crowns, 0) / halves.length;
});

/** Dominoes that a kingdom has at the end, by the size of its grid. */
function dominoesOf(size: number): number {
  return (size * size - 1) / 2;
}

/**
 * Finds where a domino fits best in a kingdom, by what a taste makes of each half on each cell. What a half brings on a
 * cell is the same wherever the other lies, unless both are of one terrain; so it is computed once for every domino.
 */
export class Scout {
  readonly ground: Ground;
  /** Whether the castle in the middle counts. */
  isCentred = false;
  readonly #tastes: ReadonlyMap<number, readonly Float64Array[]>;
  #taste: Float64Array;
  /** How far the ground was when the tables were made. */
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
  /** What it is worth that a cell is covered that would have become a hole or tight, by its open sides. */
  readonly #spared = new Float64Array(8);
  /** What it is worth to go on to a column or row. */
  readonly #columns = new Float64Array(2 * REACH + 1);
  readonly #rows = new Float64Array(2 * REACH + 1);
  /** The best place found, and its rating. */
  first = 0;
  second = 0;
  rating = 0;

  constructor(ground: Ground, taste: Taste) {
    this.ground = ground;
    this.#tastes = new Map([5, 7].map((size) => [size, spreadTaste(taste, dominoesOf(size))]));
    this.#taste = this.#tastes.get(5)![0]!;
  }

  /** Must be called when the ground was replaced by another. */
  forget(): void {
    this.#laid = -1;
  }

  /** Looks for the best place of a domino; false if it fits nowhere. */
  seek(domino: number): boolean {
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
    const openCells = this.ground.closed;
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
    const fits = this.seek(domino);
    const taste = this.#taste;
    const crowns = FIRST_CROWNS[domino]! + SECOND_CROWNS[domino]!;
    return (fits ? this.rating : taste[MISFIT]!) + crowns * taste[CROWN]! + domino * taste[DELAY]!;
  }

  /** What the discard of a domino costs. */
  get misfit(): number {
    this.#prepare();
    return this.#taste[MISFIT]!;
  }

  #seekPair(terrain: number, crowns: number, others: number): void {
    const { closed } = this.ground;
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
    const openSides = this.ground.openSides[cell]!;
    const taste = this.#taste;
    return (4 - openSides) * taste[CLOSED]! + crowns * (1 + openSides * taste[OPEN]!);
  }

  /** What two halves of one terrain score together more than each alone. */
  #surplus(first: number, second: number, terrain: number, crowns: number, others: number): number {
    gather(this.ground, first, terrain);
    const alone = (gatheredSquares + 1) * (gatheredCrowns + crowns) - gatheredPoints;
    gather(this.ground, second, terrain);
    const otherAlone = (gatheredSquares + 1) * (gatheredCrowns + others) - gatheredPoints;
    gatherMore(this.ground, first, terrain);
    const together = (gatheredSquares + 2) * (gatheredCrowns + crowns + others) - gatheredPoints;
    return together - alone - otherAlone;
  }

  /** What changes around the castle, and what is spared by covering both cells at once. */
  #box(first: number, second: number): number {
    const { openSides } = this.ground;
    const x = outer(X[first]!, X[second]!);
    const y = outer(Y[first]!, Y[second]!);
    return (
      this.#spared[openSides[first]!]! +
      this.#spared[openSides[second]!]! +
      this.#columns[x + REACH]! +
      this.#rows[y + REACH]!
    );
  }

  /** Fills in what a kingdom that goes from `-low` to `high` gains or loses by going on to each line of cells. */
  #measure(low: number, high: number, lines: Float64Array): void {
    const taste = this.#taste;
    for (let at = -this.ground.size; at <= this.ground.size; at++) {
      const less = larger(low, -at);
      const more = larger(high, at);
      let worth = (less + more - low - high) * taste[GROWTH]!;
      if (this.isCentred) {
        worth += distance(less, more) * taste[OFF_CENTRE]!;
        if (2 * larger(less, more) > this.ground.size) worth -= taste[MIDDLE]!;
      }
      lines[at + REACH] = worth;
    }
  }

  #prepare(): void {
    const { ground } = this;
    if (this.#laid === ground.laid) return;
    this.#laid = ground.laid;
    const tastes = this.#tastes.get(ground.size)!;
    this.#taste = tastes[ground.laid]!;
    this.#spared[1] = -this.#taste[HOLE]!;
    this.#spared[2] = -this.#taste[TIGHT]!;
    this.#measure(ground.west, ground.east, this.#columns);
    this.#measure(ground.south, ground.north, this.#rows);
    for (let slot = 0; slot < this.#slotCount; slot++) this.#slots[this.#slotted[slot]!] = NO_SLOT;
    this.#jointCounts.fill(0);
    const { frontier, frontierCount } = ground;
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
    const { ground } = this;
    const { openSides, terrains, crowns } = ground;
    const taste = this.#taste;
    let general = (4 - openSides[cell]!) * taste[CLOSED]!;
    let rivals = 0;
    let isByCastle = false;
    for (let side = 0; side < 4; side++) {
      const beside = cell + SIDE[side]!;
      const terrain = terrains[beside]!;
      if (terrain === CASTLE) {
        isByCastle = true;
        general += taste[CASTLE_SIDE]!;
      } else if (terrain !== 0) rivals += crowns[ground.areaAt(beside)]!;
      else if (ground.closed[beside] === 0) {
        const sides = openSides[beside]!;
        if (sides === 1) general += taste[HOLE]!;
        else if (sides === 2) general += taste[TIGHT]!;
      }
    }
    const row = slot * ROW;
    const perSide = openSides[cell]! * taste[OPEN]!;
    const base = general + rivals * taste[BLOCKED]!;
    for (let terrain = 1; terrain <= TERRAINS; terrain++) {
      this.#worth[row + terrain] = base;
      this.#perCrown[row + terrain] = 1 + perSide;
      if (isByCastle) this.#joints[terrain * FRONTIER + this.#jointCounts[terrain]!++] = cell;
    }
    let done = 0;
    for (let side = 0; side < 4; side++) {
      const terrain = terrains[cell + SIDE[side]!]!;
      if (terrain === 0 || terrain === CASTLE || (done & (1 << terrain)) !== 0) continue;
      done |= 1 << terrain;
      gather(ground, cell, terrain);
      this.#worth[row + terrain] =
        base +
        (gatheredSquares + 1) * gatheredCrowns -
        gatheredPoints +
        gatheredSides * taste[KIN]! +
        gatheredCrowns * (perSide - taste[BLOCKED]!) +
        (gatheredCrowns === 0 ? gatheredSquares * RICHNESS[terrain]! * taste[CROWNLESS]! : 0);
      this.#perCrown[row + terrain] = gatheredSquares + 1 + perSide;
      if (!isByCastle) this.#joints[terrain * FRONTIER + this.#jointCounts[terrain]!++] = cell;
    }
  }
}

const SIDE = Int32Array.of(EAST, WEST, NORTH, SOUTH);

// The territories of one terrain beside a cell, each once.
const gathered = new Int32Array(8);
let gatheredCount = 0;
let gatheredSides = 0;
let gatheredSquares = 0;
let gatheredCrowns = 0;
let gatheredPoints = 0;

function gather(ground: Ground, cell: number, terrain: number): void {
  gatheredCount = 0;
  gatheredSides = 0;
  gatheredSquares = 0;
  gatheredCrowns = 0;
  gatheredPoints = 0;
  gatherMore(ground, cell, terrain);
}

function gatherMore(ground: Ground, cell: number, terrain: number): void {
  gatherOne(ground, cell + EAST, terrain);
  gatherOne(ground, cell + WEST, terrain);
  gatherOne(ground, cell + NORTH, terrain);
  gatherOne(ground, cell + SOUTH, terrain);
}

function gatherOne(ground: Ground, beside: number, terrain: number): void {
  if (ground.terrains[beside] !== terrain) return;
  gatheredSides++;
  const area = ground.areaAt(beside);
  for (let i = 0; i < gatheredCount; i++) if (gathered[i] === area) return;
  gathered[gatheredCount++] = area;
  const squares = ground.squares[area]!;
  const crowns = ground.crowns[area]!;
  gatheredSquares += squares;
  gatheredCrowns += crowns;
  gatheredPoints += squares * crowns;
}

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
