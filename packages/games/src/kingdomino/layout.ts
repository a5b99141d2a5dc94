// Where everything stands in the words of a state. The inner loops read and write whole words of one array: each array
// more that a function touches costs V8 a check of its kind, its length and its address.
// Modules with inner loops take local names for these: V8 folds a module's own constants (ADR 4).

/** Dominoes not yet seen: one bit each, from 1 on in the first word and from 25 on in the second. */
export const UNSEEN = 0;
export const UNSEEN_BITS = 24;

export const SEATS = 2;
export const FLAGS = 3;
export const KINGS_PER_SEAT = 4;
export const LINE_LENGTH = 5;
export const ROUNDS = 6;
export const GAMES = 7;
export const GAME = 8;
export const PHASE = 9;
export const ROUND = 10;
export const SLOT = 11;
export const DRAWN = 12;
export const SEAT = 13;

// Four bytes in a word, the first in its lowest bits: one for each place of a line.
export const LINE = 14;
export const LINE_KINGS = 15;
export const NEXT = 16;
export const NEXT_KINGS = 17;
// One for each seat.
export const KINGS = 18;
export const TURNS = 19;
export const DISCARDS = 20;
export const LAID_COUNT = 21;

/** A word for each seat: how far its kingdom goes to the west, east, south and north. */
export const EXTENTS = 22;
/** The kingdoms, one after the other. */
export const BOARDS = 26;
export const BOARD_WORDS = 33;

// The planes of a kingdom: three bits of terrain (none 0, terrains 1-6, castle 7), two bits of crowns, and for each
// terrain the cells beside it or beside the castle.
const PLANE_WORDS = 3;
export const CROWN_PLANE = 3 * PLANE_WORDS;
export const NEAR_PLANE = 4 * PLANE_WORDS;
export const CASTLE = 7;
