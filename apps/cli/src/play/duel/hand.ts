import {
  extendDraft,
  isComplete,
  isRefusal,
  type MoveCode,
  type Refusal,
  type Seat,
  startDraft,
  type View,
} from '@crownhold/core';
import { ARMS, type Arms, duel, encodeMove, type Move, type State } from '@crownhold/games/duel';
import type { Hand } from '@crownhold/hands';
import { type Cell, type Place, placeOn } from '@crownhold/hands';
import { bestOf } from './best.ts';
import { legalSteps } from './step.ts';

/** What can be announced, or done instead, before the domino is drawn; in the order of the spellbook. */
export const POWERS = ['free', 'split', 'turn', 'castle', 'pass'] as const;
export type Power = (typeof POWERS)[number];

/** The turn so far, and what the person points at: a die, arms, a square, a power. */
export interface DuelHand extends Hand<State>, Place {
  readonly die: number;
  /** The dice chosen so far, a bit for each, and whether two are taken at once. */
  readonly chosen: number;
  readonly isPair: boolean;
  /** For a joker or for `domains`. */
  readonly arms: Arms;
  /** Where the first half lies while the other of a split domino hovers. */
  readonly first: Cell | undefined;
  /** The power pointed at, if it is one, and which of its steps. */
  readonly power: Power | undefined;
  readonly choice: number;
}

/** What the next key is about. */
export type Task = 'take' | 'power' | 'name' | 'draw' | 'split' | 'pass' | 'domains' | 'cross';

const AT_REST = { chosen: 0, isPair: false, first: undefined, power: undefined, choice: 0 };

export function startHand(view: View<State>, seat: Seat): DuelHand {
  const pointers = { die: 0, arms: ARMS[0], cell: { x: 0, y: 0 }, quarter: 0 };
  return settleHand({ draft: startDraft(view, seat), ...AT_REST, ...pointers });
}

/** What is to be done with a hand that is not done. */
export function taskOf({ draft, power }: DuelHand): Task {
  const { phase, stage } = draft.state;
  if (phase === 'take' || phase === 'share') return 'take';
  if (power) return 'power';
  if (stage === 'split' || stage === 'free+split') return 'split';
  const kinds = new Set(legalSteps(draft).map(({ move }) => move.kind));
  return (['domains', 'cross', 'name', 'draw'] as const).find((kind) => kinds.has(kind)) ?? 'pass';
}

/** The hand with one more step, or why it cannot be. */
export function playStep(hand: DuelHand, move: Move): DuelHand | Refusal {
  const draft = extendDraft(duel, hand.draft, encodeMove(move));
  return isRefusal(draft) ? draft : settleHand({ ...hand, draft });
}

/** Takes back a die, a half or a power that was chosen but not played. */
export function liftHand(hand: DuelHand): DuelHand | undefined {
  const { power, first, chosen, isPair } = hand;
  if (power) return { ...hand, power: undefined };
  if (first) return { ...hand, first: undefined, cell: first };
  return chosen > 0 || isPair ? { ...hand, chosen: 0, isPair: false } : undefined;
}

/** Points at what is handy: at what was undone, else at what wins most. */
export function settleHand(hand: DuelHand, undone?: MoveCode): DuelHand {
  const calm: DuelHand = { ...hand, ...AT_REST };
  if (isComplete(duel, hand.draft)) return calm;
  const task = taskOf(calm);
  const steps = legalSteps(hand.draft).filter(({ move }) => move.kind === (task === 'split' ? 'draw' : task));
  const step = steps.find(({ code }) => code === undone) ?? bestOf(hand.draft, steps);
  return step ? pointAt(calm, step.move, task) : calm;
}

function pointAt(hand: DuelHand, move: Move, task: Task): DuelHand {
  switch (move.kind) {
    case 'take':
      return { ...hand, die: 31 - Math.clz32(move.dice & -move.dice) };
    case 'name':
    case 'domains':
      return { ...hand, arms: move.arms };
    case 'draw':
      return task === 'split' ? { ...hand, cell: move.first } : { ...hand, ...placeOn(move.first, move.second) };
    case 'cross':
      return { ...hand, cell: move.cell };
    default:
      return hand;
  }
}
