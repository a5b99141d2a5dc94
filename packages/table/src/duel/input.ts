import {
  type Cell,
  type Draft,
  extendDraft,
  isComplete,
  isRefusal,
  type MoveCode,
  type Refusal,
  type Seat,
  type View,
} from '@crownhold/core';
import {
  ARMS,
  type Arms,
  duel,
  type Event,
  encodeMove,
  type Move,
  type Options,
  type State,
} from '@crownhold/games/duel';
import type { Input } from '../input.ts';
import { cellsOf, type Place, placeOn } from '../place.ts';
import { byPoints, legalSteps } from './best.ts';
import { compileTurn, type DuelChoice, layMove, type Preset } from './choices.ts';
import { halfRefusal, secondSquares } from './squares.ts';

export interface DuelTypes {
  readonly state: State;
  readonly options: Options;
  readonly event: Event;
}

/** The choices of a turn, and what the person points at: a die, arms, a square. */
export interface DuelInput extends Input<DuelTypes>, Place {
  /** In the order of taps; the draft has them in the order of the rules. */
  readonly choices: readonly DuelChoice[];
  /** Names of jokers that are chosen beforehand: the best, until a person names another. */
  readonly presets: readonly Preset[];
  /** The turn without what is drawn: what hovers is judged on it, even when the turn is whole. */
  readonly base: Draft<State>;
  readonly die: number;
  readonly arms: Arms;
  /** Whether a person has pointed at a place or a square, for screens that show nothing until then. */
  readonly isPointing: boolean;
  /** The square that was pointed at: the domino turns over it. */
  readonly pivot?: Cell | undefined;
  /** Whether the last change is not worth saying. */
  readonly isQuiet?: boolean | undefined;
}

/** What is asked next. */
export type DuelTask = 'take' | 'draw' | 'split' | 'pass' | 'domains' | 'cross';

export function startInput(view: View<State>, seat: Seat): DuelInput {
  const cursor = { cell: { x: 0, y: 0 }, quarter: 0, die: 0, arms: ARMS[0], isPointing: false };
  return settleCursor({ ...compiledInput(view, seat, [], []), ...cursor });
}

export function taskOf({ base }: DuelInput): DuelTask {
  const { phase, stage } = base.state;
  if (phase === 'take' || phase === 'share') return 'take';
  if (stage === 'split' || stage === 'free+split') return 'split';
  const kinds = new Set(legalSteps(base).map(({ move }) => move.kind));
  return (['domains', 'cross', 'draw'] as const).find((kind) => kinds.has(kind)) ?? 'pass';
}

/** The first half of a split domino that lies already. */
export function laidHalf({ choices }: DuelInput): Cell | undefined {
  const half = choices.find(({ kind }) => kind === 'half');
  return half?.kind === 'half' ? half.cell : undefined;
}

/** What would be played if the thing under the cursor were let go; `undefined` for a die and for the first half of two. */
function hoveringMove(input: DuelInput): MoveCode | undefined {
  switch (taskOf(input)) {
    case 'draw':
      return layMove(input.base, ...cellsOf(input));
    case 'split': {
      const first = laidHalf(input);
      return first && layMove(input.base, first, input.cell);
    }
    case 'cross':
      return encodeMove({ kind: 'cross', cell: input.cell });
    case 'domains':
      return encodeMove({ kind: 'domains', arms: input.arms });
    case 'pass':
      return encodeMove({ kind: 'pass' });
    case 'take':
      return undefined;
  }
}

/** Points that it would win or lose; `undefined` if it is refused or nothing yet. */
export function hoveringGain(input: DuelInput): number | undefined {
  const { base } = input;
  const move = hoveringMove(input);
  const next = move === undefined ? undefined : extendDraft(duel, base, move);
  if (next === undefined || isRefusal(next)) return undefined;
  return duel.score(next.state, base.seat) - duel.score(base.state, base.seat);
}

/** Why the thing under the cursor cannot be let go there. */
export function hoveringRefusal(input: DuelInput): Refusal | undefined {
  const move = hoveringMove(input);
  if (move !== undefined) return duel.refusal(input.base.state, input.base.seat, move);
  return taskOf(input) === 'split' ? halfRefusal(input.base, input.cell) : undefined;
}

/** Draft, base and presets that belong to some choices. */
export function compiledInput(
  view: View<State>,
  seat: Seat,
  choices: readonly DuelChoice[],
  presets: readonly Preset[],
): Pick<DuelInput, 'draft' | 'base' | 'choices' | 'presets'> {
  const powers = choices.filter(({ kind }) => POWER_KINDS.includes(kind));
  const base = compileTurn(view, seat, powers, presets, true);
  const { draft } = compileTurn(view, seat, choices, base.presets);
  return { draft, base: base.draft, choices, presets: base.presets };
}

/** What is chosen before the squares. */
const POWER_KINDS: readonly DuelChoice['kind'][] = ['turn', 'castle', 'name', 'free', 'split'];

/** Points at what is handy: at what was undone, else at what wins most. */
export function settleCursor(input: DuelInput, undone?: DuelChoice): DuelInput {
  if (undone) return pointAt(input, undone);
  if (isComplete(duel, input.draft)) return input;
  const task = taskOf(input);
  const first = laidHalf(input);
  if (task === 'split' && first) return { ...input, cell: bestSecond(input.base, first) ?? input.cell };
  const kind = task === 'split' ? 'draw' : task;
  const [best] = byPoints(
    input.base,
    legalSteps(input.base).filter(({ move }) => move.kind === kind),
  );
  return best ? pointAtMove(input, best.move) : input;
}

/** Where the other half of a split domino wins most. */
function bestSecond(base: Draft<State>, first: Cell): Cell | undefined {
  const squares = secondSquares(base, first).map((cell) => ({ cell, code: layMove(base, first, cell) }));
  const steps = legalSteps(base).filter(({ code }) => squares.some((square) => square.code === code));
  const [best] = byPoints(base, steps);
  return squares.find(({ code }) => code === best?.code)?.cell;
}

function pointAtMove(input: DuelInput, move: Move): DuelInput {
  switch (move.kind) {
    case 'draw':
      return taskOf(input) === 'split' ? { ...input, cell: move.first } : pointAt(input, { ...move, kind: 'lay' });
    case 'take':
      return { ...input, die: 31 - Math.clz32(move.dice & -move.dice) };
    case 'domains':
    case 'cross':
      return pointAt(input, move);
    default:
      return input;
  }
}

function pointAt(input: DuelInput, choice: DuelChoice): DuelInput {
  switch (choice.kind) {
    case 'die':
      return { ...input, die: choice.die };
    case 'name':
    case 'domains':
      return { ...input, arms: choice.arms };
    case 'lay':
      return taskOf(input) === 'split'
        ? { ...input, cell: choice.second }
        : { ...input, ...placeOn(choice.first, choice.second) };
    case 'half':
    case 'cross':
      return { ...input, cell: choice.cell };
    default:
      return input;
  }
}
