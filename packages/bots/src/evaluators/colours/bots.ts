import type { AnyGame, StateBuffer } from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import type { BotKind } from '../../bot.ts';
import { createGreedy } from '../../greedy.ts';
import { createLevel } from '../../level-bot.ts';
import { createRandom } from '../../random.ts';
import type { SearchEvaluator } from '../../search-evaluator.ts';
import { COLOURS_LEVELS } from '../levels.ts';
import { coloursPolicy } from './policy.ts';
import { coloursSearchEvaluator } from './search-evaluator.ts';

const game = colours as unknown as AnyGame;

/** Every bot that sits at tables of this game, as `findBot` knows it, without what other games need: for a page that loads little. */
export const COLOURS_BOTS: readonly BotKind[] = [
  ...COLOURS_LEVELS.map((level) => ({
    id: level.id,
    create: () => createLevel(level, game, coloursSearchEvaluator as SearchEvaluator<StateBuffer>),
  })),
  { id: 'random', create: () => createRandom(game) },
  { id: 'greedy', create: () => createGreedy(game, coloursPolicy) },
];
