import { isRefusal, type Refusal, refuse } from '@crownhold/core';
import {
  COLOURS,
  type Colour,
  colourCode,
  colours,
  encodeMove,
  hasSpell,
  isBase,
  SPELL_NAMES,
  type SpellName,
  type State,
} from '@crownhold/games/colours';
import { addChoice } from '../choices.ts';
import type { Message } from '../message.ts';
import { bestArea } from './areas.ts';
import { type Brush, type ColoursChoice, compileTurn } from './choices.ts';
import { type ColoursInput, compiledInput, DIE_BRUSH, ENDS, settleCursor } from './input.ts';

/** The input with other choices; the cursor stays. */
export function withChoices(input: ColoursInput, choices: readonly ColoursChoice[], remark?: Message): ColoursInput {
  const { start, seat } = input.draft;
  return { ...input, ...compiledInput(start, seat, choices), whyNot: undefined, remark };
}

/** The input without what was asked or said last. */
export function calm(input: ColoursInput): ColoursInput {
  return { ...input, isLeaving: false, matchAt: undefined, whyNot: undefined, remark: undefined };
}

/** Adds a choice; what cannot stand beside it goes, and a remark says so. Whoever goes on is not done. */
export function choose(input: ColoursInput, choice: ColoursChoice): ColoursInput | Refusal {
  const { start, seat } = input.draft;
  const isOnly = choice.kind === 'move' || ENDS.includes(choice.kind);
  const kept = input.choices.filter(({ kind }) => !ENDS.includes(kind) && !(isOnly && kind === choice.kind));
  // A drop is judged beside the others; a move carries the whole die away.
  const isStrong = choice.kind !== 'drop';
  const added = addChoice((choices) => compileTurn(start, seat, choices), kept, choice, isStrong);
  if (isRefusal(added)) return added;
  const { length: count } = added.dropped;
  const remark = count > 0 ? { id: 'news-drops-off', args: { count } } : undefined;
  return settleCursor(withChoices(input, added.choices, remark));
}

export function toggle(input: ColoursInput, choice: ColoursChoice): ColoursInput | Refusal {
  const isChosen = (each: ColoursChoice) => JSON.stringify(each) === JSON.stringify(choice);
  const isSpell = choice.kind === 'move' || choice.kind === 'split';
  if (!isSpell || !input.choices.some(isChosen)) return choose(input, choice);
  // Without the spell some drops may have nowhere to go.
  const { start, seat } = input.draft;
  let kept: readonly ColoursChoice[] = [];
  for (const each of input.choices) {
    if (!isChosen(each) && !compileTurn(start, seat, [...kept, each]).refused) kept = [...kept, each];
  }
  const count = input.choices.length - kept.length - 1;
  return settleCursor(withChoices(input, kept, count > 0 ? { id: 'news-drops-off', args: { count } } : undefined));
}

export function drop(input: ColoursInput, area: number, isMatch: boolean): ColoursInput | Refusal {
  const newest = input.choices.findLast(({ kind }) => kind !== 'done');
  if (newest?.kind === 'drop' && newest.area === area) {
    return settleCursor(
      withChoices(
        input,
        input.choices.filter((choice) => choice !== newest && choice.kind !== 'done'),
      ),
      newest,
    );
  }
  return choose({ ...input, area }, { kind: 'drop', brush: input.brush, area, isMatch });
}

export function press(input: ColoursInput, brush: Brush): ColoursInput | Refusal {
  const isPressed = JSON.stringify(brush) === JSON.stringify(input.brush);
  const refusal = isPressed || brush.kind === 'paint' ? undefined : brushRefusal(input, brush.kind, brush.colour);
  if (refusal) return refusal;
  const pressed = calm({ ...input, brush: isPressed ? DIE_BRUSH : brush, isMatch: false, casting: undefined });
  return { ...pressed, area: bestArea(pressed.base, pressed.brush) ?? pressed.area };
}

/** [C29] [C34] */
export const COMPOSITES: readonly Colour[] = COLOURS.filter((colour) => !isBase(colourCode(colour)));

/** [C30] [C34] Why there is no such drop. */
export function brushRefusal(
  { base, area }: ColoursInput,
  kind: 'blend' | 'tower',
  colour: Colour,
): Refusal | undefined {
  const { state, seat } = base;
  if (kind === 'blend') {
    if (!canCast(base, 'blend')) return refuse('C34', 'no-spell', { spell: 'blend' });
    return state.left[seat]! < 2 ? refuse('C34', 'two-drops') : undefined;
  }
  if (state.drops[seat * COLOURS.length + colourCode(colour) - 1]! > 0) return undefined;
  return colours.refusal(state, seat, encodeMove({ kind, area, colour, isMatch: false }));
}

/** Whether a seat has a spell of this kind that is ready. */
export function canCast({ state, seat }: { readonly state: State; readonly seat: number }, spell: SpellName): boolean {
  return hasSpell(state, seat, SPELL_NAMES.indexOf(spell));
}
