import type { AnyGame } from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import type { BotKind } from '../../bot.ts';
import { createGreedy } from '../../greedy.ts';
import { createRandom } from '../../random.ts';
import { coloursPolicy } from './policy.ts';

const game = colours as unknown as AnyGame;

/** The bots of Colour Kingdoms and nothing of other games, for a page that plays one game at a time. */
export const COLOURS_BOTS: readonly BotKind[] = [
  { id: 'random', create: () => createRandom(game) },
  { id: 'greedy', create: () => createGreedy(game, coloursPolicy) },
];
