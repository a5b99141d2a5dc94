import type { AnyGame, StateBuffer } from '@crownhold/core';
import type { Bot } from './bot.ts';
import { POLICIES } from './evaluators/policies.ts';
import { createGreedy } from './greedy.ts';
import { createRandom } from './random.ts';

/** A bot to be had. `create` makes a new one, for a seat or a thread of its own. */
export interface BotKind {
  readonly id: string;
  create(): Bot<StateBuffer>;
}

/** The bots that play a game, the weakest first. */
export function botsFor(game: AnyGame): readonly BotKind[] {
  const random = { id: 'random', create: () => createRandom(game) };
  const policy = POLICIES.get(game.id);
  return policy ? [random, { id: 'greedy', create: () => createGreedy(game, policy) }] : [random];
}

export function findBot(game: AnyGame, id: string): BotKind | undefined {
  return botsFor(game).find((kind) => kind.id === id);
}
