import { kingdomino } from '@crownhold/games/kingdomino';
import { levelsFor } from '../src/levels.ts';

const LADDER = ['random', ...levelsFor(kingdomino).map(({ id }) => id)];

/** Each level of Kingdomino with the one below, from the first, below which is nothing but chance. */
export const LEVEL_PAIRS = LADDER.slice(1).map((level, at) => ({ level, below: LADDER[at]! }));
