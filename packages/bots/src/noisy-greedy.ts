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
import type { SearchEvaluator } from './search-evaluator.ts';
import { composeTurn } from './turn.ts';

/** The errors of a player. */
export interface ErrorModel {
  /** The chance that a move is noticed, from 0 to 1. One always is. */
  readonly attention: number;
  /** The most points by which a move is misjudged; small errors are likelier than great ones. */
  readonly noise: number;
}

/**
 * Plays the move with the highest rating, and so on until the turn is over, but overlooks and misjudges moves like a person;
 * whatever the budget: cut short it would be another player, so it counts no nodes.
 */
export function createNoisyGreedy<S extends StateBuffer, O extends GameOptions>(
  id: string,
  rules: Rules<S, O>,
  evaluator: SearchEvaluator<S>,
  errors: ErrorModel,
): Bot<S> {
  return {
    id,
    *think(view, seat, { seed }) {
      const rng = createRng(seed);
      const ratings = new Float64Array(rules.maxMoves);
      const turn = composeTurn(rules, view, seat, (state, moves) => {
        evaluator.rate(state, seat, moves, moves.length, ratings);
        return chooseWithErrors(moves, ratings, errors, rng);
      });
      const thought = { turn, nodes: 0 };
      yield thought;
      return thought;
    },
  };
}

function chooseWithErrors(
  moves: Int32Array,
  ratings: Float64Array,
  { attention, noise }: ErrorModel,
  rng: Rng,
): MoveCode {
  const alwaysNoticed = below(rng, moves.length);
  let best = moves[alwaysNoticed]!;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [at, move] of moves.entries()) {
    const isNoticed = rng() < attention * RNG_RANGE || at === alwaysNoticed;
    const noisyRating = ratings[at]! + noise * errorOf(rng);
    if (!isNoticed || noisyRating <= highest) continue;
    best = move;
    highest = noisyRating;
  }
  return best;
}

/** From -1 to 1, and likelier near 0; nothing but sums, which every engine rounds alike. */
function errorOf(rng: Rng): number {
  return (rng() + rng()) / RNG_RANGE - 1;
}
