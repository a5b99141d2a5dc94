import type { AnyGame, StateBuffer } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import type { BotKind } from '../../bot.ts';
import { createGreedy } from '../../greedy.ts';
import { createLevel } from '../../level-bot.ts';
import { createRandom } from '../../random.ts';
import type { SearchEvaluator, SpecialEvaluator } from '../../search-evaluator.ts';
import { KINGDOMINO_LEVELS, type Level } from '../levels.ts';
import { kingdominoPolicy } from './policy.ts';
import { kingdominoSearchEvaluator } from './search-evaluator.ts';

const game = kingdomino as unknown as AnyGame;
const evaluator = kingdominoSearchEvaluator as SearchEvaluator<StateBuffer>;

/** Every bot that sits at tables of this game, as `findBot` knows it, without what other games need: for a page that loads little. */
export const KINGDOMINO_BOTS: readonly BotKind[] = [
  ...KINGDOMINO_LEVELS.map((level) => (level.strategy.kind === 'network-search' ? learnedBot(level) : plainBot(level))),
  { id: 'random', create: () => createRandom(game) },
  { id: 'greedy', create: () => createGreedy(game, kingdominoPolicy) },
];

function plainBot(level: Level): BotKind {
  return { id: level.id, create: () => createLevel(level, game, evaluator) };
}

/** Its networks are loaded by those who play it. */
function learnedBot(level: Level): BotKind {
  let network: SpecialEvaluator<StateBuffer> | undefined;
  return {
    id: level.id,
    async load() {
      const { kingdominoNetworkEvaluator } = await import('./network-evaluator.ts');
      network = kingdominoNetworkEvaluator as SpecialEvaluator<StateBuffer>;
    },
    create: () => createLevel(level, game, evaluator, network),
  };
}
