import {
  type Draft,
  extendDraft,
  isRefusal,
  type MoveCode,
  type Refusal,
  type Seat,
  startDraft,
  type View,
} from '@crownhold/core';
import {
  type Achievement,
  type Colour,
  colours,
  decodeMove,
  encodeMove,
  type Move,
  type State,
} from '@crownhold/games/colours';
import type { Compiled } from '../choices.ts';

/** What the next drop comes from: the die, two drops of it, or a tower. */
export type Brush =
  | { readonly kind: 'paint' }
  | { readonly kind: 'blend'; readonly colour: Colour }
  | { readonly kind: 'tower'; readonly colour: Colour };

/** What a person has chosen, in the order of taps: the order of drops can cost a spell (C32). */
export type ColoursChoice =
  | { readonly kind: 'take'; readonly die: number; readonly kingdom: Colour; readonly colour?: Colour | undefined }
  | { readonly kind: 'move' | 'split'; readonly kingdom: Colour }
  | { readonly kind: 'drop'; readonly brush: Brush; readonly area: number; readonly isMatch: boolean }
  | { readonly kind: 'choose'; readonly colour: Colour }
  | { readonly kind: 'done' }
  | { readonly kind: 'strike'; readonly row: Achievement; readonly number: number };

export type ColoursCompiled = Compiled<State, ColoursChoice>;

/** The turn that some choices make: in the order of taps, but `move` before all else (C31), and the end at the end. */
export function compileTurn(view: View<State>, seat: Seat, choices: readonly ColoursChoice[]): ColoursCompiled {
  const arranged = choices.toSorted((one, other) => rankOf(one) - rankOf(other));
  let draft = startDraft(view, seat);
  for (const choice of arranged) {
    const next = withStep(draft, choice);
    if (isRefusal(next)) return { draft, refused: { choice, refusal: next } };
    draft = next;
  }
  return { draft };
}

function rankOf({ kind }: ColoursChoice): number {
  return kind === 'move' ? 0 : kind === 'done' ? 2 : 1;
}

function withStep(draft: Draft<State>, choice: ColoursChoice): Draft<State> | Refusal {
  const next = extendDraft(colours, draft, codeOf(choice));
  // [C32] Whoever would have spent the spell does not mind if it is not needed.
  const isNeedless = isRefusal(next) && next.code === 'match-not-needed' && choice.kind === 'drop';
  return isNeedless ? extendDraft(colours, draft, codeOf({ ...choice, isMatch: false })) : next;
}

export function codeOf(choice: ColoursChoice): MoveCode {
  switch (choice.kind) {
    case 'take':
      return encodeMove({ ...choice, colour: choice.colour });
    case 'drop': {
      const { brush, area, isMatch } = choice;
      return encodeMove({ ...brush, area, isMatch });
    }
    default:
      return encodeMove(choice);
  }
}

/** The choices that steps of a turn come from. */
export function choicesOf(moves: readonly MoveCode[]): readonly ColoursChoice[] {
  return moves.flatMap((code): readonly ColoursChoice[] => {
    const move = decodeMove(code);
    return move ? choiceOf(move) : [];
  });
}

function choiceOf(move: Move): readonly ColoursChoice[] {
  switch (move.kind) {
    case 'take':
    case 'move':
    case 'split':
    case 'choose':
    case 'strike':
      return [move];
    case 'paint':
      return [{ kind: 'drop', brush: { kind: 'paint' }, area: move.area, isMatch: move.isMatch }];
    case 'blend':
    case 'tower':
      return [
        { kind: 'drop', brush: { kind: move.kind, colour: move.colour }, area: move.area, isMatch: move.isMatch },
      ];
    case 'done':
      return [{ kind: 'done' }];
    default:
      return [];
  }
}
