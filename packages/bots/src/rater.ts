import {
  below,
  createRng,
  type GameOptions,
  type MoveCode,
  RNG_RANGE,
  type Rng,
  type Rules,
  type StateBuffer,
} from '@crownhold/core';
import type { Bot } from './bot.ts';
import type { Roller } from './roller.ts';
import { composeTurn } from './turn.ts';

/** How a player errs. */
export interface Lapses {
  /** How likely an option is noticed, from 0 to 1. One always is. */
  readonly attention: number;
  /** The most points by which an option is misjudged; small errors are likelier than great ones. */
  readonly noise: number;
}

/**
 * The step that looks best at a glance, and so on until the turn is over. It overlooks and misjudges like a person, whatever
 * the budget: cut short it would be another player, so it counts no nodes.
 */
export function createRater<S extends StateBuffer, O extends GameOptions>(
  id: string,
  rules: Rules<S, O>,
  roller: Roller<S>,
  lapses: Lapses,
): Bot<S> {
  return {
    id,
    *think(view, seat, { seed }) {
      const rng = createRng(seed);
      const ratings = new Float64Array(rules.maxMoves);
      const turn = composeTurn(rules, view, seat, (state, moves) => {
        roller.rate(state, seat, moves, moves.length, ratings);
        return glance(moves, ratings, lapses, rng);
      });
      const thought = { turn, nodes: 0 };
      yield thought;
      return thought;
    },
  };
}

function glance(moves: Int32Array, ratings: Float64Array, { attention, noise }: Lapses, rng: Rng): MoveCode {
  const striking = below(rng, moves.length);
  let best = moves[striking]!;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [at, move] of moves.entries()) {
    const isNoticed = rng() < attention * RNG_RANGE || at === striking;
    const impression = ratings[at]! + noise * errorOf(rng);
    if (!isNoticed || impression <= highest) continue;
    best = move;
    highest = impression;
  }
  return best;
}

/** From -1 to 1, and likelier near 0; nothing but sums, which every engine rounds alike. */
function errorOf(rng: Rng): number {
  return (rng() + rng()) / RNG_RANGE - 1;
}
