import type { StateBuffer } from '@crownhold/core';
import type { Bot } from './bot.ts';

/** A bot that has enough after so many nodes, however many it may use. */
export function createCapped<S extends StateBuffer>(bot: Bot<S>, most: number): Bot<S> {
  return {
    id: bot.id,
    think: (view, seat, budget) => bot.think(view, seat, { ...budget, nodes: Math.min(most, budget.nodes ?? most) }),
  };
}
