/**
 * The bots of Colour Kingdoms, the weakest first. The first screen names them without loading how they play; a test holds
 * this list against theirs.
 */
export const LEVELS = ['page', 'shepherd', 'miller', 'mason', 'knight', 'queen'] as const;
export type Level = (typeof LEVELS)[number];

/** Whom somebody meets who has not chosen yet. */
export const FIRST_LEVEL: Level = 'miller';
/** The best of those that answer at once. */
export const QUICK_LEVEL: Level = 'mason';
export const BEST_LEVEL: Level = LEVELS.at(-1)!;

/** Bots that were offered once: they still sit at older tables. */
export const OLDER_BOTS = ['random', 'greedy'] as const;
