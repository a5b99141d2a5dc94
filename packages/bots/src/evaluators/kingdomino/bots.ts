import type { AnyGame, StateBuffer } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import type { BotKind } from '../../bot.ts';
import { createGreedy } from '../../greedy.ts';
import { createLevel } from '../../level-bot.ts';
import { createRandom } from '../../random.ts';
import type { SearchEvaluator } from '../../search-evaluator.ts';
import { KINGDOMINO_LEVELS } from '../levels.ts';
import { kingdominoPolicy } from './policy.ts';
import { kingdominoSearchEvaluator } from './search-evaluator.ts';

const game = kingdomino as unknown as AnyGame;

/** Every bot that sits at tables of this game, as `findBot` knows it, without what other games need: for a page that loads little. */
export const KINGDOMINO_BOTS: readonly BotKind[] = [
  ...KINGDOMINO_LEVELS.map((level) => ({
    id: level.id,
    create: () => createLevel(level, game, kingdominoSearchEvaluator as SearchEvaluator<StateBuffer>),
  })),
  { id: 'random', create: () => createRandom(game) },
  { id: 'greedy', create: () => createGreedy(game, kingdominoPolicy) },
];
