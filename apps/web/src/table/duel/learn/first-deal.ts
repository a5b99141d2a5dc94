import { FIRST_GAME } from '../../../games/first-game.ts';

/** Among the games of this device. */
const TABLE = `${FIRST_GAME}-duel`;

/** Rolls the same dice always, whatever is taken: the person is A and finds crosses early. */
export const FIRST_DEALING = { secret: new Uint8Array(32).fill(7), table: TABLE } as const;

export const FIRST_OPTIONS = { seats: 2, spellbook: 'drawn', first: 0 } as const;
