import { type MoveCode, type Seat, SPECTATOR } from '@crownhold/core';
import { colours, type State } from '@crownhold/games/colours';
import { type Plan, planColouring } from './colouring-beam-search.ts';
import { Judge } from './sheet-evaluator.ts';

/** Positions that are followed after each step. */
const WIDTH = 8;

/** A plan for a whole turn, and the states that it passes through. */
interface Course {
  readonly start: State;
  readonly seat: Seat;
  readonly judge: Judge;
  readonly plan: Plan;
  readonly states: readonly State[];
}

/** Rates steps of colouring by the best way that was found to go on after them. */
export function rateColouring(view: State, seat: Seat, moves: ArrayLike<MoveCode>): readonly number[] {
  const { judge, plan, states } = courseOf(view, seat);
  const at = states.findIndex((state) => isSame(state, view));
  const { steps, value, firsts } = at > 0 ? onward(plan, at) : at === 0 ? plan : planColouring(view, judge, WIDTH);
  return Array.from(moves, (move) => {
    if (move === steps[0]) return value;
    return firsts.get(move) ?? valueAfter(view, judge, move);
  });
}

function onward({ steps, value }: Plan, at: number): Plan {
  return { steps: steps.slice(at), value, firsts: new Map() };
}

function valueAfter(view: State, judge: Judge, move: MoveCode): number {
  const after = colours.copy(view);
  colours.apply(after, judge.seat, move);
  return judge.value(after);
}

let latest: Course | undefined;

/**
 * The course of a seat's present turn from its beginning, which every view of it tells. So each step of a turn leads to
 * the same course, whether it is remembered or not.
 */
function courseOf(view: State, seat: Seat): Course {
  // [C22] What a spectator sees of a turn in the making is its beginning.
  const start = colours.view(view, SPECTATOR);
  if (latest?.seat === seat && isSame(latest.start, start)) return latest;
  const judge = new Judge(start, seat);
  const plan = planColouring(start, judge, WIDTH);
  const state = colours.copy(start);
  const states = plan.steps.map((step) => {
    const before = colours.copy(state);
    colours.apply(state, seat, step);
    return before;
  });
  latest = { start, seat, judge, plan, states };
  return latest;
}

function isSame(one: State, other: State): boolean {
  return one.bytes.length === other.bytes.length && one.bytes.every((byte, at) => byte === other.bytes[at]);
}
