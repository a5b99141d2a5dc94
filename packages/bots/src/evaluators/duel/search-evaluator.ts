import type { View } from '@crownhold/core';
import type { State } from '@crownhold/games/duel';
import type { SearchEvaluator } from '../../search-evaluator.ts';
import { Playout } from './playout/playout.ts';
import { DRAW_A, Position, SHARE } from './playout/position.ts';
import { duelPolicy } from './policy.ts';

const playout = new Playout();
/** Quick games are cut short after so many rounds: what comes later tells more of luck than of the turn. */
const ROUNDS = 7;

/** Nothing here looks at the rules: playouts have boards of their own, and the greedy player's ratings in another form. */
export const duelSearchEvaluator: SearchEvaluator<State> = {
  seats: () => 2,
  breadths: [12, 4, 2, 1],
  hasCommonChance: true,
  reward: { win: 0, margin: 25 },

  rate(state, seat, moves, count, out) {
    // Nothing is hidden in the Duel: every state is a view.
    out.set(duelPolicy.rate(state as View<State>, seat, moves.subarray(0, count)));
  },

  evaluate(state, seat) {
    playout.start(new Position(state));
    const isDrafting = playout.step === SHARE || playout.step === DRAW_A;
    return isDrafting ? playout.draftValue(seat) : playout.value(seat);
  },

  playoutsFrom(state) {
    const position = new Position(state);
    return { isDeterministic: false, run: (rng, scores) => playout.run(position, rng, scores, ROUNDS) };
  },
};
