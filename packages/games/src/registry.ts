import type { AnyGame } from '@crownhold/core';
import { colours } from './colours/index.ts';
import { duel } from './duel/index.ts';
import { kingdomino } from './kingdomino/index.ts';

/** Every game there is. The one place that knows all of them. */
export const GAMES: readonly AnyGame[] = [kingdomino, duel, colours];

export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
