import { type Draft, listMoves, type MoveCode } from '@crownhold/core';
import { decodeMove, duel, type Move, type State } from '@crownhold/games/duel';

/** A legal step, as the rules code it and as people read it. */
export interface Step {
  readonly code: MoveCode;
  readonly move: Move;
}

export function legalSteps({ state, seat }: Draft<State>): readonly Step[] {
  return [...listMoves(duel, state, seat)].map((code) => ({ code, move: decodeMove(code)! }));
}
