import type { MoveCode, Seat } from '@crownhold/core';
import { type Cell, decodeMove } from './moves.ts';
import { layDomino, listPlacements } from './placement.ts';
import { maxMoves } from './rules.ts';
import { gamePoints } from './scoring.ts';
import { copyState, type State } from './state.ts';

/** A place where a domino fits in a kingdom. */
export interface Placement {
  readonly move: MoveCode;
  readonly cells: readonly [Cell, Cell];
  /** Points won or lost by it, bonuses included. */
  readonly gain: number;
}

/** All places of any domino in a seat's kingdom, in the order of the moves, whoever's turn it is. */
export function placementsOf(state: State, seat: Seat, domino: number): readonly Placement[] {
  const moves = new Int32Array(maxMoves);
  const count = listPlacements(state, seat, domino, moves);
  const before = gamePoints(state, seat);
  const after = copyState(state);
  return Array.from(moves.subarray(0, count), (move) => {
    layDomino(copyState(state, after), seat, domino, move);
    return { move, cells: cellsOfPut(move), gain: gamePoints(after, seat) - before };
  });
}

/** The kingdoms with one more domino in that of a seat; nothing else is changed. */
export function withDomino(state: State, seat: Seat, domino: number, move: MoveCode): State {
  const after = copyState(state);
  layDomino(after, seat, domino, move);
  return after;
}

function cellsOfPut(code: MoveCode): readonly [Cell, Cell] {
  const move = decodeMove(code);
  if (move?.kind !== 'put') throw new Error(`${code} is no placement`);
  return [move.first, move.second];
}
