/** The id of the game in which somebody learns to play; there is one at a time. */
export const FIRST_GAME = 'first-game';
