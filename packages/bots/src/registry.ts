import type { AnyGame } from '@crownhold/core';
import type { BotKind } from './bot.ts';
import { NETWORK_EVALUATORS } from './evaluators/network-evaluators.ts';
import { POLICIES } from './evaluators/policies.ts';
import { SEARCH_EVALUATORS } from './evaluators/search-evaluators.ts';
import { SIMULATORS } from './evaluators/simulators.ts';
import { YARDSTICKS } from './evaluators/yardsticks.ts';
import { createFlatMonteCarlo } from './flat-monte-carlo.ts';
import { BREADTH, createFullSearch } from './full-search.ts';
import { createGreedy } from './greedy.ts';
import { levelsFor } from './levels.ts';
import { createPolicyBot } from './policy-bot.ts';
import { createRandom } from './random.ts';
import { createTreeSearch } from './tree-search.ts';

/** The bots that play a game, the weakest first: those that people are offered. */
export function botsFor(game: AnyGame): readonly BotKind[] {
  const levels = levelsFor(game);
  return levels.length > 0 ? levels : simpleBotsFor(game);
}

/** The bots of a game without levels; where there are levels, older records name them. */
export function simpleBotsFor(game: AnyGame): readonly BotKind[] {
  const random = { id: 'random', create: () => createRandom(game) };
  const policy = POLICIES.get(game.id);
  return policy ? [random, { id: 'greedy', create: () => createGreedy(game, policy) }] : [random];
}

/** The players of the literature, the weakest first: no offer to people, but what other bots are measured by. */
export function yardsticksFor(game: AnyGame): readonly BotKind[] {
  const { policies, playouts } = YARDSTICKS.get(game.id) ?? { policies: [], playouts: [] };
  return [
    ...policies.map((policy) => ({ id: policy.id, create: () => createPolicyBot(game, policy) })),
    ...playouts.map((policy) => ({ id: `mce-${policy.id}`, create: () => createFlatMonteCarlo(game, policy) })),
  ];
}

/** The searches without an end of their own: in the arena, not at people's tables. */
export function searchBotsFor(game: AnyGame): readonly BotKind[] {
  const evaluator = SEARCH_EVALUATORS.get(game.id);
  const network = NETWORK_EVALUATORS.get(game.id);
  const simulator = SIMULATORS.get(game.id);
  if (!evaluator) return [];
  return [
    { id: 'search', create: () => createFullSearch('search', game, evaluator) },
    ...(network ? [{ id: 'network-search', create: () => createFullSearch('network-search', game, network) }] : []),
    ...(simulator ? [{ id: 'tree', create: () => createTreeSearch('tree', game, evaluator, simulator, BREADTH) }] : []),
  ];
}

/** Any bot that plays a game, offered or not. */
export function findBot(game: AnyGame, id: string): BotKind | undefined {
  const kinds = [...botsFor(game), ...simpleBotsFor(game), ...yardsticksFor(game), ...searchBotsFor(game)];
  return kinds.find((kind) => kind.id === id);
}
