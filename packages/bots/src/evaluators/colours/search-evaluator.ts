import type { View } from '@crownhold/core';
import { colours, type State } from '@crownhold/games/colours';
import type { Playouts, SearchEvaluator } from '../../search-evaluator.ts';
import { planTurns } from './plan/turn-plans.ts';
import { playToEnd } from './playout/playout.ts';
import { coloursPolicy } from './policy.ts';
import { SheetEvaluator } from './sheet/sheet-evaluator.ts';

/** What search and levels know of Colour Kingdoms. */
export const coloursSearchEvaluator: SearchEvaluator<State> = {
  seats: (state) => state.seats,
  rate(state, seat, moves, count, out) {
    out.set(Array.from(coloursPolicy.rate(state as View<State>, seat, moves.subarray(0, count))));
  },
  evaluate: (state, seat) => new SheetEvaluator(state, seat).value(state),
  planTurns,
  hasCommonChance: true,
  playoutsFrom: (state) => playoutsFrom(state),
};

function playoutsFrom(state: State): Playouts {
  let scratch: State | undefined;
  return {
    isDeterministic: state.isLast === 1,
    run(rng, scores) {
      scratch = colours.copy(state, scratch);
      playToEnd(scratch, rng);
      for (let seat = 0; seat < scores.length; seat++) scores[seat] = colours.score(scratch, seat);
    },
  };
}
