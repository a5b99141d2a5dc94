import { lowestBit, type Seat } from '@crownhold/core';
import { CASTLE_CELL, type Cell, cellCode, highBit, LOW_CELLS, lowBit, OFF_MAP } from './grid.ts';
import { ARMS, type Arms, armsName, armsOfFace, crossesOfFace } from './material.ts';
import { ARMS_PLANE } from './placement.ts';
import type { State } from './state.ts';

/** A drawn square. */
export interface Square {
  readonly arms: Arms;
  readonly crosses: number;
}

export type Ground = Square | 'castle';

/** What is drawn at a cell of a seat's map; `undefined` where nothing is, or where there is no map. */
export function groundAt(state: State, seat: Seat, cell: Cell): Ground | undefined {
  const code = cellCode(cell);
  if (code === OFF_MAP) return undefined;
  return code === CASTLE_CELL ? 'castle' : squareAt(state, seat, code);
}

export function squareAt(state: State, seat: Seat, code: number): Square | undefined {
  const { boards } = state;
  const arms = ARMS.findIndex((_, index) => {
    const plane = state.boardStart(seat) + ARMS_PLANE + 2 * (index + 1);
    return ((boards[plane]! & lowBit(code)) | (boards[plane + 1]! & highBit(code))) !== 0;
  });
  return arms < 0 ? undefined : { arms: ARMS[arms]!, crosses: state.crosses[state.crossStart(seat) + code]! };
}

/** Writes what is drawn at each cell of a seat's map, by its code: the arms' code, or 0. */
export function readMap(state: State, seat: Seat, out: Uint8Array): void {
  const { boards } = state;
  out.fill(0);
  for (let arms = 1; arms <= ARMS.length; arms++) {
    const plane = state.boardStart(seat) + ARMS_PLANE + 2 * arms;
    for (let rest = boards[plane]!; rest !== 0; rest &= rest - 1) out[lowestBit(rest)] = arms;
    for (let rest = boards[plane + 1]!; rest !== 0; rest &= rest - 1) out[LOW_CELLS + lowestBit(rest)] = arms;
  }
}

/** A half of a domino as it will be drawn: the arms of its die, or the joker's name, and the crosses, castle included. */
export interface Half {
  readonly die: number;
  /** `undefined` for a joker without a name. */
  readonly arms: Arms | undefined;
  readonly crosses: number;
}

/** The halves of the domino that a seat's dice make, the die with the lower number first. */
export function halvesOf(state: State, seat: Seat): readonly Half[] {
  return [0, 1, 2, 3]
    .filter((die) => state.hands[seat]! & (1 << die))
    .map((die) => {
      const face = state.faces[die]!;
      const arms = state.names[die]! || armsOfFace(face);
      const crosses = crossesOfFace(face) + ((state.marked >> die) & 1);
      return { die, arms: arms === 0 ? undefined : armsName(arms), crosses };
    });
}
