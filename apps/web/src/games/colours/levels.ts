/**
 * The bots of Colour Kingdoms, the weakest first. The first screen names them without loading how they play; a test holds
 * this list against theirs.
 */
export const LEVELS = ['random', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];

/** Whom somebody meets who has not chosen yet. */
export const FIRST_LEVEL: Level = 'greedy';
/** The best of those that answer at once. */
export const QUICK_LEVEL: Level = 'greedy';
export const BEST_LEVEL: Level = LEVELS.at(-1)!;
