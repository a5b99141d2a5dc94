import { deviceStorage, type StorageFault } from '../app/device-storage.ts';
import { t } from '../app/language.ts';
import { nameChairs } from './chair.ts';
import { createGameStorage } from './game-storage.ts';
import { type GameSummary, inLanguage, type SavedGame } from './saved-game.ts';

export type { GameSummary, SavedGame } from './saved-game.ts';

const storedGames = createGameStorage(deviceStorage());

/** My games on this device, the one played last first. */
export function listGames(): readonly GameSummary[] {
  return storedGames.list().map((game) => ({ ...game, chairs: nameChairs(game.chairs, t.value) }));
}

export function loadGame(id: string): SavedGame | undefined {
  const game = storedGames.load(id);
  return game && inLanguage(game, t.value);
}

/** Says why, if the game will be gone with the page: there is no room, or the browser keeps nothing. */
export function saveGame(game: SavedGame): StorageFault | undefined {
  return storedGames.save(game);
}

export function removeGame(id: string): void {
  storedGames.remove(id);
}
