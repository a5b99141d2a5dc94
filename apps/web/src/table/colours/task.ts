import { isComplete } from '@crownhold/core';
import { BLOTS, COLOURS, colourName, colours } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import {
  brushColour,
  type ColoursAction,
  type ColoursInput,
  isSpent,
  leftFit,
  taskOf,
  waysOf,
} from '@crownhold/table/colours';
import type { MainAction, Task } from '../face.ts';
import { sayText } from './say-words.ts';

/** What is asked of whoever builds this turn. */
export function coloursTask(input: ColoursInput): Task<ColoursAction> {
  return {
    prompt: (t) => promptText(input, t),
    gain: (t, chairs) => sayText(input, chairs, t),
    main: mainAction(input),
    canUndo: canUndo(input),
  };
}

function canUndo({ choices, opened, casting, matchAt, isLeaving, isMatch, brush }: ColoursInput): boolean {
  const isAsked = isLeaving || isMatch || matchAt !== undefined || casting !== undefined || opened !== undefined;
  return isAsked || brush.kind !== 'paint' || choices.length > 0;
}

function promptText(input: ColoursInput, t: Translate): string {
  const ask = askText(input, t);
  return input.draft.start.isLast === 1 ? t('colours-last-ask', { ask }) : ask;
}

function askText(input: ColoursInput, t: Translate): string {
  switch (taskOf(input)) {
    case 'take':
      return takeAsk(input, t);
    case 'choose':
      return t('colours-ask-choose');
    case 'strike':
      return t('colours-ask-strike');
    case 'leave':
      return t('colours-ask-leave');
    case 'colour':
      return colourAsk(input, t);
  }
}

function takeAsk(input: ColoursInput, t: Translate): string {
  const { opened } = input;
  if (!opened || waysOf(input, opened.die).length < 2 || input.choices.length > 0) return t('colours-ask-take');
  return t(opened.kingdom === undefined ? 'colours-ask-from' : 'colours-ask-white');
}

function colourAsk(input: ColoursInput, t: Translate): string {
  const { state, seat } = input.base;
  const { brush, casting, matchAt } = input;
  if (matchAt !== undefined) return t('colours-ask-match');
  if (casting) return t('colours-ask-cast', { spell: casting });
  if (brush.kind !== 'paint') return t('colours-ask-brush', { brush: brush.kind, colour: brushColour(input) });
  const left = state.left[seat]!;
  if (left === 0) return t('colours-ask-used');
  if (isSpent(input)) return t('colours-ask-stuck');
  const colour = colourName(state.colours[seat]!);
  return t('colours-ask-colour', { left, colour, kingdom: COLOURS[state.homes[seat]!]! });
}

function mainAction(input: ColoursInput): MainAction<ColoursAction> {
  switch (taskOf(input)) {
    case 'take':
      return confirmOr(input, (t) => t('colours-take'));
    case 'strike':
      return confirmOr(input, (t) => t('colours-strike-out'));
    case 'choose':
      return { label: (t) => t('colours-done'), action: { kind: 'missing' }, isReady: false };
    default:
      return {
        label: (t) => t(costsBlot(input) ? 'colours-done-blot' : 'colours-done'),
        action: { kind: 'done', isSure: input.isLeaving },
        isReady: true,
        isLast: true,
      };
  }
}

function confirmOr(input: ColoursInput, label: (t: Translate) => string): MainAction<ColoursAction> {
  const isReady = isComplete(colours, input.draft);
  return { label, action: isReady ? { kind: 'confirm' } : { kind: 'missing' }, isReady };
}

/** [C25] No drop fits any more, some are left, and there is a blot to be painted. */
function costsBlot(input: ColoursInput): boolean {
  const { state, seat } = input.base;
  const { fit, drops } = leftFit(input);
  return drops > 0 && (fit === 0 || input.isLeaving) && state.blots[seat]! < BLOTS;
}
