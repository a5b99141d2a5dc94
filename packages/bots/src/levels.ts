import type { AnyGame, StateBuffer } from '@crownhold/core';
import type { Bot, BotKind } from './bot.ts';
import { createCapped } from './capped.ts';
import { LEVELS, type Level } from './evaluators/levels.ts';
import { ROLLERS } from './evaluators/rollers.ts';
import { createRater } from './rater.ts';
import type { Roller } from './roller.ts';
import { createSearcher } from './searcher.ts';
import { createWeigher } from './weigher.ts';

/** The level whom somebody meets who has not chosen yet. */
export const FIRST_OPPONENT = 'miller';

/** The bots of a game that has levels, the weakest first; none for another. */
export function levelsFor(game: AnyGame): readonly BotKind[] {
  const roller = ROLLERS.get(game.id);
  const levels = LEVELS.get(game.id);
  if (!roller || !levels) return [];
  return levels.map((level) => ({ id: level.id, create: () => createLevel(level, game, roller) }));
}

function createLevel({ id, manner }: Level, game: AnyGame, roller: Roller<StateBuffer>): Bot<StateBuffer> {
  switch (manner.kind) {
    case 'glances':
      return createRater(id, game, roller, manner);
    case 'weighs':
      return createWeigher(id, game, roller);
    case 'searches':
      return createCapped(createSearcher(id, game, roller), manner.nodes);
  }
}
