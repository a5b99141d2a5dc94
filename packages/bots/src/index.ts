export type { Bot, BotKind, Budget, RankedTurn, Thought } from './bot.ts';
export { createGreedy } from './greedy.ts';
export { FIRST_OPPONENT, usualNodes } from './levels.ts';
export type { Policy } from './policy.ts';
export { createRandom } from './random.ts';
export { botsFor, findBot, yardsticksFor } from './registry.ts';
