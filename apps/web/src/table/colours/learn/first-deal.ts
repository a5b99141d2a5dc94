import { FIRST_GAME } from '../../../games/first-game.ts';

/** Among the games of this device. */
const TABLE = `${FIRST_GAME}-colours`;

/** Throws the same dice always: the first lie in one kingdom each, a blue one in Blueriver and a red one in Redmount. */
export const FIRST_DEALING = { secret: new Uint8Array(32).fill(145), table: TABLE } as const;

/** [C20] Alone. */
export const FIRST_OPTIONS = { seats: 1 } as const;
