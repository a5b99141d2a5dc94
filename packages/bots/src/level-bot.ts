import type { AnyGame, StateBuffer } from '@crownhold/core';
import { createBestTurn } from './best-turn.ts';
import type { Bot } from './bot.ts';
import type { Level } from './evaluators/levels.ts';
import { createFullSearch } from './full-search.ts';
import { limitNodes } from './node-limit.ts';
import { createNoisyGreedy } from './noisy-greedy.ts';
import type { SearchEvaluator } from './search-evaluator.ts';

/** The bot of a level. */
export function createLevel(
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
