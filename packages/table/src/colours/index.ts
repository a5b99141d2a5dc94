import type { Seat } from '@crownhold/core';
import { colours, NO_DIE, type State } from '@crownhold/games/colours';
import { draftAfter, type InputRules } from '../input.ts';
import { actOn, type ColoursAction, undoOn } from './actions.ts';
import { withChoices } from './changes.ts';
import { choicesOf } from './choices.ts';
import { type ColoursInput, type ColoursTypes, compiledInput, settleCursor, startInput } from './input.ts';

/** How a person plays Colour Kingdoms at a table. */
export const coloursInput: InputRules<ColoursTypes, ColoursInput, ColoursAction> = {
  game: colours,
  start: startInput,
  act: actOn,
  undo: undoOn,
  rebase: (input, view) => ({ ...input, ...compiledInput(view, input.draft.seat, input.choices) }),
  resume: (input, turn) =>
    settleCursor(withChoices(input, choicesOf(draftAfter<ColoursTypes>(colours, input.draft, turn).moves))),
  isHidden: ({ phase, dice }, seat) => phase === 'play' && dice[seat] !== NO_DIE,
  isBetweenGames: () => false,
  isReveal: (events) => events.some(({ kind }) => kind === 'revealed'),
  order: inTurnOrder,
};

/** [C22] From the holder of the token on. */
function inTurnOrder({ token, seats: count }: State, seats: readonly Seat[]): readonly Seat[] {
  return seats.toSorted((one, other) => ((one - token + count) % count) - ((other - token + count) % count));
}

export type { ColoursAction } from './actions.ts';
export { areaTowards, fittingDrops } from './areas.ts';
export { COMPOSITES } from './changes.ts';
export type { Brush, ColoursChoice } from './choices.ts';
export { dieFit, type Fit, kingdomFit, leftFit, newestArea, takeFit } from './fits.ts';
export { type ColoursHint, type ColoursReason, hintOf } from './hint.ts';
export {
  brushColour,
  type CastSpell,
  type ColoursInput,
  type ColoursTask,
  type ColoursTypes,
  inputAreas,
  isSpent,
  kingdomsFor,
  listedSteps,
  matchAreas,
  taskOf,
} from './input.ts';
export { achievementName, newsOf } from './news.ts';
export { castTargets, waysOf } from './taps.ts';
