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

/** All turns of a seat, or the promising ones where a game plans them; the best rating first. */
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
    for (const move of listMoves(rules, before, seat)) {
      const next = rules.copy(before);
      rules.apply(next, seat, move);
      goOn(next, [...turn, move]);
    }
  };
  goOn(state, []);
  return candidates.sort((one, other) => other.rating - one.rating);
}
