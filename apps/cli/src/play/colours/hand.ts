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
import { colourCode, colours, decodeMove, encodeMove, type Move, NO_DIE, type State } from '@crownhold/games/colours';
import type { Hand } from '@crownhold/hands';
import { bestArea } from './best.ts';
import { type Brush, type MoveOf, type Step, stepsOf } from './step.ts';

/** The turn so far, and what the person points at: an area, or one of a list of steps. */
export interface ColoursHand extends Hand<State> {
  readonly area: number;
  readonly brush: Brush;
  /** Whether the next drop is placed by the spell. */
  readonly isMatch: boolean;
  /** The spell whose kingdoms are listed, if one is. */
  readonly spell: 'move' | 'split' | undefined;
  /** Which of the steps listed. */
  readonly pick: number;
  /** Whether drops are left and the person has been asked if the turn shall end all the same. */
  readonly isLeaving: boolean;
  /** The seat whose sheet is looked at. */
  readonly shown: Seat;
}

/** What the next key is about. */
export type Task = 'take' | 'colour' | 'choose' | 'strike' | 'spell' | 'leave';

const DIE_BRUSH: Brush = { kind: 'paint' };

export function startHand(view: View<State>, seat: Seat): ColoursHand {
  const draft = startDraft(view, seat);
  return settleHand({
    draft,
    area: 0,
    brush: DIE_BRUSH,
    isMatch: false,
    spell: undefined,
    pick: 0,
    isLeaving: false,
    shown: seat,
  });
}

/** What is to be done with a hand that is not done. */
export function taskOf({ draft, spell, isLeaving }: ColoursHand): Task {
  const { state, seat } = draft;
  if (state.phase === 'strike') return 'strike';
  if (state.dice[seat] === NO_DIE) return 'take';
  if (state.choices[seat]! > 0) return 'choose';
  if (isLeaving) return 'leave';
  return spell ? 'spell' : 'colour';
}

type Listed = MoveOf<'take' | 'choose' | 'strike' | 'move' | 'split'>;

/** The steps that the arrows choose among, when it is a list. */
export function listedSteps(hand: ColoursHand): readonly Step<Listed>[] {
  const task = taskOf(hand);
  if (task === 'spell') return stepsOf(hand.draft, hand.spell!);
  return task === 'take' || task === 'choose' || task === 'strike' ? stepsOf(hand.draft, task) : [];
}

/** The one pointed at. */
export function pickedStep(hand: ColoursHand): Step<Listed> | undefined {
  return listedSteps(hand)[hand.pick];
}

/** The step that letting a drop fall here would be. */
export function dropMove({ area, brush, isMatch }: ColoursHand): Move {
  return { ...brush, area, isMatch };
}

/** The colour of the next drop. */
export function brushColour({ brush, draft }: ColoursHand): number {
  return brush.kind === 'paint' ? draft.state.colours[draft.seat]! : colourCode(brush.colour);
}

/** The hand with one more step, or why it cannot be. */
export function playStep(hand: ColoursHand, move: Move): ColoursHand | Refusal {
  const draft = extendDraft(colours, hand.draft, encodeMove(move));
  return isRefusal(draft) ? draft : settleHand({ ...hand, draft });
}

/** Takes back a brush, a spell or a wish to end that was chosen but is no step yet. */
export function liftHand(hand: ColoursHand): ColoursHand | undefined {
  if (hand.isLeaving) return { ...hand, isLeaving: false };
  if (hand.spell) return { ...hand, spell: undefined, pick: 0 };
  if (hand.isMatch) return { ...hand, isMatch: false };
  return hand.brush.kind === 'paint' ? undefined : { ...hand, brush: DIE_BRUSH };
}

/** Points at what is handy: at what was undone, else at what wins most. */
export function settleHand(hand: ColoursHand, undone?: MoveCode): ColoursHand {
  const { draft } = hand;
  const calm: ColoursHand = {
    ...hand,
    brush: DIE_BRUSH,
    isMatch: false,
    spell: undefined,
    pick: 0,
    isLeaving: false,
    shown: draft.seat,
  };
  if (isComplete(colours, draft)) return calm;
  const move = undone === undefined ? undefined : decodeMove(undone);
  if (taskOf(calm) !== 'colour') {
    return {
      ...calm,
      pick: Math.max(
        0,
        listedSteps(calm).findIndex(({ code }) => code === undone),
      ),
    };
  }
  if (move && 'area' in move) return { ...calm, area: move.area };
  return { ...calm, area: bestArea(calm) ?? calm.area };
}
