import type { Seat } from '@crownhold/core';
import { ARMS, COLUMNS, cellOf, ROWS, readMap, type State } from '@crownhold/games/duel';
import { mailboxCell } from '../rating/mailbox-board.ts';

// The cells of a mailbox board. A module's own constants: V8 loads imported ones from memory every time.
const STRIDE = COLUMNS + 2;
const CELLS = STRIDE * (ROWS + 2);
const CASTLE = ARMS.length + 1;
const OFF_MAP = CASTLE + 1;
/** [D20] */
const DOMAIN_BONUS = 3;
/** More domains than a map can have at once: few halves come to lie beside nothing of their own. */
const DOMAINS = 32;

/** By the code that the rules give a cell. */
const CELL_OF_CODE = Uint8Array.from({ length: COLUMNS * ROWS }, (_, code) => mailboxCell(cellOf(code)));
/** The 35 cells of the map, the castle's among them. */
export const MAP_CELLS = CELL_OF_CODE.toSorted();
/** Room for one map. */
const map = new Uint8Array(COLUMNS * ROWS);
const CASTLE_CELL = mailboxCell({ x: 0, y: 0 });

/** By cell: its bit in a set of two words. */
export const LOW_BITS = Int32Array.from({ length: CELLS }, (_, cell) => (cell < 32 ? 1 << cell : 0));
export const HIGH_BITS = Int32Array.from({ length: CELLS }, (_, cell) => (cell < 32 ? 0 : 1 << (cell - 32)));

/** A map of quick play. It is drawn on without a check of the rules. */
export class PlayoutBoard {
  /** 0 where nothing is drawn, then the arms, the castle, and what lies outside. */
  readonly contents = new Uint8Array(CELLS).fill(OFF_MAP);
  /** Which domain a cell belongs to; 0 for none. */
  readonly domainAt = new Uint8Array(CELLS);
  // By domain.
  readonly arms = new Uint8Array(DOMAINS);
  readonly squares = new Uint8Array(DOMAINS);
  readonly crosses = new Uint8Array(DOMAINS);
  /** The empty cells beside it, in two words. */
  readonly openLow = new Int32Array(DOMAINS);
  readonly openHigh = new Int32Array(DOMAINS);
  /** The domains that there are, a bit for each. */
  domains = 0;
  /** How many cells are empty. */
  empty = MAP_CELLS.length - 1;
  /** [D20] The arms that were named, or 0. */
  named = 0;

  constructor() {
    for (const cell of MAP_CELLS) this.contents[cell] = 0;
    this.contents[CASTLE_CELL] = CASTLE;
  }

  static of(state: State, seat: Seat): PlayoutBoard {
    const board = new PlayoutBoard();
    const start = state.crossStart(seat);
    readMap(state, seat, map);
    for (let code = 0; code < map.length; code++) {
      if (map[code] !== 0) board.lay(CELL_OF_CODE[code]!, map[code]!, state.crosses[start + code]!);
    }
    board.named = state.named[seat]!;
    return board;
  }

  copyTo(other: PlayoutBoard): void {
    other.contents.set(this.contents);
    other.domainAt.set(this.domainAt);
    other.arms.set(this.arms);
    other.squares.set(this.squares);
    other.crosses.set(this.crosses);
    other.openLow.set(this.openLow);
    other.openHigh.set(this.openHigh);
    other.domains = this.domains;
    other.empty = this.empty;
    other.named = this.named;
  }

  /** Draws a square. */
  lay(cell: number, arms: number, crosses: number): void {
    const { contents, domainAt, openLow, openHigh } = this;
    contents[cell] = arms;
    this.empty--;
    let into = 0;
    let low = 0;
    let high = 0;
    for (let side = 0; side < 4; side++) {
      const beside = cell + sideStep(side);
      if (contents[beside] === 0) {
        low |= LOW_BITS[beside]!;
        high |= HIGH_BITS[beside]!;
        continue;
      }
      const domain = domainAt[beside]!;
      if (domain === 0) continue;
      openLow[domain]! &= ~LOW_BITS[cell]!;
      openHigh[domain]! &= ~HIGH_BITS[cell]!;
      if (this.arms[domain] !== arms || domain === into) continue;
      if (into === 0) into = domain;
      else this.#join(domain, into);
    }
    if (into === 0) into = this.#add(arms);
    domainAt[cell] = into;
    this.squares[into]!++;
    this.crosses[into]! += crosses;
    openLow[into]! |= low;
    openHigh[into]! |= high;
  }

  addCrosses(domain: number, crosses: number): void {
    this.crosses[domain]! += crosses;
  }

  #add(arms: number): number {
    // Number 0 stands for none.
    const free = ~this.domains & ~1;
    const domain = 31 - Math.clz32(free & -free);
    this.domains |= 1 << domain;
    this.arms[domain] = arms;
    this.squares[domain] = 0;
    this.crosses[domain] = 0;
    this.openLow[domain] = 0;
    this.openHigh[domain] = 0;
    return domain;
  }

  #join(from: number, into: number): void {
    const { domainAt } = this;
    for (let at = 0; at < MAP_CELLS.length; at++) {
      const cell = MAP_CELLS[at]!;
      if (domainAt[cell] === from) domainAt[cell] = into;
    }
    this.squares[into]! += this.squares[from]!;
    this.crosses[into]! += this.crosses[from]!;
    this.openLow[into]! |= this.openLow[from]!;
    this.openHigh[into]! |= this.openHigh[from]!;
    this.domains &= ~(1 << from);
  }

  /** [D19] [D20] Points if the game ended now. */
  get score(): number {
    let sum = 0;
    for (let rest = this.domains; rest !== 0; rest &= rest - 1) {
      const domain = 31 - Math.clz32(rest & -rest);
      sum += this.squares[domain]! * this.crosses[domain]!;
      if (this.arms[domain] === this.named) sum += DOMAIN_BONUS;
    }
    return sum;
  }
}

/** The step to one of the four cells beside a cell. */
export function sideStep(side: number): number {
  const step = side < 2 ? 1 : STRIDE;
  return (side & 1) === 0 ? step : -step;
}
