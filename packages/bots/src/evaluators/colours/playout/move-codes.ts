import { encodeMove } from '@crownhold/games/colours';

// Codes of moves, made by sums where `encodeMove` would be too slow: a first code of each kind, and what is added to it.

export const DONE = encodeMove({ kind: 'done' });
export const REVEAL = encodeMove({ kind: 'reveal' });
/** To add: the kingdom. */
export const MOVE = encodeMove({ kind: 'move', kingdom: 'blue' });
export const SPLIT = encodeMove({ kind: 'split', kingdom: 'blue' });
/** To add: the colour from 1. */
export const CHOOSE = encodeMove({ kind: 'choose', colour: 'green' }) - 2;
/** To add: twice the area, and 1 for a match. */
export const PAINT = encodeMove({ kind: 'paint', area: 0, isMatch: false });
/** To add: 16 times the area, twice the colour from 1, and 1 for a match. */
export const BLEND = encodeMove({ kind: 'blend', area: 0, colour: 'green', isMatch: false }) - 4;
export const TOWER = encodeMove({ kind: 'tower', area: 0, colour: 'blue', isMatch: false }) - 2;
/** To subtract from the code: what is left is 64 times the die, 8 times the kingdom, and the colour of white. */
export const TAKE = encodeMove({ kind: 'take', die: 0, kingdom: 'blue', colour: undefined });
/** To subtract: what is left is 8 times the row, and the number. */
export const STRIKE = encodeMove({ kind: 'strike', row: 'blue', number: 1 }) - 1;
