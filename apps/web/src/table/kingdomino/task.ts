import { isComplete } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { messageText } from '@crownhold/i18n';
import { inputRefusal, isDiscard, type KingdominoAction, type KingdominoInput } from '@crownhold/table/kingdomino';
import type { MainAction, Task } from '../face.ts';
import { gainText } from './gain-words.ts';

/** Lets go of what hovers, or shows first what would be let go. */
export const PLAY: KingdominoAction = { kind: 'play' };

/** What is asked of whoever builds this turn. */
export function taskOf(input: KingdominoInput): Task<KingdominoAction> {
  const isOpen = !isComplete(kingdomino, input.draft);
  const isPlacing = isOpen && input.draft.state.phase === 'place';
  return {
    prompt: (t) => t(promptOf(input)),
    main: mainAction(input),
    canUndo: input.isPointing || input.draft.moves.length > 0,
    // To the right, as the button shows it.
    turn: isPlacing && !isDiscard(input) ? { kind: 'spin', direction: 1 } : undefined,
    gain: (t) => (input.remark ? messageText(t, input.remark, []) : gainText(input, t)),
  };
}

/** The turn in the making of a person who has a domino to place. */
export function placingInput(input: KingdominoInput | undefined): KingdominoInput | undefined {
  if (input?.draft.state.phase !== 'place') return undefined;
  return isComplete(kingdomino, input.draft) || isDiscard(input) ? undefined : input;
}

function promptOf(input: KingdominoInput) {
  if (isComplete(kingdomino, input.draft)) return 'web-ask-confirm';
  const { phase, round } = input.draft.state;
  if (phase === 'take') return round === 0 ? 'web-ask-take-first' : 'web-ask-take';
  return isDiscard(input) ? 'web-ask-discard' : 'web-ask-put';
}

function mainAction(input: KingdominoInput): MainAction<KingdominoAction> {
  if (isComplete(kingdomino, input.draft)) {
    return { label: (t) => t('web-confirm'), action: { kind: 'confirm' }, isReady: true };
  }
  if (isDiscard(input)) return { label: (t) => t('web-discard'), action: PLAY, isReady: true };
  const label = input.draft.state.phase === 'take' ? 'web-take' : 'web-place-here';
  return { label: (t) => t(label), action: PLAY, isReady: input.isPointing && inputRefusal(input) === undefined };
}
