import {
  type GameOptions,
  listMoves,
  type MoveCode,
  type Rules,
  type Seat,
  type StateBuffer,
  type View,
} from '@crownhold/core';

/** Picks one of the legal steps of a seat. */
export type Choice<S extends StateBuffer> = (view: View<S>, moves: Int32Array) => MoveCode;

/** Makes a whole turn, one choice after the other. */
export function composeTurn<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  view: View<S>,
  seat: Seat,
  choose: Choice<S>,
): readonly MoveCode[] {
  // Own moves on an own view give an own view, by contract, and so does a copy.
  const state = rules.copy(view) as View<S>;
  const start = rules.turn(state, seat);
  const turn: MoveCode[] = [];
  while (rules.turn(state, seat) === start) {
    const moves = listMoves(rules, state, seat);
    if (moves.length === 0) throw new Error(`seat ${seat} has nothing to decide`);
    const move = choose(state, moves);
    rules.apply(state, seat, move);
    turn.push(move);
  }
  return turn;
}
