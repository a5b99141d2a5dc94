import type { AnyGame } from '@crownhold/core';
import { duel } from '@crownhold/games/duel';
import type { BotKind } from '../../bot.ts';
import { createGreedy } from '../../greedy.ts';
import { createRandom } from '../../random.ts';
import { duelPolicy } from './policy.ts';

const game = duel as unknown as AnyGame;

/** The bots of Kingdomino Duel and nothing of other games, for a page that plays one game at a time. */
export const DUEL_BOTS: readonly BotKind[] = [
  { id: 'random', create: () => createRandom(game) },
  { id: 'greedy', create: () => createGreedy(game, duelPolicy) },
];
