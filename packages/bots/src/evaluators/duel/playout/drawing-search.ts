import { popcount } from '@crownhold/core';
import { ARMS as ARMS_NAMES } from '@crownhold/games/duel';
import { CellRatings, OPEN_SHARES } from './cell-ratings.ts';
import type { PlayoutBoard } from './playout-board.ts';

// A module's own constants: V8 loads imported ones from memory every time.
const ARMS = ARMS_NAMES.length;
/** Cells are followed by arms in tables of both. */
const KINDS = 8;
/** [D20] */
const DOMAIN_BONUS = 3;
/** Of the squares to come, those that become a domain of their own. */
const SCATTERED = 0.3;

/** Finds the best drawing of two halves on a map. */
export class DrawingSearch {
  readonly board: PlayoutBoard;
  /** The last search's result: cells and arms of both halves. */
  first = 0;
  second = 0;
  firstArms = 0;
  secondArms = 0;
  readonly #ratings: CellRatings;

  constructor(board: PlayoutBoard) {
    this.board = board;
    this.#ratings = new CellRatings(board);
  }

  /** Makes ready to search the present map, with so many rounds to come after this one. */
  prepare(roundsAfter: number): void {
    this.#ratings.prepare(roundsAfter);
  }

  /**
   * What the best drawing of two halves side by side is worth; -Infinity if there is none. Arms of 0 are a joker's. With `isFree` a
   * half need touch nothing.
   */
  findBest(arms: number, crosses: number, otherArms: number, otherCrosses: number, isFree: boolean): number {
    const ratings = this.#ratings;
    let best = Number.NEGATIVE_INFINITY;
    let first = 0;
    let second = 0;
    let firstArms = 0;
    let secondArms = 0;
    if (isFree) ratings.addFarEdges();
    for (let one = arms || 1; one <= (arms || ARMS); one++) {
      for (let other = otherArms || 1; other <= (otherArms || ARMS); other++) {
        const worth =
          one === other
            ? this.#findTwin(one, crosses + otherCrosses, isFree)
            : this.#findPlain(one, crosses, other, otherCrosses, isFree);
        if (worth <= best) continue;
        best = worth;
        first = this.first;
        second = this.second;
        firstArms = one;
        secondArms = other;
      }
    }
    this.first = first;
    this.second = second;
    this.firstArms = firstArms;
    this.secondArms = secondArms;
    return best;
  }

  #findPlain(arms: number, crosses: number, otherArms: number, otherCrosses: number, isFree: boolean): number {
    const ratings = this.#ratings;
    const { bases, slopes, degrees, connections } = ratings;
    const { hole } = ratings.expectation;
    let best = Number.NEGATIVE_INFINITY;
    for (let edge = 0; edge < ratings.edges; edge++) {
      const one = ratings.edgeOnes[edge]!;
      const other = ratings.edgeOthers[edge]!;
      const here = connections[one]!;
      const there = connections[other]!;
      // A cell that is filled is no hole.
      const filled = (degrees[one] === 1 ? hole : 0) + (degrees[other] === 1 ? hole : 0);
      if (isFree || ((here >> arms) | (there >> otherArms)) & 1) {
        const a = one * KINDS + arms;
        const b = other * KINDS + otherArms;
        const worth = bases[a]! + crosses * slopes[a]! + bases[b]! + otherCrosses * slopes[b]! + filled;
        if (worth > best) {
          best = worth;
          this.first = one;
          this.second = other;
        }
      }
      if (isFree || ((there >> arms) | (here >> otherArms)) & 1) {
        const a = other * KINDS + arms;
        const b = one * KINDS + otherArms;
        const worth = bases[a]! + crosses * slopes[a]! + bases[b]! + otherCrosses * slopes[b]! + filled;
        if (worth > best) {
          best = worth;
          this.first = other;
          this.second = one;
        }
      }
    }
    return best;
  }

  #findTwin(arms: number, crosses: number, isFree: boolean): number {
    const ratings = this.#ratings;
    const { connections } = ratings;
    let best = Number.NEGATIVE_INFINITY;
    for (let edge = 0; edge < ratings.edges; edge++) {
      const one = ratings.edgeOnes[edge]!;
      const other = ratings.edgeOthers[edge]!;
      if (!isFree && (((connections[one]! | connections[other]!) >> arms) & 1) === 0) continue;
      const worth = this.#rateTwin(arms, crosses, one, other);
      if (worth <= best) continue;
      best = worth;
      this.first = one;
      this.second = other;
    }
    return best;
  }

  /** What two halves of the same arms bring side by side. */
  #rateTwin(arms: number, freshCrosses: number, one: number, other: number): number {
    const ratings = this.#ratings;
    const { board } = this;
    const { hole } = ratings.expectation;
    let squares = 2;
    let crosses = freshCrosses;
    let before = 0;
    let count = 0;
    let low = ratings.low[one]! | ratings.low[other]!;
    let high = ratings.high[one]! | ratings.high[other]!;
    for (
      let rest = ratings.joined[one * KINDS + arms]! | ratings.joined[other * KINDS + arms]!;
      rest !== 0;
      rest &= rest - 1
    ) {
      const domain = 31 - Math.clz32(rest & -rest);
      squares += board.squares[domain]!;
      crosses += board.crosses[domain]!;
      before += ratings.worths[domain]!;
      low |= board.openLow[domain]!;
      high |= board.openHigh[domain]!;
      count++;
    }
    // Each half is open to the other before both are drawn.
    const open = popcount(low) + popcount(high) - 2;
    const loss = ratings.losses[one * KINDS + arms]! + ratings.losses[other * KINDS + arms]!;
    const filled = (ratings.degrees[one] === 1 ? hole : 0) + (ratings.degrees[other] === 1 ? hole : 0);
    const bonus = arms === board.named ? DOMAIN_BONUS * (1 - count) : 0;
    return (
      squares * crosses + ratings.toCome(arms, squares, crosses) * OPEN_SHARES[open]! - before - loss + filled + bonus
    );
  }

  /** [D4] The same with `split`: each half on a square where it connects by itself. */
  findSplit(arms: number, crosses: number, otherArms: number, otherCrosses: number): number {
    const ratings = this.#ratings;
    let best = Number.NEGATIVE_INFINITY;
    if (arms === 0 || otherArms === 0) return best;
    for (let i = 0; i < ratings.cellCount; i++)
      if (ratings.isRated[ratings.cells[i]!] === 0) ratings.rateCell(ratings.cells[i]!);
    for (let i = 0; i < ratings.cellCount; i++) {
      const one = ratings.cells[i]!;
      if (((ratings.connections[one]! >> arms) & 1) === 0) continue;
      const a = one * KINDS + arms;
      const worth = ratings.bases[a]! + crosses * ratings.slopes[a]!;
      for (let j = 0; j < ratings.cellCount; j++) {
        const other = ratings.cells[j]!;
        if (i === j || ((ratings.connections[other]! >> otherArms) & 1) === 0) continue;
        const b = other * KINDS + otherArms;
        // Halves that join the same domain are not worth both.
        if ((ratings.joined[a]! & ratings.joined[b]!) !== 0) continue;
        const both = worth + ratings.bases[b]! + otherCrosses * ratings.slopes[b]!;
        if (both <= best) continue;
        best = both;
        this.first = one;
        this.second = other;
      }
    }
    this.firstArms = arms;
    this.secondArms = otherArms;
    return best;
  }

  /** The points that may be expected from the map as it was prepared. */
  get value(): number {
    const ratings = this.#ratings;
    const { board } = this;
    let value = 0;
    for (let rest = board.domains; rest !== 0; rest &= rest - 1) {
      const domain = 31 - Math.clz32(rest & -rest);
      value += ratings.worths[domain]!;
      if (board.arms[domain] === board.named) value += DOMAIN_BONUS;
    }
    for (let at = 0; at < ratings.cellCount; at++) {
      if (ratings.degrees[ratings.cells[at]!] === 0) value -= ratings.expectation.hole;
    }
    return value;
  }

  /** The arms with the most domains, those to come included. */
  mostDomains(): number {
    const ratings = this.#ratings;
    const { board } = this;
    let best = 1;
    let highest = Number.NEGATIVE_INFINITY;
    for (let arms = 1; arms <= ARMS; arms++) {
      let count = SCATTERED * ratings.expectation.squares(arms);
      for (let rest = board.domains; rest !== 0; rest &= rest - 1) {
        if (board.arms[31 - Math.clz32(rest & -rest)] === arms) count++;
      }
      if (count <= highest) continue;
      highest = count;
      best = arms;
    }
    return best;
  }

  /** The domain in which one cross more is worth most. */
  bestCross(): number {
    const ratings = this.#ratings;
    const { board } = this;
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let rest = board.domains; rest !== 0; rest &= rest - 1) {
      const domain = 31 - Math.clz32(rest & -rest);
      const cells = popcount(board.openLow[domain]!) + popcount(board.openHigh[domain]!);
      const worth = board.squares[domain]! + ratings.expectation.squares(board.arms[domain]!) * OPEN_SHARES[cells]!;
      if (worth <= highest) continue;
      highest = worth;
      best = domain;
    }
    return best;
  }
}
