import type { AnyGame, StateBuffer } from '@crownhold/core';
import { duel } from '@crownhold/games/duel';
import type { BotKind } from '../../bot.ts';
import { createGreedy } from '../../greedy.ts';
import { createLevel } from '../../level-bot.ts';
import { createRandom } from '../../random.ts';
import type { SearchEvaluator } from '../../search-evaluator.ts';
import { DUEL_LEVELS } from '../levels.ts';
import { duelPolicy } from './policy.ts';
import { duelSearchEvaluator } from './search-evaluator.ts';

const game = duel as unknown as AnyGame;

/** Every bot that sits at tables of this game, as `findBot` knows it, without what other games need: for a page that loads little. */
export const DUEL_BOTS: readonly BotKind[] = [
  ...DUEL_LEVELS.map((level) => ({
    id: level.id,
    create: () => createLevel(level, game, duelSearchEvaluator as SearchEvaluator<StateBuffer>),
  })),
  { id: 'random', create: () => createRandom(game) },
  { id: 'greedy', create: () => createGreedy(game, duelPolicy) },
];
