import type { MoveCode, Seat } from '@crownhold/core';
import { DOMINOES, decodeMove, FREE, type State } from '@crownhold/games/kingdomino';
import type { Policy } from '../../policy.ts';
import { Plan } from './plan.ts';

/** In points. */
const CROWN = 0.3;
/** Of a domino's number: who takes a lower one chooses earlier in the next round. */
const DELAY = 0.03;

/** How many placements are worth a look at what comes after. */
const BEAM = 4;
const OUT_OF_BEAM = -1000;

/** Rates placements by what they win now and by the dominoes that the seat will place after; picks by their best placement. */
export const kingdominoPolicy: Policy<State> = {
  rate: (view, seat, moves) =>
    view.phase === 'take' ? ratePicks(view, seat, moves) : ratePlacements(view, seat, moves),
};

function ratePlacements(view: State, seat: Seat, moves: ArrayLike<MoveCode>): Float64Array {
  const plan = Plan.of(view, seat);
  const domino = view.activeDomino;
  const ratings = Float64Array.from(moves, (move) => plan.rate(domino, move));
  const bar = ratings.toSorted().at(-BEAM) ?? Number.NEGATIVE_INFINITY;
  const free = [...view.next].filter((one, at) => one !== FREE && view.nextKings[at] === FREE);
  return ratings.map((rating, at) => {
    if (rating < bar) return rating + OUT_OF_BEAM;
    const after = placeWaiting(view, seat, plan.with(domino, moves[at]!));
    const picks = free.map((pick) => ratePick(after.plan, pick));
    return rating + after.worth + (picks.length > 0 ? Math.max(...picks) : 0);
  });
}

function ratePicks(view: State, seat: Seat, moves: ArrayLike<MoveCode>): Float64Array {
  const { plan } = placeWaiting(view, seat, Plan.of(view, seat));
  return Float64Array.from(moves, (code) => {
    const move = decodeMove(code);
    if (move?.kind !== 'take') throw new Error(`${code} picks no domino`);
    return ratePick(plan, move.domino);
  });
}

function ratePick(plan: Plan, domino: number): number {
  const [one, other] = DOMINOES[domino - 1]!.halves;
  return plan.best(domino).rating + CROWN * (one.crowns + other.crowns) - DELAY * domino;
}

/** The plan once the seat has placed what it has already, each domino as well as it can, and what that is worth. */
function placeWaiting(view: State, seat: Seat, start: Plan): { readonly plan: Plan; readonly worth: number } {
  let plan = start;
  let worth = 0;
  for (const domino of waitingDominoes(view, seat)) {
    const { move, rating } = plan.best(domino);
    plan = plan.with(domino, move);
    worth += rating;
  }
  return { plan, worth };
}

/** The dominoes that a seat has and is not busy with, in the order in which it will place them. */
function waitingDominoes(state: State, seat: Seat): readonly number[] {
  const { line, lineKings, next, nextKings } = state;
  const current = [...line].filter((_, at) => state.round > 0 && at > state.slot && lineKings[at] === seat);
  return [...current, ...[...next].filter((_, at) => nextKings[at] === seat)];
}
