import { JoinedTerritories } from './joined-territories.ts';
import { SIDES, X_OF } from './mailbox-board.ts';
import type { PlayoutBoard } from './playout-board.ts';
import {
  CASTLE as CASTLE_AT,
  CLOSED as CLOSED_AT,
  FRONTIER as FRONTIER_AT,
  OPEN_SIDES as OPEN_SIDES_AT,
} from './playout-board.ts';

const CELLS = X_OF.length;
const TERRAINS = 6;
/** Of the tables by frontier cell and terrain: what a half without crowns brings, and so far on what each crown adds. */
const ROW = 16;
const PER_CROWN = 8;
const NO_SLOT = 255;
// Local names for what the inner loops read, as in the rules: V8 folds a module's own constants.
const [EAST, WEST, NORTH, SOUTH] = [...SIDES] as [number, number, number, number];
const CASTLE = CASTLE_AT;
const CLOSED_CELLS = CLOSED_AT;
const FRONTIER = FRONTIER_AT;
const OPEN_SIDES = OPEN_SIDES_AT;
// The same for others: what a module exports V8 loads every time, in the module too.
export const SURVEY = { ROW, PER_CROWN, NO_SLOT } as const;

// What things are worth, in points; found by trying.
/** A side beside the same terrain, and a side beside anything or beside the grid limit. */
const KIN = 0.9;
const CLOSED = 0.7;
/** A cell that nothing can fill any more. */
const HOLE = -2;
export const SHAPE = { CLOSED, HOLE } as const;

/**
 * What a half brings on each cell beside a kingdom, by terrain. It is the same wherever the other half lies, unless both
 * are of one terrain; so it is computed once for every domino.
 */
export class FrontierSurvey {
  /** The place of a cell in the frontier. */
  readonly slots = new Uint8Array(CELLS).fill(NO_SLOT);
  readonly #slotted = new Uint16Array(FRONTIER);
  #slotCount = 0;
  /** By the place in the frontier and terrain, in rows. */
  readonly values = new Float64Array(FRONTIER * ROW);
  /** The cells where a terrain can be joined to the kingdom. */
  readonly joints = new Uint16Array(FRONTIER * PER_CROWN);
  readonly jointCounts = new Uint8Array(PER_CROWN);
  readonly #joined = new JoinedTerritories();

  /** Fills the tables; `weight` is 1, or 0 when shape is for nothing. */
  fill(board: PlayoutBoard, weight: number): void {
    const { slots, jointCounts } = this;
    const slotted = this.#slotted;
    for (let slot = 0; slot < this.#slotCount; slot++) slots[slotted[slot]!] = NO_SLOT;
    for (let terrain = 1; terrain <= TERRAINS; terrain++) jointCounts[terrain] = 0;
    const { frontier, frontierCount } = board;
    this.#slotCount = frontierCount;
    for (let slot = 0; slot < frontierCount; slot++) {
      const cell = frontier[slot]!;
      slots[cell] = slot;
      slotted[slot] = cell;
      this.#fillRow(board, slot * ROW, cell, weight);
    }
  }

  #fillRow(board: PlayoutBoard, row: number, cell: number, weight: number): void {
    const { cells } = board;
    const { values } = this;
    let shape = (4 - cells[cell + OPEN_SIDES]!) * CLOSED;
    // An open cell whose only open side is this one would become a hole.
    const leadsHere = (beside: number) =>
      (cells[beside + CLOSED_CELLS]! | (cells[beside + OPEN_SIDES]! ^ 1)) === 0 ? HOLE : 0;
    shape += leadsHere(cell + EAST);
    shape += leadsHere(cell + WEST);
    shape += leadsHere(cell + NORTH);
    shape += leadsHere(cell + SOUTH);
    const base = shape * weight;
    for (let terrain = 1; terrain <= TERRAINS; terrain++) {
      values[row + terrain] = base;
      values[row + PER_CROWN + terrain] = 1;
    }
    const east = cells[cell + EAST]!;
    const west = cells[cell + WEST]!;
    const north = cells[cell + NORTH]!;
    const south = cells[cell + SOUTH]!;
    const kin = KIN * weight;
    const isByCastle = east === CASTLE || west === CASTLE || north === CASTLE || south === CASTLE;
    if (isByCastle) for (let terrain = 1; terrain <= TERRAINS; terrain++) this.#addJoint(terrain, cell);
    const all = east | west | north | south;
    // Beside a single territory's single square there is nothing to join.
    if (east + west + north + south === all && (all === east || all === west || all === north || all === south)) {
      if (isByCastle) return;
      const area = board.areaAt(cell + (all === east ? EAST : all === west ? WEST : all === north ? NORTH : SOUTH));
      values[row + all] = base + board.crowns[area]! + kin;
      values[row + PER_CROWN + all] = board.squares[area]! + 1;
      this.#addJoint(all, cell);
      return;
    }
    let done = (1 << 0) | (1 << CASTLE);
    done = this.#join(board, row, cell, east, done, base, kin, isByCastle);
    done = this.#join(board, row, cell, west, done, base, kin, isByCastle);
    done = this.#join(board, row, cell, north, done, base, kin, isByCastle);
    this.#join(board, row, cell, south, done, base, kin, isByCastle);
  }

  #join(
    board: PlayoutBoard,
    row: number,
    cell: number,
    terrain: number,
    done: number,
    base: number,
    kin: number,
    isByCastle: boolean,
  ): number {
    if ((done & (1 << terrain)) !== 0) return done;
    const joined = this.#joined;
    joined.gather(board, cell, terrain);
    this.values[row + terrain] = base + joined.gain(1, 0) + joined.sides * kin;
    this.values[row + PER_CROWN + terrain] = joined.squares + 1;
    if (!isByCastle) this.#addJoint(terrain, cell);
    return done | (1 << terrain);
  }

  #addJoint(terrain: number, cell: number): void {
    this.joints[terrain * FRONTIER + this.jointCounts[terrain]!++] = cell;
  }
}
