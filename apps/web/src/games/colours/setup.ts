import type { GameSetup } from '../game-card.ts';
import { FIRST_LEVEL, LEVELS } from './levels.ts';

/** [C18] [C19] [C20] One to four play by the same rules: there is nothing to choose but who plays. */
export const coloursSetup: GameSetup = {
  seatCounts: [1, 2, 3, 4],
  levels: LEVELS,
  firstLevel: FIRST_LEVEL,
  switches: [],
  choices: [],
  options: ({ count }) => ({ seats: count }),
};
