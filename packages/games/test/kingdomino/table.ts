import { isRefusal } from '@crownhold/core';
import { kingdomino } from '../../src/kingdomino/index.ts';
import { codeOf } from '../../src/kingdomino/material.ts';
import { DISCARD, encodeMove, squareCode } from '../../src/kingdomino/moves.ts';
import { parseCell } from '../../src/kingdomino/notation.ts';
import type { Options } from '../../src/kingdomino/options.ts';
import { layDomino, layHalf } from '../../src/kingdomino/placement.ts';
import { parseSheet } from '../../src/kingdomino/sheet.ts';
import { PHASES, type State } from '../../src/kingdomino/state.ts';
import { tableOf } from '../table.ts';

export const TWO: Options = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' };
export const THREE: Options = { ...TWO, seats: 3 };
export const FOUR: Options = { ...TWO, seats: 4 };

export const { legal, played, refused, step } = tableOf(kingdomino);

/** Seat 0 is to place a domino, in the first round, into a kingdom of dominoes written as in a state's text. */
export function placing(domino: number, laid = '', options = TWO): State {
  const state = kingdomino.create(options);
  for (const entry of laid.split(' ').filter(Boolean)) {
    const [number, ...places] = entry.split(':');
    if (places[0] === 'x') {
      layDomino(state, 0, Number(number), DISCARD);
      continue;
    }
    const [first, second] = places.map((place) => parseCell(place)!) as [Cell, Cell];
    layDomino(state, 0, Number(number), encodeMove({ kind: 'put', first, second }));
  }
  state.line.set([domino]);
  state.lineKings.set([0]);
  state.round = 1;
  state.phaseIndex = PHASES.indexOf('place');
  return state;
}

type Cell = { readonly x: number; readonly y: number };

/** A finished game with these kingdoms, a seat each, rows as on a score sheet. */
export function finished(options: Options, ...kingdoms: readonly (readonly string[])[]): State {
  const state = kingdomino.create(options);
  for (const [seat, rows] of kingdoms.entries()) lay(state, seat, rows);
  state.phaseIndex = PHASES.indexOf('over');
  return state;
}

/** Adds the squares of a score sheet to a seat's kingdom. */
export function lay(state: State, seat: number, rows: readonly string[]): void {
  const squares = parseSheet(rows);
  if (isRefusal(squares)) throw new Error(squares.code);
  for (const { x, y, terrain, crowns } of squares) layHalf(state, seat, squareCode(x, y), codeOf(terrain), crowns);
}
