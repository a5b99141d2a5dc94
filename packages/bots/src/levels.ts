import type { AnyGame } from '@crownhold/core';
import type { BotKind } from './bot.ts';
import { LEVELS } from './evaluators/levels.ts';
import { NETWORK_EVALUATORS } from './evaluators/network-evaluators.ts';
import { SEARCH_EVALUATORS } from './evaluators/search-evaluators.ts';
import { createLevel } from './level-bot.ts';

/** The level whom somebody meets who has not chosen yet. */
export const FIRST_OPPONENT = 'miller';

/** The bots of a game that has levels, the weakest first; none for another. */
export function levelsFor(game: AnyGame): readonly BotKind[] {
  const evaluator = SEARCH_EVALUATORS.get(game.id);
  const network = NETWORK_EVALUATORS.get(game.id);
  const levels = LEVELS.get(game.id);
  if (!evaluator || !levels) return [];
  return levels.map((level) => ({ id: level.id, create: () => createLevel(level, game, evaluator, network) }));
}

/** How many positions a bot looks at if nobody hurries it; `undefined` for one that does not search. */
export function usualNodes(game: AnyGame, id: string): number | undefined {
  const strategy = LEVELS.get(game.id)?.find((level) => level.id === id)?.strategy;
  return strategy && 'nodes' in strategy ? strategy.nodes : undefined;
}
