import {
  type GameOptions,
  includes,
  listMoves,
  type MoveCode,
  type Rules,
  type Seat,
  type StateBuffer,
} from '@crownhold/core';
import type { Candidate } from './candidate.ts';
import type { SearchEvaluator } from './search-evaluator.ts';

/** All turns of a seat whose moves are worth following, or those that a game plans; the best rating first. */
export function listCandidates<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  evaluator: SearchEvaluator<S>,
  state: S,
  seat: Seat,
): readonly Candidate<S>[] {
  if (!includes(rules.actors(state), seat)) throw new Error(`seat ${seat} has nothing to decide`);
  if (evaluator.planTurns) return evaluator.planTurns(state, seat);
  const start = rules.turn(state, seat);
  const candidates: Candidate<S>[] = [];
  const goOn = (before: S, turn: readonly MoveCode[]): void => {
    if (rules.turn(before, seat) !== start) {
      candidates.push({ turn, rating: evaluator.evaluate(before, seat), after: before });
      return;
    }
    for (const move of promising(evaluator, before, seat, listMoves(rules, before, seat), turn.length)) {
      const next = rules.copy(before);
      rules.apply(next, seat, move);
      goOn(next, [...turn, move]);
    }
  };
  goOn(state, []);
  return candidates.sort((one, other) => other.rating - one.rating);
}

/** The moves of a step that are worth following. */
function promising<S extends StateBuffer>(
  evaluator: SearchEvaluator<S>,
  state: S,
  seat: Seat,
  moves: Int32Array,
  step: number,
): Iterable<MoveCode> {
  const { breadths } = evaluator;
  const breadth = breadths?.[Math.min(step, breadths.length - 1)] ?? Number.POSITIVE_INFINITY;
  if (moves.length <= breadth) return moves;
  const ratings = new Float64Array(moves.length);
  evaluator.rate(state, seat, moves, moves.length, ratings);
  return [...moves.keys()]
    .sort((one, other) => ratings[other]! - ratings[one]!)
    .slice(0, breadth)
    .map((at) => moves[at]!);
}
