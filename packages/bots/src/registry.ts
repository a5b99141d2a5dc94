import type { AnyGame, StateBuffer } from '@crownhold/core';
import type { Bot } from './bot.ts';
import { createByPolicy } from './by-policy.ts';
import { POLICIES } from './evaluators/policies.ts';
import { ROLLERS } from './evaluators/rollers.ts';
import { YARDSTICKS } from './evaluators/yardsticks.ts';
import { createFlatMonteCarlo } from './flat-monte-carlo.ts';
import { createGreedy } from './greedy.ts';
import { createRandom } from './random.ts';
import { createSearch } from './search.ts';

/** A bot to be had. `create` makes a new one, for a seat or a thread of its own. */
export interface BotKind {
  readonly id: string;
  create(): Bot<StateBuffer>;
}

/** The bots that play a game, the weakest first: those that people are offered. */
export function botsFor(game: AnyGame): readonly BotKind[] {
  const random = { id: 'random', create: () => createRandom(game) };
  const policy = POLICIES.get(game.id);
  return policy ? [random, { id: 'greedy', create: () => createGreedy(game, policy) }] : [random];
}

/** The players of the literature, the weakest first: no offer to people, but what other bots are measured by. */
export function yardsticksFor(game: AnyGame): readonly BotKind[] {
  const { policies, playouts } = YARDSTICKS.get(game.id) ?? { policies: [], playouts: [] };
  return [
    ...policies.map((policy) => ({ id: policy.id, create: () => createByPolicy(game, policy) })),
    ...playouts.map((policy) => ({ id: `mce-${policy.id}`, create: () => createFlatMonteCarlo(game, policy) })),
  ];
}

/** Bots that search and are still being measured: in the arena, not yet at people's tables. */
export function searchersFor(game: AnyGame): readonly BotKind[] {
  const roller = ROLLERS.get(game.id);
  return roller ? [{ id: 'search', create: () => createSearch('search', game, roller, BREADTH) }] : [];
}

/** How many turns are worth trying. */
const BREADTH = 20;

/** Any bot that plays a game, yardsticks and searchers included. */
export function findBot(game: AnyGame, id: string): BotKind | undefined {
  return [...botsFor(game), ...yardsticksFor(game), ...searchersFor(game)].find((kind) => kind.id === id);
}
