import { listMoves, type MoveCode, type Seat } from '@crownhold/core';
import { colours, type State } from '@crownhold/games/colours';
import { SheetEvaluator } from '../sheet/sheet-evaluator.ts';
import { GREEDY_WEIGHTS, type SheetWeights } from '../sheet/sheet-weights.ts';
import { searchColouring } from './colouring-beam-search.ts';

/** Positions that are followed after each step, for oneself and for a rival. */
const WIDTH = 4;
const RIVAL_WIDTH = 1;
/** Of what the next one can gain with the dice that are left; the others share it. */
const RIVAL_SHARE = 0.6;

/** A die with the best colouring that was found for it. */
export interface PlannedDie {
  readonly move: MoveCode;
  /** What the colouring is worth, less what is left to the next one to take. */
  readonly rating: number;
  readonly steps: readonly MoveCode[];
}

/** Rates dice by the best colouring with each, less what is left to the next one to take. */
export function rateDice(view: State, seat: Seat, moves: ArrayLike<MoveCode>): readonly number[] {
  return planDice(view, seat, moves, GREEDY_WEIGHTS, WIDTH).map(({ rating }) => rating);
}

/** Plans a turn with each of some dice, in their order. */
export function planDice(
  view: State,
  seat: Seat,
  moves: ArrayLike<MoveCode>,
  weights: SheetWeights,
  width: number,
): readonly PlannedDie[] {
  const evaluator = new SheetEvaluator(view, seat, weights);
  const left = new Map<MoveCode, number>();
  return Array.from(moves, (move) => {
    const after = afterTaking(view, seat, move);
    const { value, steps } = searchColouring(after, evaluator, width);
    const isLast = after.takers === after.seats;
    const rival = isLast ? 0 : (RIVAL_SHARE / (after.seats - 1)) * gainOfNext(after, left, weights);
    return { move, rating: value - rival, steps };
  });
}

/** The most that the next one can gain; `known` gains by die, kingdom and colour. */
function gainOfNext(state: State, known: Map<MoveCode, number>, weights: SheetWeights): number {
  const rival = state.taker;
  const evaluator = new SheetEvaluator(state, rival, weights);
  const before = evaluator.value(state);
  let most = 0;
  for (const move of listMoves(colours, state, rival)) {
    const gain =
      known.get(move) ?? searchColouring(afterTaking(state, rival, move), evaluator, RIVAL_WIDTH).value - before;
    known.set(move, gain);
    most = Math.max(most, gain);
  }
  return most;
}

function afterTaking(state: State, seat: Seat, move: MoveCode): State {
  const after = colours.copy(state);
  colours.apply(after, seat, move);
  return after;
}
