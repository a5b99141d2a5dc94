import { type Draft, isComplete, type Seat, type View } from '@crownhold/core';
import {
  type Colour,
  colourName,
  colours,
  type Event,
  NO_DIE,
  type Options,
  type SpellName,
  type State,
} from '@crownhold/games/colours';
import type { Input } from '../input.ts';
import { bestArea, openAreas, spellKingdoms } from './areas.ts';
import { type Brush, type ColoursChoice, compileTurn } from './choices.ts';
import { type MoveOf, type Step, stepsOf } from './steps.ts';

export interface ColoursTypes {
  readonly state: State;
  readonly options: Options;
  readonly event: Event;
}

/** The choices of a turn, and what the person points at: an area, or one of a list of steps. */
export interface ColoursInput extends Input<ColoursTypes> {
  /** In the order of taps. */
  readonly choices: readonly ColoursChoice[];
  /** The turn without its end: what is pointed at is judged on it. */
  readonly base: Draft<State>;
  readonly area: number;
  readonly brush: Brush;
  /** Whether the next drop is placed by the spell. */
  readonly isMatch: boolean;
  /** Which of the steps listed, or of the kingdoms or colours of the spell that is being cast. */
  readonly pick: number;
  /** Whether the cursor was moved: by keys, or by a hint. */
  readonly isPointing: boolean;
  /** The die whose ways to be taken are looked at, with the kingdom, once that is named. */
  readonly opened?: OpenedDie | undefined;
  /** The spell that a kingdom or a colour is to be named for. */
  readonly casting?: CastSpell | undefined;
  /** [C32] The area at which it is asked whether `match` shall be used. */
  readonly matchAt?: number | undefined;
  /** Whether drops are left that would cost a blot, and the person was asked if the turn shall end all the same. */
  readonly isLeaving: boolean;
}

interface OpenedDie {
  readonly die: number;
  readonly kingdom?: Colour | undefined;
}

/** The spells that something is named for; `match` is used at an area. */
export type CastSpell = Exclude<SpellName, 'match'>;

/** What is asked next. */
export type ColoursTask = 'take' | 'colour' | 'choose' | 'strike' | 'leave';

export const DIE_BRUSH: Brush = { kind: 'paint' };
const AT_REST = {
  brush: DIE_BRUSH,
  isMatch: false,
  pick: 0,
  isPointing: false,
  isLeaving: false,
  opened: undefined,
  casting: undefined,
  matchAt: undefined,
};

export function startInput(view: View<State>, seat: Seat): ColoursInput {
  return settleCursor({ ...compiledInput(view, seat, []), area: 0, ...AT_REST });
}

export function taskOf({ base, isLeaving }: ColoursInput): ColoursTask {
  const { state, seat } = base;
  if (state.phase === 'strike') return 'strike';
  if (base.start.dice[seat] === NO_DIE) return 'take';
  if (state.choices[seat]! > 0) return 'choose';
  return isLeaving ? 'leave' : 'colour';
}

type Listed = MoveOf<'take' | 'choose' | 'strike'>;

/** The steps that are chosen from a list, where it is one. */
export function listedSteps(input: ColoursInput): readonly Step<Listed>[] {
  const task = taskOf(input);
  if (task === 'choose') return stepsOf(input.base, task);
  return task === 'take' || task === 'strike' ? stepsOf({ state: input.base.start, seat: input.base.seat }, task) : [];
}

/** The colour of the next drop. */
export function brushColour({ brush, base }: ColoursInput): Colour {
  return brush.kind === 'paint' ? colourName(base.state.colours[base.seat]!) : brush.colour;
}

/** The areas that the next drop may go to. */
export function inputAreas({ base, brush, isMatch }: ColoursInput): readonly number[] {
  return isDone(base) ? [] : openAreas(base, brush, isMatch);
}

/** [C32] The areas that only the spell `match` opens to it. */
export function matchAreas({ base, brush }: ColoursInput): readonly number[] {
  return isDone(base) ? [] : openAreas(base, brush, true);
}

/** [C31] [C33] The kingdoms that a spell can name beside what is chosen: the first drop does not forbid to move. */
export function kingdomsFor({ base }: ColoursInput, spell: 'move' | 'split'): readonly Colour[] {
  return spellKingdoms(spell === 'move' ? { state: base.start, seat: base.seat } : base, spell);
}

/** Whether nothing is left to do with the die alone: its drops are used, or none of them can be placed. */
export function isSpent(input: ColoursInput): boolean {
  return taskOf(input) === 'colour' && openAreas(input.base, DIE_BRUSH).length === 0;
}

function isDone(draft: Draft<State>): boolean {
  return isComplete(colours, draft);
}

/** Draft and base that belong to some choices. */
export function compiledInput(
  view: View<State>,
  seat: Seat,
  choices: readonly ColoursChoice[],
): Pick<ColoursInput, 'draft' | 'base' | 'choices'> {
  const { draft } = compileTurn(view, seat, choices);
  const isWhole = choices.some(({ kind }) => ENDS.includes(kind));
  const open = choices.filter(({ kind }) => !ENDS.includes(kind));
  return { draft, base: isWhole ? compileTurn(view, seat, open).draft : draft, choices };
}

/** Choices that end a turn. */
export const ENDS: readonly ColoursChoice['kind'][] = ['take', 'done', 'strike'];

/** Points at what is handy: at what was undone, else at what wins most. */
export function settleCursor(input: ColoursInput, undone?: ColoursChoice): ColoursInput {
  const calm: ColoursInput = { ...input, ...AT_REST };
  if (isComplete(colours, input.draft)) return calm;
  if (undone?.kind === 'drop') return { ...calm, area: undone.area };
  if (taskOf(calm) === 'colour') return { ...calm, area: bestArea(calm.base, calm.brush) ?? calm.area };
  const steps = listedSteps(calm);
  const at = steps.findIndex(({ move }) => JSON.stringify(move) === JSON.stringify(undone));
  return { ...calm, pick: Math.max(0, at) };
}
