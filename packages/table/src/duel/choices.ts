import {
  type Cell,
  type Draft,
  extendDraft,
  isRefusal,
  type MoveCode,
  type Refusal,
  refuse,
  type Seat,
  startDraft,
  type View,
} from '@crownhold/core';
import {
  type Arms,
  decodeMove,
  diceIn,
  duel,
  encodeMove,
  halvesOf,
  type Move,
  type State,
} from '@crownhold/games/duel';
import type { Compiled } from '../choices.ts';
import { bestNames } from './best.ts';
import { halfRefusal } from './squares.ts';

/** What a person has chosen; a turn is a set of them. */
export type DuelChoice =
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'pair' | 'free' | 'split' | 'pass' }
  | { readonly kind: 'turn'; readonly die: number; readonly face: number }
  | { readonly kind: 'castle'; readonly die: number }
  | { readonly kind: 'name'; readonly die: number; readonly arms: Arms }
  /** Where the first half of a split domino lies, until both do. */
  | { readonly kind: 'half'; readonly cell: Cell }
  | { readonly kind: 'lay'; readonly first: Cell; readonly second: Cell }
  | { readonly kind: 'domains'; readonly arms: Arms }
  | { readonly kind: 'cross'; readonly cell: Cell };

/** The name of a joker that is chosen beforehand. */
export interface Preset {
  readonly die: number;
  readonly arms: Arms;
}

export interface DuelCompiled extends Compiled<State, DuelChoice> {
  readonly presets: readonly Preset[];
}

/** Choices of which there can be only one. */
export function slotOf(choice: DuelChoice): string {
  return choice.kind === 'name' || choice.kind === 'die' ? `${choice.kind} ${choice.die}` : choice.kind;
}

export function isSameChoice(one: DuelChoice, other: DuelChoice): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

// [D15] The order of a turn of drawing; jokers are named after the castle and before `free`.
const ORDER: readonly DuelChoice['kind'][] = ['turn', 'castle', 'name', 'free', 'split', 'lay'];
const AFTER_NAMES = ORDER.indexOf('free');

/** [D6] How many dice are to be taken. */
export function wantedDice(state: State, choices: readonly DuelChoice[]): 1 | 2 {
  return state.phase === 'share' || choices.some(({ kind }) => kind === 'pair') ? 2 : 1;
}

export function chosenDice(choices: readonly DuelChoice[]): readonly number[] {
  return choices.flatMap((choice) => (choice.kind === 'die' ? [choice.die] : []));
}

/**
 * The turn that some choices make, in the order that D15 demands, whatever the order of taps was. A joker without a name
 * gets its preset where a later step needs one; with `isNamingAll` in any case.
 */
export function compileTurn(
  view: View<State>,
  seat: Seat,
  choices: readonly DuelChoice[],
  presets: readonly Preset[] = [],
  isNamingAll = false,
): DuelCompiled {
  const draft = startDraft(view, seat);
  if (view.phase === 'take' || view.phase === 'share') return compileTaking(draft, choices);
  const pass = choices.find(({ kind }) => kind === 'pass');
  if (pass && choices.length > 1) return refusing(draft, pass, refuse('D9', 'pass-after-power'));
  const rank = (choice: DuelChoice) => ORDER.indexOf(choice.kind) + ('die' in choice ? choice.die / 8 : 0);
  const half = choices.find((choice) => choice.kind === 'half');
  const steps = choices.filter((choice) => choice !== half).toSorted((one, other) => rank(one) - rank(other));
  const compiled = compileSteps(draft, steps, presets, isNamingAll);
  if (!half || compiled.refused || steps.some(({ kind }) => kind === 'lay')) return compiled;
  const refusal = halfRefusal(compiled.draft, half.cell);
  return refusal ? { ...compiled, refused: { choice: half, refusal } } : compiled;
}

function refusing(draft: Draft<State>, choice: DuelChoice, refusal: Refusal): DuelCompiled {
  return { draft, presets: [], refused: { choice, refusal } };
}

/** [D6] Dice make a step once there are enough of them; until then each must be one that could be taken. */
function compileTaking(draft: Draft<State>, choices: readonly DuelChoice[]): DuelCompiled {
  const { state, seat } = draft;
  const newest = choices.at(-1);
  if (!newest) return { draft, presets: [] };
  const kind = choices.some((choice) => choice.kind === 'pair') ? 'pair' : 'take';
  const chosen = chosenDice(choices);
  const free = diceIn(ALL_DICE & ~(state.hands[0]! | state.hands[1]!)).filter((die) => !chosen.includes(die));
  const wanted = wantedDice(state, choices);
  // Whether a die could be one of two is known as soon as there is another.
  const probed = [...chosen, ...free.slice(0, Math.max(0, wanted - chosen.length))];
  const code = encodeMove({ kind, dice: probed.reduce((set, die) => set | (1 << die), 0) });
  if (chosen.length === wanted) return extended(draft, code, newest, (next) => ({ draft: next, presets: [] }));
  const refusal = duel.refusal(state, seat, code);
  return refusal ? refusing(draft, newest, refusal) : { draft, presets: [] };
}

export const ALL_DICE = 15;

/** Plays steps that are in their order, and names jokers by their presets where a name is missing. */
function compileSteps(
  draft: Draft<State>,
  steps: readonly DuelChoice[],
  presets: readonly Preset[],
  isNamingAll: boolean,
): DuelCompiled {
  const [step, ...rest] = steps;
  const next = draft.state.phase === 'draw' ? unnamedDie(draft) : undefined;
  const isNaming = step === undefined ? isNamingAll : ORDER.indexOf(step.kind) >= AFTER_NAMES;
  // [D15] The lower joker comes first, even if a person has named only the other.
  const joker = isNaming || (step?.kind === 'name' && step.die !== next) ? next : undefined;
  const then = (after: Draft<State>, left: readonly DuelChoice[]) => compileSteps(after, left, presets, isNamingAll);
  const named = joker === undefined ? undefined : compileNamed(draft, joker, steps, presets, then);
  if (named) return named;
  if (!step) return { draft, presets: [] };
  return extended(draft, codeOf(draft, step), step, (after) => then(after, rest));
}

function compileNamed(
  draft: Draft<State>,
  die: number,
  steps: readonly DuelChoice[],
  presets: readonly Preset[],
  then: (next: Draft<State>, steps: readonly DuelChoice[]) => DuelCompiled,
): DuelCompiled | undefined {
  const preset = presets.find((each) => each.die === die)?.arms;
  const tried = (arms: Arms): DuelCompiled | undefined => {
    const next = extendDraft(duel, draft, encodeMove({ kind: 'name', die, arms }));
    if (isRefusal(next)) return undefined;
    const compiled = then(next, steps);
    return { ...compiled, presets: [{ die, arms }, ...compiled.presets] };
  };
  const usual = preset && tried(preset);
  if (usual && !usual.refused) return usual;
  const named = bestNames(draft, die).flatMap((arms) => tried(arms) ?? []);
  return named.find(({ refused }) => !refused) ?? usual ?? named[0];
}

function extended(
  draft: Draft<State>,
  code: MoveCode,
  choice: DuelChoice,
  then: (next: Draft<State>) => DuelCompiled,
): DuelCompiled {
  const next = extendDraft(duel, draft, code);
  return isRefusal(next) ? refusing(draft, choice, next) : then(next);
}

/** Halves that look alike lie the same both ways round. */
export function layMove({ state, seat }: Draft<State>, first: Cell, second: Cell): MoveCode {
  const code = encodeMove({ kind: 'draw', first, second });
  const isExchanged = duel.refusal(state, seat, code)?.code === 'halves-exchanged';
  return isExchanged ? encodeMove({ kind: 'draw', first: second, second: first }) : code;
}

function codeOf(draft: Draft<State>, choice: DuelChoice): MoveCode {
  if (choice.kind === 'lay') return layMove(draft, choice.first, choice.second);
  return encodeMove(choice as Move);
}

/** [D15] The joker that is named next. */
export function unnamedDie({ state, seat }: Draft<State>): number | undefined {
  return halvesOf(state, seat).find(({ arms }) => arms === undefined)?.die;
}

/** The choices that steps of a turn come from. */
export function choicesOf(moves: readonly MoveCode[]): readonly DuelChoice[] {
  return moves.flatMap((code): readonly DuelChoice[] => {
    const move = decodeMove(code);
    switch (move?.kind) {
      case 'take':
        return diceIn(move.dice).map((die) => ({ kind: 'die', die }));
      case 'pair':
        return [{ kind: 'pair' }, ...diceIn(move.dice).map((die): DuelChoice => ({ kind: 'die', die }))];
      case 'draw':
        return [{ kind: 'lay', first: move.first, second: move.second }];
      case 'turn':
        return [{ kind: 'turn', die: move.die, face: move.face }];
      case 'castle':
      case 'name':
      case 'free':
      case 'split':
      case 'pass':
      case 'domains':
      case 'cross':
        return [move];
      default:
        return [];
    }
  });
}
