import { type GameOptions, listMoves, type MoveCode, type Rules, type Seat, type StateBuffer } from '@crownhold/core';
import type { Roller } from './roller.ts';

/** A whole turn that is worth a thought. */
export interface Candidate<S extends StateBuffer> {
  readonly turn: readonly MoveCode[];
  /** What it promises at first sight. */
  readonly rating: number;
  /** The state after it. */
  readonly after: S;
}

/** All turns of a seat, the most promising first. */
export function listCandidates<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  roller: Roller<S>,
  state: S,
  seat: Seat,
): readonly Candidate<S>[] {
  const start = rules.turn(state, seat);
  const candidates: Candidate<S>[] = [];
  const goOn = (before: S, turn: readonly MoveCode[]): void => {
    if (rules.turn(before, seat) !== start) {
      candidates.push({ turn, rating: roller.appraise(before, seat), after: before });
      return;
    }
    for (const move of listMoves(rules, before, seat)) {
      const next = rules.copy(before);
      rules.apply(next, seat, move);
      goOn(next, [...turn, move]);
    }
  };
  goOn(state, []);
  if (candidates.length === 0) throw new Error(`seat ${seat} has nothing to decide`);
  return candidates.sort((one, other) => other.rating - one.rating);
}
