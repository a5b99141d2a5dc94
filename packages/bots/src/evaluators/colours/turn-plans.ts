import { listMoves, type MoveCode, type Seat, SPECTATOR } from '@crownhold/core';
import { colours, NO_DIE, type State } from '@crownhold/games/colours';
import type { Candidate } from '../../candidates.ts';
import { listColourings } from './colouring-beam-search.ts';
import { planDice } from './dice-rating.ts';
import { player } from './playout.ts';
import { coloursPolicy } from './policy.ts';
import { SheetEvaluator } from './sheet-evaluator.ts';
import { TUNED_WEIGHTS } from './sheet-weights.ts';

/** Positions that are followed after each step. */
export const PLAN = { width: 12, dieWidth: 6, most: 16, quick: true, less: 0.2 };

/** The promising turns of a seat, the best first. A die is taken together with the best colouring. */
export function planTurns(view: State, seat: Seat): readonly Candidate<State>[] {
  const state = withoutSecrets(view, seat);
  if (state.phase === 'strike') return sorted(planStrikes(state));
  return sorted(state.dice[seat] === NO_DIE ? planTaking(state, seat) : planColouring(state, seat));
}

/** [C22] Nobody knows how the others colour in this round: they may as well still be at it. */
function withoutSecrets(view: State, seat: Seat): State {
  const state = colours.copy(view);
  for (let other = 0; other < state.seats; other++) if (other !== seat) state.done[other] = 0;
  return state;
}

function planStrikes(state: State): Candidate<State>[] {
  const moves = listMoves(colours, state, 0);
  const ratings = coloursPolicy.rate(state as never, 0, moves);
  return Array.from(moves, (move, at) => ({ turn: [move], rating: ratings[at]!, after: afterAll(state, 0, [move]) }));
}

function planTaking(state: State, seat: Seat): Candidate<State>[] {
  const moves = listMoves(colours, state, seat);
  return planDice(state, seat, moves, TUNED_WEIGHTS, PLAN.dieWidth).flatMap(({ move, rating, steps }) => {
    const taken = afterAll(state, seat, [move]);
    const candidate = { turn: [move], rating, after: afterAll(taken, seat, steps) };
    return PLAN.quick ? [candidate, { turn: [move], rating: rating - PLAN.less, after: afterAll(taken, seat, atSight(taken, seat)) }] : [candidate];
  });
}

function planColouring(state: State, seat: Seat): Candidate<State>[] {
  const evaluator = new SheetEvaluator(colours.view(state, SPECTATOR), seat, TUNED_WEIGHTS);
  const list = listColourings(state, evaluator, PLAN.width, PLAN.most).map(({ steps, value }) => ({
    turn: steps,
    rating: value,
    after: afterAll(state, seat, steps),
  }));
  if (PLAN.quick && state.choices[seat] === 0) {
    const steps = atSight(state, seat);
    list.push({ turn: steps, rating: list[0]!.rating - PLAN.less, after: afterAll(state, seat, steps) });
  }
  return list;
}

/** The steps of the quick player. */
function atSight(state: State, seat: Seat): readonly MoveCode[] {
  player.playTurn(colours.copy(state), seat);
  return [...player.steps];
}

function afterAll(state: State, seat: Seat, steps: readonly MoveCode[]): State {
  const after = colours.copy(state);
  for (const step of steps) colours.apply(after, seat, step);
  return after;
}

function sorted(candidates: Candidate<State>[]): readonly Candidate<State>[] {
  return candidates.sort((one, other) => other.rating - one.rating);
}
