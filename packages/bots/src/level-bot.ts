import type { AnyGame, StateBuffer } from '@crownhold/core';
import { createBestTurn } from './best-turn.ts';
import type { Bot } from './bot.ts';
import type { Level } from './evaluators/levels.ts';
import { createFullSearch } from './full-search.ts';
import { limitNodes } from './node-limit.ts';
import { createNoisyGreedy } from './noisy-greedy.ts';
import type { SearchEvaluator, SpecialEvaluator } from './search-evaluator.ts';

/** The bot of a level. Only one that searches with a network needs `network`. */
export function createLevel(
  { id, strategy }: Level,
  game: AnyGame,
  evaluator: SearchEvaluator<StateBuffer>,
  network?: SpecialEvaluator<StateBuffer>,
): Bot<StateBuffer> {
  switch (strategy.kind) {
    case 'noisy-greedy':
      return createNoisyGreedy(id, game, evaluator, strategy);
    case 'best-turn':
      return createBestTurn(id, game, evaluator);
    case 'search':
      return limitNodes(createFullSearch(id, game, evaluator), strategy.nodes);
    case 'network-search': {
      if (!network) throw new Error(`${id} has no network for ${game.id}`);
      const quick = limitNodes(createFullSearch(id, game, evaluator), strategy.quickGames);
      const learned = limitNodes(createFullSearch(id, game, network), strategy.nodes);
      return {
        id,
        think: (view, seat, budget) => (network.isBetterFor(view) ? learned : quick).think(view, seat, budget),
      };
    }
  }
}
