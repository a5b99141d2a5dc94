import { popcount } from '@crownhold/core';
import { ARMS as ARMS_NAMES, COLUMNS, ROWS } from '@crownhold/games/duel';
import { Expectation } from '../rating/expectation.ts';
import { HIGH_BITS, LOW_BITS, MAP_CELLS, type PlayoutBoard, sideStep } from './playout-board.ts';

const STRIDE = COLUMNS + 2;
const CELLS = STRIDE * (ROWS + 2);
const ARMS = ARMS_NAMES.length;
const CASTLE = ARMS + 1;
/** Cells are followed by arms in tables of both. */
const KINDS = 8;
/** All arms, a bit for each. */
const ANY_ARMS = 0b1111110;
/** [D20] */
const DOMAIN_BONUS = 3;
/** With so many open cells a domain gets half of what may come, as in `Expectation`. */
const OPEN = 2;
const MAX_EDGES = 64;
const MAX_ROUNDS = 17;

const EXPECTATIONS = Array.from({ length: MAX_ROUNDS + 1 }, (_, rounds) => new Expectation(rounds));

/** By the number of open cells: the share of what may come that a domain gets. */
export const OPEN_SHARES = Float64Array.from({ length: 36 }, (_, cells) => cells / (cells + OPEN));

/**
 * What a half brings on each cell of a map, computed once for all dice: as if it were drawn alone, but for the open cell that
 * the other half takes.
 */
export class CellRatings {
  readonly board: PlayoutBoard;
  expectation = EXPECTATIONS[0]!;
  /** The pairs of cells side by side that a drawing may use. */
  edges = 0;
  readonly edgeOnes = new Uint8Array(MAX_EDGES);
  readonly edgeOthers = new Uint8Array(MAX_EDGES);
  /** The empty cells. */
  cellCount = 0;
  readonly cells = new Uint8Array(MAP_CELLS.length);
  #isWhole = false;
  readonly isRated = new Uint8Array(CELLS);
  /** By cell: empty cells beside it; arms beside it, a bit for each; the cells as a set. */
  readonly degrees = new Uint8Array(CELLS);
  readonly connections = new Uint8Array(CELLS);
  readonly low = new Int32Array(CELLS);
  readonly high = new Int32Array(CELLS);
  /** By cell and arms: what a half brings, what each of its crosses adds, what it spoils, and the domains it joins. */
  readonly bases = new Float64Array(CELLS * KINDS);
  readonly slopes = new Float64Array(CELLS * KINDS);
  readonly losses = new Float64Array(CELLS * KINDS);
  readonly joined = new Int32Array(CELLS * KINDS);
  /** By domain: what it may come to be worth, and how much less with one open cell fewer. */
  readonly worths = new Float64Array(32);
  readonly #blockings = new Float64Array(32);

  constructor(board: PlayoutBoard) {
    this.board = board;
  }

  /** Computes what halves bring on the present map, with so many rounds to come after this one. */
  prepare(roundsAfter: number): void {
    this.expectation = EXPECTATIONS[roundsAfter]!;
    this.#rateDomains();
    this.#listCells();
    this.edges = 0;
    this.#isWhole = false;
    for (let at = 0; at < this.cellCount; at++) {
      const cell = this.cells[at]!;
      const isConnected = this.connections[cell] !== 0;
      const isRight = this.board.contents[cell + 1] === 0;
      const isUp = this.board.contents[cell + STRIDE] === 0;
      if (isRight && (isConnected || this.connections[cell + 1] !== 0)) this.#addEdge(cell, cell + 1);
      if (isUp && (isConnected || this.connections[cell + STRIDE] !== 0)) this.#addEdge(cell, cell + STRIDE);
    }
  }

  /** Adds the pairs of cells that touch nothing, which only `free` can use. */
  addFarEdges(): void {
    if (this.#isWhole) return;
    this.#isWhole = true;
    for (let at = 0; at < this.cellCount; at++) {
      const cell = this.cells[at]!;
      if (this.connections[cell] !== 0) continue;
      if (this.#isFar(cell + 1)) this.#addEdge(cell, cell + 1);
      if (this.#isFar(cell + STRIDE)) this.#addEdge(cell, cell + STRIDE);
    }
  }

  #isFar(cell: number): boolean {
    return this.board.contents[cell] === 0 && this.connections[cell] === 0;
  }

  #rateDomains(): void {
    const { board } = this;
    for (let rest = board.domains; rest !== 0; rest &= rest - 1) {
      const domain = 31 - Math.clz32(rest & -rest);
      const arms = board.arms[domain]!;
      const squares = board.squares[domain]!;
      const crosses = board.crosses[domain]!;
      const cells = popcount(board.openLow[domain]!) + popcount(board.openHigh[domain]!);
      const toCome = this.toCome(arms, squares, crosses);
      this.worths[domain] = squares * crosses + toCome * OPEN_SHARES[cells]!;
      this.#blockings[domain] = cells === 0 ? 0 : toCome * (OPEN_SHARES[cells]! - OPEN_SHARES[cells - 1]!);
    }
  }

  /** What may still come to a domain. */
  toCome(arms: number, squares: number, crosses: number): number {
    return crosses * this.expectation.squares(arms) + squares * this.expectation.crosses(arms);
  }

  #listCells(): void {
    const { contents, domainAt, arms } = this.board;
    this.cellCount = 0;
    for (let at = 0; at < MAP_CELLS.length; at++) {
      const cell = MAP_CELLS[at]!;
      if (contents[cell] !== 0) continue;
      this.cells[this.cellCount++] = cell;
      let low = 0;
      let high = 0;
      let degree = 0;
      let connections = 0;
      for (let side = 0; side < 4; side++) {
        const beside = cell + sideStep(side);
        const content = contents[beside]!;
        if (content === 0) {
          degree++;
          low |= LOW_BITS[beside]!;
          high |= HIGH_BITS[beside]!;
        } else if (content === CASTLE) connections = ANY_ARMS;
        else if (content < CASTLE) connections |= 1 << arms[domainAt[beside]!]!;
      }
      this.low[cell] = low;
      this.high[cell] = high;
      this.degrees[cell] = degree;
      this.connections[cell] = connections;
      this.isRated[cell] = 0;
    }
  }

  #addEdge(one: number, other: number): void {
    if (this.isRated[one] === 0) this.rateCell(one);
    if (this.isRated[other] === 0) this.rateCell(other);
    this.edgeOnes[this.edges] = one;
    this.edgeOthers[this.edges++] = other;
  }

  /** Rates all arms on one cell. */
  rateCell(cell: number): void {
    this.isRated[cell] = 1;
    const { board } = this;
    const { domainAt, contents } = board;
    const expectation = this.expectation;
    let beside = 0;
    let blocking = 0;
    let holes = 0;
    let armsBeside = 0;
    for (let side = 0; side < 4; side++) {
      const other = cell + sideStep(side);
      if (contents[other] === 0) {
        if (this.degrees[other] === 1) holes++;
        continue;
      }
      const domain = domainAt[other]!;
      if (domain === 0 || (beside >> domain) & 1) continue;
      beside |= 1 << domain;
      armsBeside |= 1 << board.arms[domain]!;
      blocking += this.#blockings[domain]!;
    }
    const spoilt = blocking + holes * expectation.hole;
    const ownLow = this.low[cell]!;
    const ownHigh = this.high[cell]!;
    // The other half closes one of the open cells.
    const ownOpen = popcount(ownLow) + popcount(ownHigh) - 1;
    const ownShare = ownOpen < 0 ? 0 : OPEN_SHARES[ownOpen]!;
    for (let arms = 1; arms <= ARMS; arms++) {
      const at = cell * KINDS + arms;
      const bonus = arms === board.named ? DOMAIN_BONUS : 0;
      if (((armsBeside >> arms) & 1) === 0) {
        this.joined[at] = 0;
        this.losses[at] = spoilt;
        this.bases[at] = expectation.crosses(arms) * ownShare - spoilt + bonus;
        this.slopes[at] = 1 + expectation.squares(arms) * ownShare;
        continue;
      }
      let squares = 1;
      let crosses = 0;
      let before = 0;
      let loss = spoilt;
      let low = ownLow;
      let high = ownHigh;
      let joined = 0;
      let count = 0;
      for (let rest = beside; rest !== 0; rest &= rest - 1) {
        const domain = 31 - Math.clz32(rest & -rest);
        if (board.arms[domain] !== arms) continue;
        joined |= 1 << domain;
        count++;
        squares += board.squares[domain]!;
        crosses += board.crosses[domain]!;
        before += this.worths[domain]!;
        loss -= this.#blockings[domain]!;
        low |= board.openLow[domain]!;
        high |= board.openHigh[domain]!;
      }
      // The cell itself is closed, and the other half closes one more.
      const open = popcount(low) + popcount(high) - 2;
      const share = open < 0 ? 0 : OPEN_SHARES[open]!;
      this.joined[at] = joined;
      this.losses[at] = loss;
      this.bases[at] =
        squares * crosses + this.toCome(arms, squares, crosses) * share - before - loss + bonus * (1 - count);
      this.slopes[at] = squares + expectation.squares(arms) * share;
    }
  }
}
