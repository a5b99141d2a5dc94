import { type MoveCode, type Seat, SPECTATOR } from '@crownhold/core';
import { colours, type State } from '@crownhold/games/colours';
import { SheetEvaluator } from '../sheet/sheet-evaluator.ts';
import { type ColouringPlan, searchColouring } from './colouring-beam-search.ts';

/** Positions that are followed after each step. */
const WIDTH = 8;

/** A plan for a whole turn, and the states that it passes through. */
interface PlannedTurn {
  readonly start: State;
  readonly seat: Seat;
  readonly evaluator: SheetEvaluator;
  readonly plan: ColouringPlan;
  readonly states: readonly State[];
}

/** Rates steps of colouring by the best way that was found to go on after them. */
export function rateColouring(view: State, seat: Seat, moves: ArrayLike<MoveCode>): readonly number[] {
  const { evaluator, plan, states } = plannedTurnOf(view, seat);
  const at = states.findIndex((state) => isSame(state, view));
  const { steps, value, firsts } =
    at > 0 ? restOf(plan, at) : at === 0 ? plan : searchColouring(view, evaluator, WIDTH);
  return Array.from(moves, (move) => {
    if (move === steps[0]) return value;
    return firsts.get(move) ?? valueAfter(view, evaluator, move);
  });
}

function restOf({ steps, value }: ColouringPlan, at: number): ColouringPlan {
  return { steps: steps.slice(at), value, firsts: new Map() };
}

function valueAfter(view: State, evaluator: SheetEvaluator, move: MoveCode): number {
  const after = colours.copy(view);
  colours.apply(after, evaluator.seat, move);
  return evaluator.value(after);
}

let latest: PlannedTurn | undefined;

/**
 * The planned turn of a seat from its beginning, which every view of it tells. So each step of a turn leads to
 * the same plan, whether it is remembered or not.
 */
function plannedTurnOf(view: State, seat: Seat): PlannedTurn {
  // [C22] What a spectator sees of a turn in the making is its beginning.
  const start = colours.view(view, SPECTATOR);
  if (latest?.seat === seat && isSame(latest.start, start)) return latest;
  const evaluator = new SheetEvaluator(start, seat);
  const plan = searchColouring(start, evaluator, WIDTH);
  const state = colours.copy(start);
  const states = plan.steps.map((step) => {
    const before = colours.copy(state);
    colours.apply(state, seat, step);
    return before;
  });
  latest = { start, seat, evaluator, plan, states };
  return latest;
}

function isSame(one: State, other: State): boolean {
  return one.bytes.length === other.bytes.length && one.bytes.every((byte, at) => byte === other.bytes[at]);
}
