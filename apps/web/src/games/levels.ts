/**
 * The bots of Kingdomino, the weakest first. The first screen names them without loading how they play; a test holds
 * this list against theirs.
 */
export const LEVELS = ['random', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];

export const BEST_LEVEL: Level = LEVELS.at(-1)!;
