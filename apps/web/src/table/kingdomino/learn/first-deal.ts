import { FIRST_GAME } from '../../../games/first-game.ts';

/** Deals the same lines always, whatever is taken: much forest to begin with, and the person chooses first. */
export const FIRST_DEALING = { secret: new Uint8Array(32).fill(28), table: FIRST_GAME } as const;

export const FIRST_OPTIONS = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' } as const;
