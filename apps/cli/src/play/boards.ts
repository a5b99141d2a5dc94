import { type Refusal, refuse } from '@crownhold/core';
import type { AnyBoard } from './board.ts';
import { coloursBoard } from './colours/index.ts';
import { duelBoard } from './duel/index.ts';
import { kingdominoBoard } from './kingdomino/index.ts';

/** Every game the terminal can show. The one place here that knows all of them. */
export const BOARDS: readonly AnyBoard[] = [kingdominoBoard, duelBoard, coloursBoard];

export function findBoard(id: string): AnyBoard | Refusal {
  const known = BOARDS.map(({ game }) => game.id).join(', ');
  return BOARDS.find(({ game }) => game.id === id) ?? refuse('R4', 'unknown-game', { game: id, known });
}
