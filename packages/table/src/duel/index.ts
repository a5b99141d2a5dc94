import { duel } from '@crownhold/games/duel';
import { draftAfter, type InputRules } from '../input.ts';
import type { DuelAction } from './action.ts';
import { actOn, undoOn, withChoices } from './actions.ts';
import { choicesOf } from './choices.ts';
import { compiledInput, type DuelInput, type DuelTypes, settleCursor, startInput } from './input.ts';

/** How a person plays Kingdomino Duel at a table. */
export const duelInput: InputRules<DuelTypes, DuelInput, DuelAction> = {
  game: duel,
  start: startInput,
  act: actOn,
  undo: undoOn,
  rebase: (input, view) => ({ ...input, ...compiledInput(view, input.draft.seat, input.choices, input.presets) }),
  resume: (input, turn) =>
    settleCursor(withChoices(input, choicesOf(draftAfter<DuelTypes>(duel, input.draft, turn).moves))),
  isHidden: () => false,
  isBetweenGames: () => false,
  order: (_, seats) => seats,
};

export type { DuelAction } from './action.ts';
export { jokerOf, openSquares } from './actions.ts';
export { chosenDice, type DuelChoice, type Preset, wantedDice } from './choices.ts';
export { waysOver } from './ghost.ts';
export { type DuelHint, type DuelReason, hintOf } from './hint.ts';
export {
  type DuelInput,
  type DuelTask,
  type DuelTypes,
  hoveringGain,
  hoveringRefusal,
  laidHalf,
  taskOf,
} from './input.ts';
export { newsOf } from './news.ts';
export { isUsable, POWERS, type Power, powerActions } from './powers.ts';
export { type DuelScene, scenesOf } from './scenes.ts';
export { crossSquares, laysOf, MAP_REACH } from './squares.ts';
