import { below, createRng, type GameOptions, type Rules, type StateBuffer } from '@crownhold/core';
import type { Bot } from './bot.ts';
import { listCandidates } from './candidates.ts';
import type { SearchEvaluator } from './search-evaluator.ts';

/** Plays the whole turn with the highest evaluation, whatever the budget; so it counts no nodes. */
export function createBestTurn<S extends StateBuffer, O extends GameOptions>(
  id: string,
  rules: Rules<S, O>,
  evaluator: SearchEvaluator<S>,
): Bot<S> {
  return {
    id,
    *think(view, seat, { seed }) {
      const candidates = listCandidates<S, O>(rules, evaluator, view, seat);
      const equals = candidates.filter(({ rating }) => rating === candidates[0]!.rating);
      const { turn } = equals[below(createRng(seed), equals.length)]!;
      const thought = { turn, nodes: 0 };
      yield thought;
      return thought;
    },
  };
}
