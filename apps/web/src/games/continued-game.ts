import { isFirstGame } from './first-game.ts';

interface Listed {
  readonly id: string;
  readonly isOver: boolean;
}

/** The game to go on with: the unfinished one played last; a lesson only if there is no other. */
export function gameToContinue<T extends Listed>(games: readonly T[]): T | undefined {
  const unfinished = games.filter(({ isOver }) => !isOver);
  return unfinished.find(({ id }) => !isFirstGame(id)) ?? unfinished[0];
}
