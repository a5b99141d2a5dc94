import { arrowOf } from '@crownhold/hands';
import { flipHand, jumpHand, type KingdominoHand, moveHand, turnHand } from '@crownhold/hands/kingdomino';

/** What a key does to the piece in hand; `undefined` when it does nothing. */
export function steerHand(hand: KingdominoHand, key: string): KingdominoHand | undefined {
  const arrow = arrowOf(key);
  if (arrow) return moveHand(hand, arrow.x, arrow.y);
  switch (key) {
    case 'r':
      return turnHand(hand);
    case 'f':
      return flipHand(hand);
    case 'tab':
      return jumpHand(hand, 1);
    case 'back-tab':
      return jumpHand(hand, -1);
    default:
      return undefined;
  }
}
