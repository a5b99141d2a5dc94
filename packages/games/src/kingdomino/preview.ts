import type { MoveCode, Seat } from '@crownhold/core';
import { type Cell, decodeMove } from './moves.ts';
import { clearKingdom, layDomino, listPlacements } from './placement.ts';
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

/**
 * The kingdom of a seat as it grew: before its first domino, before its second, and so on up to the present. Each is one
 * and the same state, good until the next is asked for.
 */
export function* kingdomsSoFar(state: State, seat: Seat): Generator<State> {
  const now = copyState(state);
  clearKingdom(now, seat);
  yield now;
  for (let n = 0; n < state.laidCount[seat]!; n++) {
    const at = state.laidAt(seat, n);
    layDomino(now, seat, state.laidDominoes[at]!, state.laidMoves[at]!);
    yield now;
  }
}

/** The squares on which a half of a domino may lie in a seat's kingdom; one may come several times. */
export function openSquares(state: State, seat: Seat, domino: number): readonly Cell[] {
  const moves = new Int32Array(maxMoves);
  const count = listPlacements(state, seat, domino, moves);
  return Array.from(moves.subarray(0, count), cellsOfPut).flat();
}

function cellsOfPut(code: MoveCode): readonly [Cell, Cell] {
  const move = decodeMove(code);
  if (move?.kind !== 'put') throw new Error(`${code} is no placement`);
  return [move.first, move.second];
}
