import {
  below,
  createRng,
  type GameOptions,
  type MoveCode,
  type Rng,
  type Rules,
  type StateBuffer,
} from '@crownhold/core';
import type { Bot } from './bot.ts';
import type { Policy } from './policy.ts';
import { composeTurn } from './turn.ts';

/** The step that a policy rates best, and so on until the turn is over. Looks at nothing beyond its own turn. */
export function createGreedy<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  policy: Policy<S>,
): Bot<S> {
  return {
    id: 'greedy',
    *think(view, seat, { seed, nodes: limit = Number.POSITIVE_INFINITY }) {
      const rng = createRng(seed);
      let nodes = 0;
      const turn = composeTurn(rules, view, seat, (state, moves) => {
        // What the budget does not allow to rate is left out; without any rating one step is as good as another.
        const rated = moves.length === 1 ? moves.subarray(1) : moves.subarray(0, Math.max(0, limit - nodes));
        nodes += rated.length;
        return rated.length === 0
          ? moves[below(rng, moves.length)]!
          : bestOf(rated, policy.rate(state, seat, rated), rng);
      });
      const thought = { turn, nodes };
      yield thought;
      return thought;
    },
  };
}

/** One of the best rated, each as likely. */
function bestOf(moves: Int32Array, ratings: ArrayLike<number>, rng: Rng): MoveCode {
  let best = moves[0]!;
  let highest = Number.NEGATIVE_INFINITY;
  let ties = 0;
  for (const [at, move] of moves.entries()) {
    const rating = ratings[at]!;
    if (rating < highest) continue;
    ties = rating > highest ? 1 : ties + 1;
    highest = rating;
    if (below(rng, ties) === 0) best = move;
  }
  return best;
}
