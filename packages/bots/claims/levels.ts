import type { AnyGame } from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import { duel } from '@crownhold/games/duel';
import { kingdomino } from '@crownhold/games/kingdomino';
import { levelsFor } from '../src/levels.ts';

/** A level and the one below. */
export interface LevelPair {
  readonly level: string;
  readonly below: string;
}

/** Each level of Kingdomino with the one below, from the first, below which is nothing but chance. */
export const LEVEL_PAIRS = pairsOf(kingdomino);
/** The same of Kingdomino Duel. */
export const DUEL_LEVEL_PAIRS = pairsOf(duel);
/** The same of Colour Kingdoms. */
export const COLOURS_LEVEL_PAIRS = pairsOf(colours);

function pairsOf(game: AnyGame): readonly LevelPair[] {
  const ladder = ['random', ...levelsFor(game).map(({ id }) => id)];
  return ladder.slice(1).map((level, at) => ({ level, below: ladder[at]! }));
}
