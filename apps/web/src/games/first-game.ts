/** The id of the game in which somebody learns to play; there is one at a time for each kind of game. */
export const FIRST_GAME = 'first-game';

export function isFirstGame(id: string): boolean {
  return id === FIRST_GAME || id.startsWith(`${FIRST_GAME}-`);
}
