import { isComplete, type Refusal, refuse, startDraft } from '@crownhold/core';
import {
  type Achievement,
  BLOTS,
  COLOURS,
  type Colour,
  colourName,
  colours,
  DICE,
  decodeMove,
  SPELL_NAMES,
} from '@crownhold/games/colours';
import { draftAfter } from '../input.ts';
import { nextOf } from '../place.ts';
import { areaTowards } from './areas.ts';
import { brushRefusal, COMPOSITES, calm, canCast, choose, drop, press, toggle, withChoices } from './changes.ts';
import { type Brush, choicesOf, codeOf } from './choices.ts';
import {
  type ColoursInput,
  type ColoursTypes,
  DIE_BRUSH,
  inputAreas,
  isSpent,
  listedSteps,
  settleCursor,
  taskOf,
} from './input.ts';
import { castAt, castTargets, type TapAction, tapOn } from './taps.ts';

/** What a person does, by any pointer, key or text. */
export type ColoursAction =
  | { readonly kind: 'take'; readonly die: number; readonly kingdom: Colour; readonly colour?: Colour }
  /** Points at the next way to take a die. */
  | { readonly kind: 'die'; readonly die: number }
  /** What the next drop comes from; the same again is let go. */
  | { readonly kind: 'brush'; readonly brush: Brush }
  /** Turns to the next colour of a kind of brush, and back to the die. */
  | { readonly kind: 'turn-brush'; readonly brush: 'blend' | 'tower' }
  /** Whether the next drop is placed by the spell `match`. */
  | { readonly kind: 'match' }
  /** Colours an area; the newest one again is taken off. */
  | { readonly kind: 'drop'; readonly area: number; readonly isMatch?: boolean }
  | { readonly kind: 'move' | 'split'; readonly kingdom: Colour }
  | { readonly kind: 'choose'; readonly colour: Colour }
  | { readonly kind: 'strike'; readonly row: Achievement; readonly number: number }
  /** [C25] Asks back where it costs a blot, unless the person is sure. */
  | { readonly kind: 'done'; readonly isSure?: boolean }
  | { readonly kind: 'point'; readonly area: number }
  /** To the next area that fits, or along a list. */
  | { readonly kind: 'jump'; readonly direction: 1 | -1 }
  | { readonly kind: 'step'; readonly dx: number; readonly dy: number }
  /** Does what is pointed at. */
  | { readonly kind: 'play' }
  /** Opens the die of this number, or the spell. */
  | { readonly kind: 'number'; readonly number: number }
  /** The same, unless the turn is whole. */
  | { readonly kind: 'go-on' }
  /** Says what is missing before the turn can end. */
  | { readonly kind: 'missing' }
  | TapAction
  | { readonly kind: 'write'; readonly text: string }
  | { readonly kind: 'suggest'; readonly step: string };

export function actOn(input: ColoursInput, action: ColoursAction): ColoursInput | Refusal {
  switch (action.kind) {
    case 'take':
    case 'move':
    case 'split':
    case 'choose':
    case 'strike':
      return toggle(input, action);
    case 'die':
      return pointAtDie(input, action.die);
    case 'brush':
      return press(input, action.brush);
    case 'turn-brush':
      return turnBrush(input, action.brush);
    case 'match':
      return toggleMatch(input);
    case 'drop':
      return drop(input, action.area, action.isMatch ?? input.isMatch);
    case 'done':
      return end(input, action.isSure ?? false);
    case 'point':
      return calm({ ...input, area: action.area });
    case 'jump':
      return calm(jump(input, action.direction));
    case 'step':
      return calm(stepTo(input, action.dx, action.dy));
    case 'play':
      return play(input);
    case 'go-on':
      return isComplete(colours, input.draft) ? input : play(input);
    case 'number':
      return byNumber(input, action.number);
    case 'missing':
      return missing(input);
    case 'open-die':
    case 'way':
    case 'tap':
    case 'cast':
    case 'blend':
    case 'decline':
      return tapOn(input, action);
    case 'write':
      return write(input, action.text);
    case 'suggest':
      return suggest(input, action.step);
  }
}

/** Without a question, a brush or a spell in hand, else without the choice that was made last. */
export function undoOn(input: ColoursInput): ColoursInput | undefined {
  if (input.isLeaving) return { ...input, isLeaving: false };
  if (input.casting || input.matchAt !== undefined) return { ...input, casting: undefined, matchAt: undefined };
  if (input.isMatch) return { ...input, isMatch: false };
  if (input.brush.kind !== 'paint') return { ...input, brush: DIE_BRUSH };
  if (input.opened && input.choices.length === 0) return { ...input, opened: undefined };
  const undone = input.choices.at(-1);
  return undone && settleCursor(withChoices(input, input.choices.slice(0, -1)), undone);
}

function turnBrush(input: ColoursInput, kind: 'blend' | 'tower'): ColoursInput | Refusal {
  const { base, brush } = input;
  const drops = COLOURS.filter((_, index) => base.state.drops[base.seat * COLOURS.length + index]! > 0);
  const list = kind === 'blend' ? COMPOSITES : drops;
  const refusal = brushRefusal(input, kind, list[0] ?? colourName(base.state.colours[base.seat]!));
  if (refusal) return refusal;
  const colour = list[brush.kind === kind ? list.indexOf(brush.colour) + 1 : 0];
  return press({ ...input, brush: DIE_BRUSH }, colour ? { kind, colour } : DIE_BRUSH);
}

/** [C32] The next drop may lie beside its own colour. */
function toggleMatch(input: ColoursInput): ColoursInput | Refusal {
  if (!input.isMatch && !canCast(input.base, 'match')) return refuse('C32', 'no-spell', { spell: 'match' });
  return calm({ ...input, isMatch: !input.isMatch, casting: undefined });
}

/** [C25] Where no drop of the die fits any more nothing is asked: the blot is painted anyway. */
function end(input: ColoursInput, isSure: boolean): ColoursInput | Refusal {
  const { state, seat } = input.base;
  const isFree = taskOf(input) !== 'colour' || isSpent(input) || state.blots[seat] === BLOTS;
  return isSure || isFree || input.isLeaving ? choose(input, { kind: 'done' }) : { ...calm(input), isLeaving: true };
}

function jump(input: ColoursInput, direction: 1 | -1): ColoursInput {
  if (input.casting || taskOf(input) !== 'colour') return alongList(input, direction);
  const areas = inputAreas(input);
  const at = areas.indexOf(input.area);
  // From anywhere else to the next number.
  const from = at < 0 && direction > 0 ? areas.findIndex((area) => area > input.area) - 1 : at;
  return { ...input, area: nextOf(areas, from, direction) ?? input.area, isPointing: true };
}

function alongList(input: ColoursInput, direction: 1 | -1): ColoursInput {
  const list = input.casting ? castTargets(input, input.casting) : listedSteps(input);
  const indices = list.map((_, index) => index);
  return { ...input, pick: nextOf(indices, input.pick, direction) ?? 0, isPointing: true };
}

function stepTo(input: ColoursInput, dx: number, dy: number): ColoursInput {
  if (input.casting || taskOf(input) !== 'colour') return alongList(input, dx - dy > 0 ? 1 : -1);
  return { ...input, area: areaTowards(input.base.state, input.area, dx, dy), isPointing: true };
}

function play(input: ColoursInput): ColoursInput | Refusal {
  if (input.matchAt !== undefined) return drop(input, input.matchAt, true);
  if (input.casting) return castAt(input, input.casting, input.pick);
  switch (taskOf(input)) {
    case 'take':
    case 'choose':
    case 'strike': {
      const step = listedSteps(input)[input.pick];
      const [choice] = step ? choicesOf([step.code]) : [];
      return choice ? choose(input, choice) : input;
    }
    case 'leave':
      return end(input, true);
    case 'colour':
      if (isSpent(input) && input.brush.kind === 'paint' && !input.isMatch) return end(input, false);
      return choose(input, { kind: 'drop', brush: input.brush, area: input.area, isMatch: input.isMatch });
  }
}

function byNumber(input: ColoursInput, number: number): ColoursInput | Refusal {
  if (taskOf(input) === 'take') return pointAtDie(input, number - 1);
  const spell = SPELL_NAMES[number - 1];
  if (taskOf(input) !== 'colour' || spell === undefined) return input;
  return spell === 'match' ? toggleMatch(input) : tapOn(input, { kind: 'cast', spell });
}

/** What is due before the turn can end. */
function missing(input: ColoursInput): Refusal {
  const { isSolo } = input.base.state;
  switch (taskOf(input)) {
    case 'take':
      return refuse(isSolo ? 'C20' : 'C18', 'wrong-step', { expected: 'take' });
    case 'strike':
      return refuse('C43', 'wrong-step', { expected: 'strike' });
    default:
      return refuse('C29', 'wrong-step', { expected: 'choose' });
  }
}

/** Points at the next way to take a die, or tells why it cannot be taken. */
function pointAtDie(input: ColoursInput, die: number): ColoursInput | Refusal {
  const { start: state, seat } = input.base;
  const ways = listedSteps(input).flatMap(({ move }, index) =>
    move.kind === 'take' && move.die === die ? [index] : [],
  );
  if (ways.length > 0) {
    return calm({ ...input, pick: ways.find((index) => index > input.pick) ?? ways[0]!, isPointing: true });
  }
  const kingdom = COLOURS.find((_, index) => (state.landings[die]! >> index) & 1) ?? COLOURS[0];
  const colour = DICE[die] === 'white' ? colourName(1) : undefined;
  return colours.refusal(state, seat, codeOf({ kind: 'take', die, kingdom, colour })) ?? input;
}

function write(input: ColoursInput, text: string): ColoursInput | Refusal {
  const { start, seat } = input.draft;
  const draft = draftAfter<ColoursTypes>(colours, startDraft(start, seat), text.toLowerCase().trim());
  const isWhole = isComplete(colours, draft);
  return isWhole ? settleCursor(withChoices(input, choicesOf(draft.moves))) : refuse('N1', 'unreadable');
}

function suggest(input: ColoursInput, step: string): ColoursInput {
  const code = colours.parseMove(input.base.state, step);
  const move = code === undefined ? undefined : decodeMove(code);
  const at = listedSteps(input).findIndex((each) => each.code === code);
  const pointing = calm({ ...input, isPointing: true });
  if (at >= 0) return { ...pointing, pick: at };
  if (move?.kind === 'move' || move?.kind === 'split') {
    const pick = Math.max(0, castTargets(input, move.kind).indexOf(move.kingdom));
    return { ...pointing, casting: move.kind, pick };
  }
  if (!move || !('area' in move)) return input;
  const brush: Brush =
    move.kind === 'blend' || move.kind === 'tower' ? { kind: move.kind, colour: move.colour } : DIE_BRUSH;
  return { ...pointing, area: move.area, brush, isMatch: move.isMatch, casting: undefined };
}
