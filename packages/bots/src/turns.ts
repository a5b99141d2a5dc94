import {
  type GameOptions,
  listMoves,
  type MoveCode,
  type Rules,
  type Seat,
  type StateBuffer,
  type View,
} from '@crownhold/core';

/** Every whole turn of a seat, step by step in ascending order; `undefined` if there are more than `most`. */
export function listTurns<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  view: View<S>,
  seat: Seat,
  most: number,
): readonly (readonly MoveCode[])[] | undefined {
  const start = rules.turn(view, seat);
  const turns: (readonly MoveCode[])[] = [];
  const goOn = (state: S, steps: readonly MoveCode[]): boolean => {
    if (rules.turn(state, seat) !== start) return turns.push(steps) <= most;
    return listMoves(rules, state, seat).every((move) => {
      const next = rules.copy(state);
      rules.apply(next, seat, move);
      return goOn(next, [...steps, move]);
    });
  };
  return goOn(view, []) ? turns : undefined;
}
