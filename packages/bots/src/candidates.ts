import type { GameOptions, MoveCode, Rules, Seat, StateBuffer } from '@crownhold/core';
import type { Roller } from './roller.ts';

/** A whole turn that is worth a thought. */
export interface Candidate<S extends StateBuffer> {
  readonly turn: readonly MoveCode[];
  /** How good it looks at first sight. */
  readonly rating: number;
  /** The state after it. */
  readonly after: S;
}

interface Limits {
  /** Steps that are followed up at each point of a turn. */
  readonly steps: number;
  /** Turns in all. */
  readonly turns: number;
}

/** The most promising turns of a seat, the best first. */
export function listCandidates<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  roller: Roller<S>,
  state: S,
  seat: Seat,
  limits: Limits,
): readonly Candidate<S>[] {
  const start = rules.turn(state, seat);
  const moves = new Int32Array(rules.maxMoves);
  const ratings = new Float64Array(rules.maxMoves);
  const goOn = (before: S, turn: readonly MoveCode[], rating: number): readonly Candidate<S>[] => {
    if (rules.turn(before, seat) !== start) return [{ turn, rating, after: before }];
    const count = rules.legalMoves(before, seat, moves);
    if (count === 0) throw new Error(`seat ${seat} has nothing to decide`);
    roller.rate(before, seat, moves, count, ratings);
    const steps = Array.from({ length: count }, (_, at) => ({ move: moves[at]!, rating: ratings[at]! }))
      .sort((one, other) => other.rating - one.rating)
      .slice(0, limits.steps);
    return steps.flatMap((step) => {
      const next = rules.copy(before);
      rules.apply(next, seat, step.move);
      return goOn(next, [...turn, step.move], rating + step.rating);
    });
  };
  return goOn(state, [], 0)
    .toSorted((one, other) => other.rating - one.rating)
    .slice(0, limits.turns);
}
