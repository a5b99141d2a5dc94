import type { Cell } from '@crownhold/core';

/** Where a domino hovers: the cell of its first half, and how often it is turned a quarter to the left from lying to the right. */
export interface Place {
  readonly cell: Cell;
  readonly quarter: number;
}

/** The squares that a domino can be moved over. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

const QUARTERS: readonly Cell[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** The cells under the two halves. */
export function cellsOf({ cell, quarter }: Place): readonly [Cell, Cell] {
  const step = QUARTERS[quarter]!;
  return [cell, { x: cell.x + step.x, y: cell.y + step.y }];
}

/** Where a domino lies whose halves cover these cells. */
export function placeOn(first: Cell, second: Cell): Place {
  const quarter = QUARTERS.findIndex(({ x, y }) => x === second.x - first.x && y === second.y - first.y);
  return { cell: first, quarter: Math.max(0, quarter) };
}

/** Stays where it is rather than leave its reach. */
export function movePlace({ cell, quarter }: Place, dx: number, dy: number, reach: Reach): Place {
  const moved = { cell: { x: cell.x + dx, y: cell.y + dy }, quarter };
  return cellsOf(moved).every((each) => isWithin(each, reach)) ? moved : { cell, quarter };
}

/** Turns the domino to the left, moving it back into reach if it would leave. */
export function turnPlace({ cell, quarter }: Place, quarters: number, { left, right, bottom, top }: Reach): Place {
  const turned = { cell, quarter: (quarter + quarters) % QUARTERS.length };
  const cells = cellsOf(turned);
  const dx = shift(
    left,
    right,
    cells.map(({ x }) => x),
  );
  const dy = shift(
    bottom,
    top,
    cells.map(({ y }) => y),
  );
  return { ...turned, cell: { x: cell.x + dx, y: cell.y + dy } };
}

/** Exchanges the two halves. */
export function flipPlace(place: Place): Place {
  return { cell: cellsOf(place)[1], quarter: (place.quarter + 2) % QUARTERS.length };
}

export function isSame(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}

export function isWithin({ x, y }: Cell, { left, right, bottom, top }: Reach): boolean {
  return x >= left && x <= right && y >= bottom && y <= top;
}

/** The next of a list in a direction, round and round; from a place outside it, the first or the last. */
export function nextOf<T>(list: readonly T[], at: number, direction: 1 | -1): T | undefined {
  const from = at < 0 && direction < 0 ? list.length : at;
  return list[(from + direction + list.length) % list.length];
}

/** How far values must move to lie between two bounds. */
function shift(low: number, high: number, values: readonly number[]): number {
  return Math.max(0, low - Math.min(...values)) - Math.max(0, Math.max(...values) - high);
}
