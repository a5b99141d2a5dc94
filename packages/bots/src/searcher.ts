import type { AnyGame, StateBuffer } from '@crownhold/core';
import type { Bot } from './bot.ts';
import type { Roller } from './roller.ts';
import { createSearch } from './search.ts';

/** How many turns are worth trying. */
const BREADTH = 20;

/** The search as we play it, under a name. It never has enough by itself. */
export function createSearcher(id: string, game: AnyGame, roller: Roller<StateBuffer>): Bot<StateBuffer> {
  return createSearch(id, game, roller, BREADTH);
}
