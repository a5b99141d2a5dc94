import type { Seat } from '@crownhold/core';
import { ARMS, type Cell, COLUMNS, domains, ROWS, type State } from '@crownhold/games/duel';
import { type CellSet, type MailboxCell, NO_CELLS, setOf, union } from './cell-set.ts';
import { type Domain, Expectation } from './expectation.ts';

// The map with a border around it, row by row.
const STRIDE = COLUMNS + 2;
const CELLS = STRIDE * (ROWS + 2);
const [EAST, NORTH] = [(COLUMNS - 1) / 2, (ROWS - 1) / 2];
/** The steps to the four cells beside a cell. */
export const SIDES = Int32Array.of(1, -1, STRIDE, -STRIDE);
const CASTLE = ARMS.length + 1;
const OFF_MAP = CASTLE + 1;

export function mailboxCell({ x, y }: Cell): MailboxCell {
  return (y + NORTH + 1) * STRIDE + x + EAST + 1;
}

const SHIELDS: readonly MailboxCell[] = Array.from({ length: COLUMNS * ROWS }, (_, at) =>
  mailboxCell({ x: (at % COLUMNS) - EAST, y: Math.floor(at / COLUMNS) - NORTH }),
);
const CASTLE_CELL = mailboxCell({ x: 0, y: 0 });

/** What a square of certain arms would find at a cell. */
export interface Site {
  /** The domains that it would join. */
  readonly joined: readonly number[];
  /** Those of other arms that it would stand in the way of. */
  readonly blocked: readonly number[];
  /** The empty cells beside it and beside what it joins. */
  readonly open: CellSet;
}

/** A kingdom laid out so that what a drawing does can be read off the cells around it. */
export class MailboxBoard {
  /** 0 where nothing is drawn, then the arms, the castle, and what lies outside. */
  readonly contents = new Uint8Array(CELLS).fill(OFF_MAP);
  /** Which domain a cell belongs to; 0 for none. */
  readonly domainAt = new Uint8Array(CELLS);
  readonly domains: Domain[] = [{ arms: 0, squares: 0, crosses: 0, open: NO_CELLS }];
  readonly empty: readonly MailboxCell[];
  /** [D20] The arms that were named, or 0. */
  readonly named: number;
  /** How many times its owner may draw yet, after this round. */
  readonly roundsAfter: number;
  readonly expectation: Expectation;
  /** By domain. */
  readonly worths: readonly number[];
  readonly #sites: Site[] = [];

  constructor(state: State, seat: Seat, roundsAfter?: number) {
    const { contents, domainAt } = this;
    for (const cell of SHIELDS) contents[cell] = 0;
    contents[CASTLE_CELL] = CASTLE;
    const found = domains(state, seat);
    for (const [index, { arms, cells }] of found.entries()) {
      for (const cell of cells) {
        contents[mailboxCell(cell)] = ARMS.indexOf(arms) + 1;
        domainAt[mailboxCell(cell)] = index + 1;
      }
    }
    for (const { arms, squares, crosses, cells } of found) {
      const open = cells.reduce((set, cell) => union(set, this.#openAt(mailboxCell(cell))), NO_CELLS);
      this.domains.push({ arms: ARMS.indexOf(arms) + 1, squares, crosses, open });
    }
    this.empty = SHIELDS.filter((cell) => contents[cell] === 0);
    this.named = state.named[seat]!;
    // Lightning comes after the drawing of its round.
    this.roundsAfter = roundsAfter ?? this.empty.length / 2 - (state.phase === 'lightning' ? 0 : 1);
    this.expectation = new Expectation(this.roundsAfter);
    this.worths = this.domains.map((domain) => this.expectation.worth(domain));
  }

  /** [D8] Whether a half of these arms connects at a cell. */
  connects(cell: MailboxCell, arms: number): boolean {
    for (let side = 0; side < 4; side++) {
      const content = this.contents[cell + SIDES[side]!]!;
      if (content === arms || content === CASTLE) return true;
    }
    return false;
  }

  #openAt(cell: MailboxCell): CellSet {
    let open = NO_CELLS;
    for (let side = 0; side < 4; side++) {
      const beside = cell + SIDES[side]!;
      if (this.contents[beside] === 0) open = union(open, setOf(beside));
    }
    return open;
  }

  siteAt(cell: MailboxCell, arms: number): Site {
    const key = cell * (ARMS.length + 1) + arms;
    this.#sites[key] ??= this.#findSite(cell, arms);
    return this.#sites[key];
  }

  #findSite(cell: MailboxCell, arms: number): Site {
    const joined: number[] = [];
    const blocked: number[] = [];
    let open = this.#openAt(cell);
    for (let side = 0; side < 4; side++) {
      const id = this.domainAt[cell + SIDES[side]!]!;
      if (id === 0 || joined.includes(id) || blocked.includes(id)) continue;
      const domain = this.domains[id]!;
      if (domain.arms !== arms) blocked.push(id);
      else {
        joined.push(id);
        open = union(open, domain.open);
      }
    }
    return { joined, blocked, open };
  }
}
