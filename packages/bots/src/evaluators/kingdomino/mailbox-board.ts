import type { Seat } from '@crownhold/core';
import { DOMINOES, laidDominoes, type State, TERRAINS } from '@crownhold/games/kingdomino';

// Cells from -8 to 8 each way around the castle: a kingdom of 7x7 and all that may lie beside it.
const REACH = 8;
const STRIDE = 2 * REACH + 1;
const CELLS = STRIDE * STRIDE;
/** The steps to the four cells beside a cell. */
export const SIDES = Int32Array.of(1, -1, STRIDE, -STRIDE);
const CASTLE = TERRAINS.length + 1;

/** A cell of a board as one number. */
export type MailboxCell = number;

export function mailboxCell(x: number, y: number): MailboxCell {
  return (y + REACH) * STRIDE + x + REACH;
}

export const X_OF = Int8Array.from({ length: CELLS }, (_, cell) => (cell % STRIDE) - REACH);
export const Y_OF = Int8Array.from({ length: CELLS }, (_, cell) => Math.floor(cell / STRIDE) - REACH);

/** Where a domino lies: its first half and its second. */
export interface Place {
  readonly first: MailboxCell;
  readonly second: MailboxCell;
}

/** A half as a board codes it: terrains count from 1, so that 0 is a free cell. */
export interface MailboxHalf {
  readonly terrain: number;
  readonly crowns: number;
}

/** The halves of each domino, by its number. */
export const HALVES: ReadonlyMap<number, readonly [MailboxHalf, MailboxHalf]> = new Map(
  DOMINOES.map(({ number, halves: [one, other] }) => [number, [mailboxHalf(one), mailboxHalf(other)]]),
);

function mailboxHalf({ terrain, crowns }: (typeof DOMINOES)[number]['halves'][number]): MailboxHalf {
  return { terrain: TERRAINS.indexOf(terrain) + 1, crowns };
}

/** A kingdom laid out so that what a placement does can be read off the cells around it. */
export class MailboxBoard {
  /** Of the grid that the kingdom must fit in. */
  readonly size: number;
  /** 0 where nothing lies, then the terrains, last the castle. */
  readonly terrains = new Uint8Array(CELLS);
  readonly #crowns = new Uint8Array(CELLS);
  /** Which territory a cell belongs to, from 1. */
  readonly areas = new Uint8Array(CELLS);
  /** Squares and crowns by territory. */
  readonly areaSquares: number[] = [0];
  readonly areaCrowns: number[] = [0];
  west = 0;
  east = 0;
  south = 0;
  north = 0;

  constructor(size: number) {
    this.size = size;
    this.terrains[mailboxCell(0, 0)] = CASTLE;
  }

  static of(state: State, seat: Seat): MailboxBoard {
    const board = new MailboxBoard(state.grid.size);
    for (const { domino, cells } of laidDominoes(state, seat)) {
      if (!cells) continue;
      const [first, second] = cells;
      board.#lay(domino, { first: mailboxCell(first.x, first.y), second: mailboxCell(second.x, second.y) });
    }
    board.#findAreas();
    return board;
  }

  /** The same board with one more domino. */
  with(domino: number, place: Place): MailboxBoard {
    const board = new MailboxBoard(this.size);
    board.terrains.set(this.terrains);
    board.#crowns.set(this.#crowns);
    board.west = this.west;
    board.east = this.east;
    board.south = this.south;
    board.north = this.north;
    board.#lay(domino, place);
    board.#findAreas();
    return board;
  }

  #lay(domino: number, { first, second }: Place): void {
    const [one, other] = HALVES.get(domino)!;
    this.#layHalf(one, first);
    this.#layHalf(other, second);
  }

  #layHalf({ terrain, crowns }: MailboxHalf, cell: MailboxCell): void {
    this.terrains[cell] = terrain;
    this.#crowns[cell] = crowns;
    this.west = Math.max(this.west, -X_OF[cell]!);
    this.east = Math.max(this.east, X_OF[cell]!);
    this.south = Math.max(this.south, -Y_OF[cell]!);
    this.north = Math.max(this.north, Y_OF[cell]!);
  }

  #findAreas(): void {
    const { terrains, areas } = this;
    for (let start = 0; start < CELLS; start++) {
      const terrain = terrains[start]!;
      if (terrain === 0 || terrain === CASTLE || areas[start] !== 0) continue;
      const area = this.areaSquares.length;
      const cells = [start];
      areas[start] = area;
      let crowns = 0;
      for (let i = 0; i < cells.length; i++) {
        crowns += this.#crowns[cells[i]!]!;
        for (let side = 0; side < 4; side++) {
          const next = cells[i]! + SIDES[side]!;
          if (areas[next] !== 0 || terrains[next] !== terrain) continue;
          areas[next] = area;
          cells.push(next);
        }
      }
      this.areaSquares.push(cells.length);
      this.areaCrowns.push(crowns);
    }
  }
}
