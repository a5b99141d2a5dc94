import type { KingdominoAction } from '@crownhold/table/kingdomino';
import { arrowOf, tabOf } from '../arrow.ts';

/** What a key does to the piece that hovers; `undefined` when it does nothing. */
export function actionOf(key: string): KingdominoAction | undefined {
  const arrow = arrowOf(key);
  if (arrow) return { kind: 'move', dx: arrow.x, dy: arrow.y };
  const direction = tabOf(key);
  if (direction) return { kind: 'jump', direction };
  switch (key) {
    case 'r':
      return { kind: 'turn', quarters: 1 };
    case 'f':
      return { kind: 'flip' };
    case 'enter':
      return { kind: 'play', isShown: true };
    default:
      return undefined;
  }
}
