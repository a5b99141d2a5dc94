import { isFault, isRefusal, listMoves, lowestActor, replay } from '@crownhold/core';
import { kingdomino } from '../../src/kingdomino/index.ts';
import { codeOf } from '../../src/kingdomino/material.ts';
import { DISCARD, encodeMove, squareCode } from '../../src/kingdomino/moves.ts';
import { parseCell } from '../../src/kingdomino/notation.ts';
import type { Options } from '../../src/kingdomino/options.ts';
import { layDomino, layHalf } from '../../src/kingdomino/placement.ts';
import { parseSheet } from '../../src/kingdomino/sheet.ts';
import { PHASES, type State } from '../../src/kingdomino/state.ts';

export const TWO: Options = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' };
export const THREE: Options = { ...TWO, seats: 3 };
export const FOUR: Options = { ...TWO, seats: 4 };

/** The state after these steps, separated by `;`, from the beginning. */
export function played(options: Options, steps: string): State {
  const list = steps.split(';').map((step) => step.trim());
  const result = replay(kingdomino, { options, steps: list.filter(Boolean) });
  if (isFault(result)) throw new Error(`step ${result.step} "${result.text}": ${JSON.stringify(result.refusal)}`);
  return result.state;
}

/** Plays one step of whoever acts; throws when it is illegal. */
export function step(state: State, text: string): void {
  const actor = lowestActor(kingdomino.actors(state));
  const refusal = refused(state, text);
  if (refusal) throw new Error(`${text}: ${refusal}`);
  kingdomino.apply(state, actor, kingdomino.parseMove(state, text)!);
}

/** The texts of the legal moves of whoever acts. */
export function legal(state: State): readonly string[] {
  const actors = kingdomino.actors(state);
  if (actors === 0) return [];
  return [...listMoves(kingdomino, state, lowestActor(actors))].map((move) => kingdomino.formatMove(state, move));
}

/** Rule and code of why whoever acts may not do this; `undefined` if they may. */
export function refused(state: State, text: string): string | undefined {
  const move = kingdomino.parseMove(state, text);
  if (move === undefined) return 'unreadable';
  const refusal = kingdomino.refusal(state, lowestActor(kingdomino.actors(state)), move);
  return refusal && `${refusal.rule} ${refusal.code}`;
}

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
