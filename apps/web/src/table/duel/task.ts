import { type Draft, isComplete } from '@crownhold/core';
import { duel, type State } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import {
  chosenDice,
  type DuelAction,
  type DuelInput,
  hoveringRefusal,
  isUsable,
  laidHalf,
  POWERS,
  taskOf,
  wantedDice,
} from '@crownhold/table/duel';
import type { MainAction, Task } from '../face.ts';
import { isLastRound } from './rounds.ts';
import { sayText } from './say-words.ts';

/** What is asked of whoever builds this turn. */
export function duelTask(input: DuelInput): Task<DuelAction> {
  return {
    prompt: (t) => promptText(input, t),
    gain: (t, chairs) => sayText(input, chairs, t),
    main: mainAction(input),
    canUndo: input.isPointing || input.choices.length > 0,
    turn: taskOf(input) === 'draw' ? { kind: 'next-way' } : undefined,
  };
}

/** [D9] Nothing fits, but a power might make it fit. */
function hasHelp(input: DuelInput): boolean {
  return POWERS.some((power) => power !== 'pass' && isUsable(input, power));
}

function promptText(input: DuelInput, t: Translate): string {
  const ask = askText(input, t);
  return isLastRound(input.draft.start) ? t('duel-last-round-ask', { ask }) : ask;
}

function askText(input: DuelInput, t: Translate): string {
  switch (taskOf(input)) {
    case 'take':
      return t(takeAsk(input));
    case 'draw':
      return t('duel-ask-draw');
    case 'split':
      return t(laidHalf(input) ? 'duel-ask-other-half' : 'duel-ask-first-half');
    case 'pass':
      return t(hasHelp(input) ? 'duel-ask-pass-power' : 'duel-ask-pass');
    case 'domains':
      return t('duel-ask-domains');
    case 'cross':
      return t('duel-ask-cross');
  }
}

function takeAsk({ base, choices }: DuelInput) {
  if (base.state.phase === 'share') return 'duel-ask-share';
  return wantedDice(base.state, choices) === 2 ? 'duel-ask-pair' : 'duel-ask-take';
}

function mainAction(input: DuelInput): MainAction<DuelAction> {
  const isReady = canFinish(input);
  const label = mainLabel(input);
  return { label: (t) => t(label), action: isReady ? { kind: 'finish' } : { kind: 'missing' }, isReady };
}

/** Whether the main button ends the turn: it is whole, or what hovers makes it whole. */
function canFinish(input: DuelInput): boolean {
  if (isComplete(duel, input.draft)) return true;
  switch (taskOf(input)) {
    case 'draw':
    case 'cross':
      return input.isPointing && hoveringRefusal(input) === undefined;
    case 'split':
      return input.isPointing && laidHalf(input) !== undefined && hoveringRefusal(input) === undefined;
    case 'pass':
      return true;
    default:
      return false;
  }
}

function mainLabel(input: DuelInput) {
  switch (taskOf(input)) {
    case 'take':
      return wantedDice(input.base.state, input.choices) === 2 ? 'duel-take-both' : 'duel-take';
    case 'draw':
      return 'duel-draw';
    case 'split':
      return canFinish(input) ? 'duel-draw' : 'duel-lay-other';
    case 'pass':
      return 'duel-pass';
    case 'domains':
      return 'duel-name';
    case 'cross':
      return 'duel-add';
  }
}

/** The dice that are chosen so far, or those that a whole turn of taking takes. */
export function dicePicked({ choices }: DuelInput): readonly number[] {
  return chosenDice(choices);
}

/** What the boards show: the table with the powers of the turn, but without what is drawn or taken by it. */
export function boardState(input: DuelInput | undefined, view: State): State {
  if (!input) return view;
  const { base }: { readonly base: Draft<State> } = input;
  return base.state;
}
