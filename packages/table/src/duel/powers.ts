import type { Draft, Seat, View } from '@crownhold/core';
import { duel, type State } from '@crownhold/games/duel';
import { type DuelStep, legalSteps } from './best.ts';
import { compileTurn, type DuelChoice, slotOf } from './choices.ts';
import type { DuelInput } from './input.ts';

/** What can be announced, or done instead, before the domino is drawn; in the order of the spellbook. */
export const POWERS = ['free', 'split', 'turn', 'castle', 'pass'] as const;
export type Power = (typeof POWERS)[number];

type PowerAction =
  | { readonly kind: 'free' | 'split' | 'pass' }
  | { readonly kind: 'turn'; readonly die: number; readonly face: number }
  | { readonly kind: 'castle'; readonly die: number };

/** Whether a power can be used beside what is chosen, or instead of some of it. */
export function isUsable(input: DuelInput, power: Power): boolean {
  return powerActions(input, power).length > 0;
}

/** Every way to use a power in this turn, whatever else is chosen. */
export function powerActions({ draft, choices, presets }: DuelInput, power: Power): readonly PowerAction[] {
  const others = choices.filter(
    (choice) => slotOf(choice) !== power && choice.kind !== 'lay' && choice.kind !== 'half',
  );
  const beside = stepsOf(draft.start, draft.seat, others, presets, power);
  return beside.flatMap(({ move }): readonly PowerAction[] => (move.kind === power ? [move as PowerAction] : []));
}

/** The steps of a kind before everything that comes after it by D15. */
function stepsOf(
  view: View<State>,
  seat: Seat,
  choices: readonly DuelChoice[],
  presets: DuelInput['presets'],
  power: Power,
): readonly DuelStep[] {
  const earlier: readonly string[] = { turn: [], castle: ['turn'], pass: [], free: BEFORE_FREE, split: BEFORE_SPLIT }[
    power
  ];
  const isNaming = power === 'free' || power === 'split';
  const { draft } = compileTurn(
    view,
    seat,
    choices.filter(({ kind }) => earlier.includes(kind)),
    presets,
    isNaming,
  );
  return isDone(draft) ? [] : legalSteps(draft);
}

const BEFORE_FREE = ['turn', 'castle', 'name'];
const BEFORE_SPLIT = [...BEFORE_FREE, 'free'];

function isDone({ state, start, seat }: Draft<State>): boolean {
  return duel.turn(state, seat) !== duel.turn(start, seat);
}
