import { type Draft, listMoves, type MoveCode, type Seat } from '@crownhold/core';
import { ARMS, type Arms, decodeMove, duel, type Move, type State } from '@crownhold/games/duel';

/** Whose step it is, and in which state. */
export interface Position {
  readonly state: State;
  readonly seat: Seat;
}

export interface DuelStep {
  readonly code: MoveCode;
  readonly move: Move;
}

export function legalSteps({ state, seat }: Position): readonly DuelStep[] {
  return [...listMoves(duel, state, seat)].map((code) => ({ code, move: decodeMove(code)! }));
}

/** Steps by the points that the seat can have after them in this turn, most first; of equals the first. */
export function byPoints({ state, seat }: Position, steps: readonly DuelStep[]) {
  if (steps.length < 2) return steps;
  const rated = steps.map((step) => ({ step, points: mostPoints(after(state, seat, step.code), seat) }));
  return rated.toSorted((one, other) => other.points - one.points).map(({ step }) => step);
}

/** The legal names of a joker, the one that can bring most first. */
export function bestNames(draft: Draft<State>, die: number): readonly Arms[] {
  const names = legalSteps(draft).filter(({ move }) => move.kind === 'name' && move.die === die);
  const arms = byPoints(draft, names).flatMap(({ move }) => (move.kind === 'name' ? [move.arms] : []));
  return arms.filter((each) => ARMS.includes(each));
}

function after(state: State, seat: Seat, code: MoveCode): State {
  const next = duel.copy(state);
  duel.apply(next, seat, code);
  return next;
}

/** Points after the best drawing that needs no more powers; names of jokers are found on the way. */
function mostPoints(state: State, seat: Seat): number {
  const turn = duel.turn(state, seat);
  return legalSteps({ state, seat })
    .filter(({ move }) => move.kind === 'name' || move.kind === 'draw')
    .reduce(
      (most, { code }) => {
        const next = after(state, seat, code);
        return Math.max(most, duel.turn(next, seat) === turn ? mostPoints(next, seat) : duel.score(next, seat));
      },
      duel.score(state, seat),
    );
}
