import type { AnyGame, StateBuffer } from '@crownhold/core';
import type { Bot } from './bot.ts';
import { createSearch } from './search.ts';
import type { SearchEvaluator } from './search-evaluator.ts';

/** How many turns are worth trying. */
export const BREADTH = 20;

/** The search with the breadth that our bots use. It ends only with its budget or once the best turn is clear. */
export function createFullSearch(id: string, game: AnyGame, evaluator: SearchEvaluator<StateBuffer>): Bot<StateBuffer> {
  return createSearch(id, game, evaluator, BREADTH);
}
