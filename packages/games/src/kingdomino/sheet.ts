import { type Refusal, refuse } from '@crownhold/core';
import { extentsOf, groundAt } from './kingdom.ts';
import { codeOf, DOMINOES, type Half, TERRAINS, type Terrain } from './material.ts';
import { type Cell, squareCode } from './moves.ts';
import { type Options, setupOf } from './options.ts';
import { layHalf } from './placement.ts';
import { create } from './rules.ts';
import type { State } from './state.ts';

/** One square of a kingdom copied from a physical table. */
export interface SheetSquare extends Cell {
  readonly terrain: Terrain;
  readonly crowns: number;
}

/**
 * A kingdom as rows of squares from the top down: a terrain's initial with its crowns (`w`, `f1`, `m3`), `C` for the
 * castle, `.` for nothing. Squares are counted from the castle.
 */
export function parseSheet(rows: readonly string[]): readonly SheetSquare[] | Refusal {
  const table = rows.map((row) => row.trim().split(/\s+/).filter(Boolean)).filter((row) => row.length > 0);
  const castles = table.flatMap((row, y) => row.flatMap((text, x) => (text === CASTLE_SIGN ? [{ x, y }] : [])));
  const [castle] = castles;
  if (castle === undefined) return refuse('K1', 'no-castle');
  if (castles.length > 1) return refuse('K1', 'second-castle', { count: castles.length });
  const squares: SheetSquare[] = [];
  for (const [row, texts] of table.entries()) {
    for (const [column, text] of texts.entries()) {
      if (text === CASTLE_SIGN || text === EMPTY_SIGN) continue;
      const half = parseHalf(text);
      if (half === undefined) return refuse('N5', 'unreadable-square', { text });
      squares.push({ x: column - castle.x, y: castle.y - row, ...half });
    }
  }
  return squares;
}

/** The rows of a seat's kingdom, as `parseSheet` reads them. */
export function formatSheet(state: State, seat: number): readonly string[] {
  const { west, east, south, north } = extentsOf(state, seat);
  const rows: string[] = [];
  for (let y = north; y >= -south; y--) {
    const row: string[] = [];
    for (let x = -west; x <= east; x++) {
      const ground = groundAt(state, seat, { x, y });
      if (ground === undefined) row.push(EMPTY_SIGN);
      else row.push(ground === 'castle' ? CASTLE_SIGN : formatHalf(ground));
    }
    rows.push(
      row
        .map((text) => text.padEnd(2))
        .join(' ')
        .trimEnd(),
    );
  }
  return rows;
}

/** A state in which seat 0 has this kingdom, for scoring; or why no game could have made it. */
export function laySheet(squares: readonly SheetSquare[], options: Options): State | Refusal {
  return sheetRefusal(squares, setupOf(options).size) ?? layOut(squares, options);
}

/** The same of a sheet that is still being written, as far as it can be counted: whatever fits the grid is laid. */
export function layUnfinished(squares: readonly SheetSquare[], options: Options): State | Refusal {
  return gridRefusal(squares, setupOf(options).size) ?? layOut(squares, options);
}

function layOut(squares: readonly SheetSquare[], options: Options): State {
  const { size } = setupOf(options);
  const state = create(options);
  for (const { x, y, terrain, crowns } of squares) layHalf(state, 0, squareCode(x, y), codeOf(terrain), crowns);
  // [K19] With every domino placed the grid is full, and only then.
  state.discards[0] = Math.ceil((size * size - 1 - squares.length) / 2);
  return state;
}

const CASTLE_SIGN = 'C';
const EMPTY_SIGN = '.';

function parseHalf(text: string): Half | undefined {
  const [, initial, crowns = '0'] = /^([a-z])([0-3])?$/.exec(text) ?? [];
  const terrain = TERRAINS.find((name) => name[0] === initial);
  return terrain && { terrain, crowns: Number(crowns) };
}

function formatHalf({ terrain, crowns }: Half): string {
  return `${terrain[0]}${crowns || ''}`;
}

function sheetRefusal(squares: readonly SheetSquare[], size: number): Refusal | undefined {
  const refusal = gridRefusal(squares, size);
  if (refusal) return refusal;
  if (squares.length % 2 === 1) return refuse('K2', 'odd-squares', { squares: squares.length });
  return materialRefusal(squares) ?? connectionRefusal(squares);
}

/** [K12] [K13] Every square once, and all of them within the grid. */
function gridRefusal(squares: readonly SheetSquare[], size: number): Refusal | undefined {
  const taken = new Set(['0,0']);
  for (const { x, y } of squares) {
    if (taken.has(`${x},${y}`)) return refuse('K12', 'occupied', { x, y });
    taken.add(`${x},${y}`);
  }
  const width = spanOf(squares.map(({ x }) => x));
  const height = spanOf(squares.map(({ y }) => y));
  return width > size || height > size ? refuse('K13', 'too-large', { width, height, size }) : undefined;
}

/** How far some squares and the castle reach along an axis. Squares may be too many for the arguments of a call. */
function spanOf(axis: readonly number[]): number {
  let [low, high] = [0, 0];
  for (const at of axis) {
    low = Math.min(low, at);
    high = Math.max(high, at);
  }
  return high - low + 1;
}

/** [K2] No kingdom has more squares of a kind than the box. */
function materialRefusal(squares: readonly SheetSquare[]): Refusal | undefined {
  const halves = DOMINOES.flatMap((domino) => domino.halves);
  for (const { terrain, crowns } of squares) {
    const isAlike = (half: Half) => half.terrain === terrain && half.crowns === crowns;
    const inBox = halves.filter(isAlike).length;
    if (squares.filter(isAlike).length > inBox) return refuse('K2', 'too-many-squares', { terrain, crowns, inBox });
  }
  return undefined;
}

/** [K12] Every domino touches the castle or a square that was there before, so all of a kingdom hangs together. */
function connectionRefusal(squares: readonly SheetSquare[]): Refusal | undefined {
  const taken = new Set(squares.map(({ x, y }) => `${x},${y}`));
  const reached = new Set(['0,0']);
  const frontier: Cell[] = [{ x: 0, y: 0 }];
  for (let cell = frontier.pop(); cell; cell = frontier.pop()) {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = { x: cell.x + dx, y: cell.y + dy };
      const key = `${next.x},${next.y}`;
      if (!taken.has(key) || reached.has(key)) continue;
      reached.add(key);
      frontier.push(next);
    }
  }
  const apart = squares.find(({ x, y }) => !reached.has(`${x},${y}`));
  return apart && refuse('K12', 'not-connected', { x: apart.x, y: apart.y });
}
