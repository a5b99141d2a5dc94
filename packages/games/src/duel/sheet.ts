import { isRefusal, type Refusal, refuse, type Seat } from '@crownhold/core';
import { CASTLE_CELL, type Cell, COLUMNS, cellCode, ROWS } from './grid.ts';
import { groundAt, type Square } from './kingdom.ts';
import { ARMS, type Arms, armsCode } from './material.ts';
import { drawSquare } from './placement.ts';
import { create } from './rules.ts';
import type { State } from './state.ts';

/** One square of a map copied from a physical table. */
interface SheetSquare extends Cell, Square {}

/** A map copied from a physical table, with the arms named for `domains` if any. */
export interface Sheet {
  readonly squares: readonly SheetSquare[];
  readonly named?: Arms;
}

/** By arms: small letters for single signs, capitals for double ones. */
const INITIALS: Readonly<Record<Arms, string>> = {
  dot: 'd',
  stripe: 's',
  'double-dot': 'D',
  'double-stripe': 'S',
  black: 'b',
  quarters: 'q',
};
const CASTLE_SIGN = 'C';
const EMPTY_SIGN = '.';
const DOMAINS_WORD = 'domains';
/** [D2] [D4] [D16] Two on a face, one of the castle, one of the spell. */
export const MAX_CROSSES = 4;

/**
 * A map as its rows from the top down: an initial with its crosses (`d`, `S1`, `b2`), `C` for the castle, `.` for an empty
 * shield; a row `domains dot` names arms.
 */
export function parseSheet(rows: readonly string[]): Sheet | Refusal {
  const table = rows.map((row) => row.trim().split(/\s+/).filter(Boolean)).filter((row) => row.length > 0);
  const named = parseNamed(table.filter(([word]) => word === DOMAINS_WORD));
  if (typeof named === 'object') return named;
  const squares = parseRows(table.filter(([word]) => word !== DOMAINS_WORD));
  if (isRefusal(squares)) return squares;
  return named === undefined ? { squares } : { squares, named };
}

/** The rows of a seat's map, as `parseSheet` reads them. */
export function formatSheet(state: State, seat: Seat): readonly string[] {
  const rows = cellRows().map((row) => row.map((cell) => formatGround(state, seat, cell)));
  return rows.map((row) =>
    row
      .map((text) => text.padEnd(2))
      .join(' ')
      .trimEnd(),
  );
}

/** A state in which seat 0 has this map, for scoring. */
export function laySheet({ squares, named }: Sheet): State {
  const state = create({ seats: 2, spellbook: 'drawn', first: 0 });
  for (const square of squares) layOn(state, 0, square);
  if (named !== undefined) state.named[0] = armsCode(named);
  return state;
}

function layOn(state: State, seat: Seat, square: SheetSquare): void {
  drawSquare(state, seat, cellCode(square), armsCode(square.arms), square.crosses);
}

/** The cells of a map, row by row from the top. */
export function cellRows(): readonly (readonly Cell[])[] {
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => ({ x: column - (COLUMNS - 1) / 2, y: (ROWS - 1) / 2 - row })),
  );
}

/** One square as a sign: `.`, `C`, `d`, `b2`. */
export function formatGround(state: State, seat: Seat, cell: Cell): string {
  const ground = groundAt(state, seat, cell);
  if (ground === undefined) return EMPTY_SIGN;
  return ground === 'castle' ? CASTLE_SIGN : `${INITIALS[ground.arms]}${ground.crosses || ''}`;
}

/** A drawn square by its sign; `undefined` for any other text. */
export function parseSquare(text: string): Square | undefined {
  const [, initial, crosses = '0'] = /^([a-zA-Z])([1-9])?$/.exec(text) ?? [];
  const arms = ARMS.find((name) => INITIALS[name] === initial);
  return arms && { arms, crosses: Number(crosses) };
}

function parseNamed(rows: readonly (readonly string[])[]): Arms | Refusal | undefined {
  const [row] = rows;
  if (row === undefined) return undefined;
  const arms = ARMS.find((name) => name === row[1]);
  return arms && rows.length === 1 && row.length === 2
    ? arms
    : refuse('N6', 'unreadable-arms', { text: rows.map((each) => each.join(' ')).join(', ') });
}

function parseRows(table: readonly (readonly string[])[]): readonly SheetSquare[] | Refusal {
  if (table.length !== ROWS || table.some((row) => row.length !== COLUMNS)) return refuse('D3', 'wrong-size');
  const squares: SheetSquare[] = [];
  for (const [row, cells] of cellRows().entries()) {
    for (const [column, cell] of cells.entries()) {
      const text = table[row]![column]!;
      if ((text === CASTLE_SIGN) !== (cellCode(cell) === CASTLE_CELL)) return refuse('D3', 'castle-not-middle');
      if (text === CASTLE_SIGN || text === EMPTY_SIGN) continue;
      const square = parseSquare(text);
      if (square === undefined) return refuse('N6', 'unreadable-arms', { text });
      squares.push({ ...cell, ...square });
    }
  }
  return sheetRefusal(squares) ?? squares;
}

function sheetRefusal(squares: readonly SheetSquare[]): Refusal | undefined {
  if (squares.length % 2 === 1) return refuse('D7', 'odd-squares', { squares: squares.length });
  const crowded = squares.find(({ crosses }) => crosses > MAX_CROSSES);
  return crowded && refuse('D2', 'too-many-crosses', { x: crowded.x, y: crowded.y, crosses: crowded.crosses });
}
