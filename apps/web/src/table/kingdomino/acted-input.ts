import { isRefusal } from '@crownhold/core';
import { type KingdominoAction, type KingdominoInput, kingdominoInput } from '@crownhold/table/kingdomino';

/** The input after an action, outside of any table: to try something, or for an example. A refused one changes nothing. */
export function actedInput(input: KingdominoInput, action: KingdominoAction): KingdominoInput {
  const next = kingdominoInput.act(input, action);
  return isRefusal(next) ? input : next;
}
