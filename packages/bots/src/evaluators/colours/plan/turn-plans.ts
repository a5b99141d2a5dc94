import { listMoves, type MoveCode, type Seat, SPECTATOR, type View } from '@crownhold/core';
import { colours, NO_DIE, type State } from '@crownhold/games/colours';
import type { Candidate } from '../../../candidate.ts';
import { QuickPlayer } from '../playout/quick-player.ts';
import { coloursPolicy } from '../policy.ts';
import { SheetEvaluator } from '../sheet/sheet-evaluator.ts';
import { TUNED_WEIGHTS } from '../sheet/sheet-weights.ts';
import { listColourings } from './colouring-beam-search.ts';
import { planDice } from './dice-rating.ts';

/** Positions that are followed after each step: with a die in hand, and with each that can be taken. */
const WIDTH = 12;
const DIE_WIDTH = 6;
/** Ways to colour that are worth a try. */
const MOST_COLOURINGS = 16;
/** What a turn at sight is taken to be worth less than the best plan, in points. */
const SIGHT_LOSS = 0.2;

const player = new QuickPlayer();

/** The promising turns of a seat, the best first. A die is taken together with a colouring, planned or at sight. */
export function planTurns(view: State, seat: Seat): readonly Candidate<State>[] {
  const state = withoutGuesses(view, seat);
  const candidates = listPlans(state, seat);
  return candidates.sort((one, other) => other.rating - one.rating);
}

/** [C22] Nobody knows how the others have coloured in this round: they may as well still be at it. */
function withoutGuesses(view: State, seat: Seat): State {
  const state = colours.copy(view);
  for (let other = 0; other < state.seats; other++) if (other !== seat) state.done[other] = 0;
  return state;
}

function listPlans(state: State, seat: Seat): Candidate<State>[] {
  if (state.phase === 'strike') return listStrikes(state);
  return state.dice[seat] === NO_DIE ? listDice(state, seat) : listWays(state, seat);
}

function listStrikes(state: State): Candidate<State>[] {
  const moves = listMoves(colours, state, 0);
  // Alone nothing is hidden.
  const ratings = coloursPolicy.rate(state as View<State>, 0, moves);
  return Array.from(moves, (move, at) => ({ turn: [move], rating: ratings[at]!, after: afterAll(state, 0, [move]) }));
}

function listDice(state: State, seat: Seat): Candidate<State>[] {
  const moves = listMoves(colours, state, seat);
  return planDice(state, seat, moves, TUNED_WEIGHTS, DIE_WIDTH).flatMap(({ move, rating, steps }) => {
    const taken = afterAll(state, seat, [move]);
    return [
      { turn: [move], rating, after: afterAll(taken, seat, steps) },
      { turn: [move], rating: rating - SIGHT_LOSS, after: afterAll(taken, seat, stepsAtSight(taken, seat)) },
    ];
  });
}

function listWays(state: State, seat: Seat): Candidate<State>[] {
  const evaluator = new SheetEvaluator(colours.view(state, SPECTATOR), seat, TUNED_WEIGHTS);
  const planned = listColourings(state, evaluator, WIDTH, MOST_COLOURINGS);
  const atSight = { steps: stepsAtSight(state, seat), value: planned[0]!.value - SIGHT_LOSS };
  return [...planned, atSight].map(({ steps, value }) => ({
    turn: steps,
    rating: value,
    after: afterAll(state, seat, steps),
  }));
}

function stepsAtSight(state: State, seat: Seat): readonly MoveCode[] {
  player.playTurn(colours.copy(state), seat);
  return [...player.steps];
}

function afterAll(state: State, seat: Seat, steps: readonly MoveCode[]): State {
  const after = colours.copy(state);
  for (const step of steps) colours.apply(after, seat, step);
  return after;
}
