import { type Draft, listMoves } from '@crownhold/core';
import { decodeMove, duel, type State } from '@crownhold/games/duel';
import type { Step } from './step.ts';

/** The step after which the seat can have most points in this turn; of equals the first. */
export function bestOf({ state, seat }: Draft<State>, steps: readonly Step[]): Step | undefined {
  if (steps.length < 2) return steps[0];
  let best: { readonly step: Step; readonly points: number } | undefined;
  for (const step of steps) {
    const after = duel.copy(state);
    duel.apply(after, seat, step.code);
    const points = mostPoints(after, seat);
    if (!best || points > best.points) best = { step, points };
  }
  return best?.step;
}

/** Points after the best drawing that needs no more powers; names of jokers are found on the way. */
function mostPoints(state: State, seat: number): number {
  const turn = duel.turn(state, seat);
  const next = [...listMoves(duel, state, seat)].filter((code) => {
    const kind = decodeMove(code)!.kind;
    return kind === 'name' || kind === 'draw';
  });
  return next.reduce(
    (most, code) => {
      const after = duel.copy(state);
      duel.apply(after, seat, code);
      return Math.max(most, duel.turn(after, seat) === turn ? mostPoints(after, seat) : duel.score(after, seat));
    },
    duel.score(state, seat),
  );
}
