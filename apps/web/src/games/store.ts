import { deviceStorage, type StorageFault } from '../app/device-storage.ts';
import { t } from '../app/language.ts';
import { nameChairs } from './chair.ts';
import { type GameSummary, inLanguage, type SavedGame } from './saved-game.ts';
import { createShelf } from './shelf.ts';

export type { GameSummary, SavedGame } from './saved-game.ts';

const shelf = createShelf(deviceStorage());

/** My games on this device, the one played last first. */
export function listGames(): readonly GameSummary[] {
  return shelf.list().map((game) => ({ ...game, chairs: nameChairs(game.chairs, t.value) }));
}

export function loadGame(id: string): SavedGame | undefined {
  const game = shelf.load(id);
  return game && inLanguage(game, t.value);
}

/** Says why, if the game will be gone with the page: there is no room, or the browser keeps nothing. */
export function saveGame(game: SavedGame): StorageFault | undefined {
  return shelf.save(game);
}

export function removeGame(id: string): void {
  shelf.remove(id);
}
