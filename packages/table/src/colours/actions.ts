import { isComplete, isRefusal, type Refusal, refuse, startDraft } from '@crownhold/core';
import {
  type Achievement,
  BLOTS,
  COLOURS,
  type Colour,
  colourCode,
  colourName,
  colours,
  DICE,
  decodeMove,
  encodeMove,
  hasSpell,
  isBase,
  SPELL_NAMES,
  type SpellName,
  type State,
} from '@crownhold/games/colours';
import { addChoice } from '../choices.ts';
import { draftAfter } from '../input.ts';
import type { Message } from '../message.ts';
import { nextOf } from '../place.ts';
import { areaTowards, bestArea } from './areas.ts';
import { type Brush, type ColoursChoice, choicesOf, codeOf, compileTurn } from './choices.ts';
import {
  type ColoursInput,
  type ColoursTypes,
  compiledInput,
  DIE_BRUSH,
  ENDS,
  inputAreas,
  isSpent,
  listedSteps,
  settleCursor,
  taskOf,
} from './input.ts';

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
    case 'write':
      return write(input, action.text);
    case 'suggest':
      return suggest(input, action.step);
  }
}

/** Without a question, a brush or a spell in hand, else without the choice that was made last. */
export function undoOn(input: ColoursInput): ColoursInput | undefined {
  if (input.isLeaving) return { ...input, isLeaving: false };
  if (input.isMatch) return { ...input, isMatch: false };
  if (input.brush.kind !== 'paint') return { ...input, brush: DIE_BRUSH };
  const undone = input.choices.at(-1);
  return undone && settleCursor(withChoices(input, input.choices.slice(0, -1)), undone);
}

/** The input with other choices; the cursor stays. */
export function withChoices(input: ColoursInput, choices: readonly ColoursChoice[], remark?: Message): ColoursInput {
  const { start, seat } = input.draft;
  return { ...input, ...compiledInput(start, seat, choices), whyNot: undefined, remark };
}

function calm(input: ColoursInput): ColoursInput {
  return { ...input, isLeaving: false, whyNot: undefined, remark: undefined };
}

/** Adds a choice; what cannot stand beside it goes, and a remark says so. Whoever goes on is not done. */
function choose(input: ColoursInput, choice: ColoursChoice): ColoursInput | Refusal {
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

function toggle(input: ColoursInput, choice: ColoursChoice): ColoursInput | Refusal {
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

function drop(input: ColoursInput, area: number, isMatch: boolean): ColoursInput | Refusal {
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

function press(input: ColoursInput, brush: Brush): ColoursInput | Refusal {
  const isPressed = JSON.stringify(brush) === JSON.stringify(input.brush);
  const refusal = isPressed || brush.kind === 'paint' ? undefined : brushRefusal(input, brush.kind, brush.colour);
  if (refusal) return refusal;
  const pressed = calm({ ...input, brush: isPressed ? DIE_BRUSH : brush, isMatch: false });
  return { ...pressed, area: bestArea(pressed.base, pressed.brush) ?? pressed.area };
}

const COMPOSITES = COLOURS.filter((colour) => !isBase(colourCode(colour)));

function turnBrush(input: ColoursInput, kind: 'blend' | 'tower'): ColoursInput | Refusal {
  const { base, brush } = input;
  const drops = COLOURS.filter((_, index) => base.state.drops[base.seat * COLOURS.length + index]! > 0);
  const list = kind === 'blend' ? COMPOSITES : drops;
  const refusal = brushRefusal(input, kind, list[0] ?? colourName(base.state.colours[base.seat]!));
  if (refusal) return refusal;
  const colour = list[brush.kind === kind ? list.indexOf(brush.colour) + 1 : 0];
  return press({ ...input, brush: DIE_BRUSH }, colour ? { kind, colour } : DIE_BRUSH);
}

/** [C30] [C34] Why there is no such drop. */
function brushRefusal({ base, area }: ColoursInput, kind: 'blend' | 'tower', colour: Colour): Refusal | undefined {
  const { state, seat } = base;
  if (kind === 'blend') {
    if (!canCast(base, 'blend')) return refuse('C34', 'no-spell', { spell: 'blend' });
    return state.left[seat]! < 2 ? refuse('C34', 'two-drops') : undefined;
  }
  if (state.drops[seat * COLOURS.length + colourCode(colour) - 1]! > 0) return undefined;
  return colours.refusal(state, seat, encodeMove({ kind, area, colour, isMatch: false }));
}

/** [C32] The next drop may lie beside its own colour. */
function toggleMatch(input: ColoursInput): ColoursInput | Refusal {
  if (!input.isMatch && !canCast(input.base, 'match')) return refuse('C32', 'no-spell', { spell: 'match' });
  return calm({ ...input, isMatch: !input.isMatch });
}

function canCast({ state, seat }: { readonly state: State; readonly seat: number }, spell: SpellName): boolean {
  return hasSpell(state, seat, SPELL_NAMES.indexOf(spell));
}

function end(input: ColoursInput, isSure: boolean): ColoursInput | Refusal {
  const { state, seat } = input.base;
  const isFree = taskOf(input) !== 'colour' || state.left[seat] === 0 || state.blots[seat] === BLOTS;
  return isSure || isFree || input.isLeaving ? choose(input, { kind: 'done' }) : { ...calm(input), isLeaving: true };
}

function jump(input: ColoursInput, direction: 1 | -1): ColoursInput {
  if (taskOf(input) !== 'colour') return alongList(input, direction);
  const areas = inputAreas(input);
  const at = areas.indexOf(input.area);
  // From anywhere else to the next number.
  const from = at < 0 && direction > 0 ? areas.findIndex((area) => area > input.area) - 1 : at;
  return { ...input, area: nextOf(areas, from, direction) ?? input.area };
}

function alongList(input: ColoursInput, direction: 1 | -1): ColoursInput {
  const indices = listedSteps(input).map((_, index) => index);
  return { ...input, pick: nextOf(indices, input.pick, direction) ?? 0 };
}

function stepTo(input: ColoursInput, dx: number, dy: number): ColoursInput {
  if (taskOf(input) !== 'colour') return alongList(input, dx - dy > 0 ? 1 : -1);
  return { ...input, area: areaTowards(input.base.state, input.area, dx, dy) };
}

function play(input: ColoursInput): ColoursInput | Refusal {
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

/** Points at the next way to take a die, or tells why it cannot be taken. */
function pointAtDie(input: ColoursInput, die: number): ColoursInput | Refusal {
  const { start: state, seat } = input.base;
  const ways = listedSteps(input).flatMap(({ move }, index) =>
    move.kind === 'take' && move.die === die ? [index] : [],
  );
  if (ways.length > 0) return calm({ ...input, pick: ways.find((index) => index > input.pick) ?? ways[0]! });
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
  if (at >= 0) return calm({ ...input, pick: at });
  return move && 'area' in move ? calm({ ...input, area: move.area }) : input;
}
