import { kingdomino } from '@crownhold/games/kingdomino';
import { draftAfter, type InputRules, rebaseDraft } from '../input.ts';
import { actOn, type KingdominoAction, undoOn } from './actions.ts';
import { type KingdominoInput, type KingdominoTypes, settleInput, startInput } from './input.ts';

/** How a person plays Kingdomino at a table. */
export const kingdominoInput: InputRules<KingdominoTypes, KingdominoInput, KingdominoAction> = {
  game: kingdomino,
  start: startInput,
  act: actOn,
  undo: undoOn,
  rebase: (input, view) => ({ ...input, draft: rebaseDraft<KingdominoTypes>(kingdomino, input.draft, view) }),
  resume: (input, turn) => settleInput({ ...input, draft: draftAfter<KingdominoTypes>(kingdomino, input.draft, turn) }),
  isHidden: () => false,
  isBetweenGames: ({ phase }) => phase === 'renew',
  order: (_, seats) => seats,
};

export { cellsOf, isWithin, placeOn } from '../place.ts';
export type { KingdominoAction } from './actions.ts';
export { cameraOf } from './camera.ts';
export { type GainParts, gainParts } from './gain.ts';
export { type Hint, hintOf, type Reason } from './hint.ts';
export {
  inputGain,
  inputRefusal,
  isCovered,
  isDiscard,
  type KingdominoInput,
  type KingdominoTypes,
  openCells,
  reachOf,
  takenDomino,
} from './input.ts';
export { newsOf } from './news.ts';
export { type KingdominoScene, scenesOf } from './scenes.ts';
