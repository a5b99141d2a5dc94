import { popcount } from '@crownhold/core';

/** A cell of a board as one number below 64. */
export type MailboxCell = number;

/** A set of cells, of which there are too many for one word. */
export interface CellSet {
  readonly low: number;
  readonly high: number;
}

export const NO_CELLS: CellSet = { low: 0, high: 0 };

export function setOf(cell: MailboxCell): CellSet {
  return SINGLES[cell]!;
}

const SINGLES: readonly CellSet[] = Array.from({ length: 64 }, (_, cell) =>
  cell < 32 ? { low: 1 << cell, high: 0 } : { low: 0, high: 1 << (cell - 32) },
);

export function union(a: CellSet, b: CellSet): CellSet {
  return { low: a.low | b.low, high: a.high | b.high };
}

/** How many cells are in the first set and not in the second. */
export function countWithout(a: CellSet, b: CellSet): number {
  return popcount(a.low & ~b.low) + popcount(a.high & ~b.high);
}
