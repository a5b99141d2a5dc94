import type { AnyGame, StateBuffer } from '@crownhold/core';
import { createBestTurn } from './best-turn.ts';
import type { Bot, BotKind } from './bot.ts';
import { LEVELS, type Level } from './evaluators/levels.ts';
import { SEARCH_EVALUATORS } from './evaluators/search-evaluators.ts';
import { createFullSearch } from './full-search.ts';
import { limitNodes } from './node-limit.ts';
import { createNoisyGreedy } from './noisy-greedy.ts';
import type { SearchEvaluator } from './search-evaluator.ts';

/** The level whom somebody meets who has not chosen yet. */
export const FIRST_OPPONENT = 'miller';

/** The bots of a game that has levels, the weakest first; none for another. */
export function levelsFor(game: AnyGame): readonly BotKind[] {
  const evaluator = SEARCH_EVALUATORS.get(game.id);
  const levels = LEVELS.get(game.id);
  if (!evaluator || !levels) return [];
  return levels.map((level) => ({ id: level.id, create: () => createLevel(level, game, evaluator) }));
}

function createLevel(
  { id, strategy }: Level,
  game: AnyGame,
  evaluator: SearchEvaluator<StateBuffer>,
): Bot<StateBuffer> {
  switch (strategy.kind) {
    case 'noisy-greedy':
      return createNoisyGreedy(id, game, evaluator, strategy);
    case 'best-turn':
      return createBestTurn(id, game, evaluator);
    case 'search':
      return limitNodes(createFullSearch(id, game, evaluator), strategy.nodes);
  }
}
