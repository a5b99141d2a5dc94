import type { StateBuffer } from '@crownhold/core';
import type { Bot } from './bot.ts';

/** Limits a bot to `most` nodes, whatever its budget. */
export function limitNodes<S extends StateBuffer>(bot: Bot<S>, most: number): Bot<S> {
  return {
    id: bot.id,
    think: (view, seat, budget) => bot.think(view, seat, { ...budget, nodes: Math.min(most, budget.nodes ?? most) }),
  };
}
