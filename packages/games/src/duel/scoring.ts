import { lowestBit, popcount, type Seat } from '@crownhold/core';
import { CELL_COUNT, type Cell, cellOf, LOW_CELLS } from './grid.ts';
import { ARMS, type Arms, armsCode, armsName } from './material.ts';
import * as placement from './placement.ts';
import type { State } from './state.ts';

// Local names for what the inner loops read, as in placement.ts, where the planes are explained.
const { ARMS_PLANE } = placement;
const ARMS_COUNT = ARMS.length;
const ROWS = 5;
const LOW_MASK = 2 ** 20 - 1;
const HIGH_MASK = 2 ** 15 - 1;
const BELOW_TOP = 0b01111_01111_01111_01111;
const ABOVE_BOTTOM = 0b11110_11110_11110_11110;
const DOMAIN_BONUS = 3;

/** A largest group of squares of one arms connected by sides. */
export interface Domain {
  readonly arms: Arms;
  readonly squares: number;
  readonly crosses: number;
  readonly points: number;
  readonly cells: readonly Cell[];
}

/** The domain filled last: two words of cells. Used within one call. */
const area = new Int32Array(2);

/** [D19] [D20] Points if the game ended now. */
export function points(state: State, seat: Seat): number {
  let sum = domainsBonus(state, seat);
  for (let arms = 1; arms <= ARMS_COUNT; arms++) {
    let rest0 = squaresLow(state, seat, arms);
    let rest1 = squaresHigh(state, seat, arms);
    while ((rest0 | rest1) !== 0) {
      fillFrom(state, seat, arms, rest0, rest1);
      sum += areaSquares() * areaCrosses(state, seat);
      rest0 &= ~area[0]!;
      rest1 &= ~area[1]!;
    }
  }
  return sum;
}

/** [D20] 3 points for each separate domain of the named arms. */
export function domainsBonus(state: State, seat: Seat): number {
  const arms = state.named[seat]!;
  return arms === 0 ? 0 : DOMAIN_BONUS * domains(state, seat).filter((domain) => armsCode(domain.arms) === arms).length;
}

/** Every domain of a kingdom with what it scores, the best first, equals in the order of their arms. */
export function domains(state: State, seat: Seat): readonly Domain[] {
  const list: Domain[] = [];
  for (let arms = 1; arms <= ARMS_COUNT; arms++) {
    let rest0 = squaresLow(state, seat, arms);
    let rest1 = squaresHigh(state, seat, arms);
    while ((rest0 | rest1) !== 0) {
      fillFrom(state, seat, arms, rest0, rest1);
      const [squares, crosses] = [areaSquares(), areaCrosses(state, seat)];
      list.push({ arms: armsName(arms), squares, crosses, points: squares * crosses, cells: areaCells() });
      rest0 &= ~area[0]!;
      rest1 &= ~area[1]!;
    }
  }
  return list.sort((a, b) => b.points - a.points || b.squares - a.squares);
}

/** The largest single domain, with crosses or without. */
export function largestDomain(state: State, seat: Seat): number {
  return domains(state, seat).reduce((largest, { squares }) => Math.max(largest, squares), 0);
}

function squaresLow(state: State, seat: Seat, arms: number): number {
  return state.boards[state.boardStart(seat) + ARMS_PLANE + 2 * arms]!;
}

function squaresHigh(state: State, seat: Seat, arms: number): number {
  return state.boards[state.boardStart(seat) + ARMS_PLANE + 2 * arms + 1]!;
}

/** Fills `area` from the first of the given cells: it spreads over the squares of its arms until it stops growing. */
function fillFrom(state: State, seat: Seat, arms: number, cells0: number, cells1: number): void {
  const squares0 = squaresLow(state, seat, arms);
  const squares1 = squaresHigh(state, seat, arms);
  let here0 = cells0 & -cells0;
  let here1 = cells0 === 0 ? cells1 & -cells1 : 0;
  for (;;) {
    const beside0 =
      ((here0 << 1) & ABOVE_BOTTOM) | ((here0 >> 1) & BELOW_TOP) | (here0 << ROWS) | (here0 >> ROWS) | (here1 << 15);
    const beside1 =
      ((here1 << 1) & ABOVE_BOTTOM) | ((here1 >> 1) & BELOW_TOP) | (here1 << ROWS) | (here1 >> ROWS) | (here0 >> 15);
    const grown0 = here0 | (beside0 & squares0 & LOW_MASK);
    const grown1 = here1 | (beside1 & squares1 & HIGH_MASK);
    if (grown0 === here0 && grown1 === here1) break;
    here0 = grown0;
    here1 = grown1;
  }
  area[0] = here0;
  area[1] = here1;
}

function areaSquares(): number {
  return popcount(area[0]!) + popcount(area[1]!);
}

function areaCrosses(state: State, seat: Seat): number {
  const { crosses } = state;
  const start = state.crossStart(seat);
  let sum = 0;
  for (let rest = area[0]!; rest !== 0; rest &= rest - 1) sum += crosses[start + lowestBit(rest)]!;
  for (let rest = area[1]!; rest !== 0; rest &= rest - 1) sum += crosses[start + LOW_CELLS + lowestBit(rest)]!;
  return sum;
}

function areaCells(): readonly Cell[] {
  const isFilled = (cell: number) => (cell < LOW_CELLS ? (area[0]! >> cell) & 1 : (area[1]! >> (cell - LOW_CELLS)) & 1);
  return Array.from({ length: CELL_COUNT }, (_, cell) => cell)
    .filter(isFilled)
    .map(cellOf);
}
