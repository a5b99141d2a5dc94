import { type Cell, isComplete, isRefusal, type Refusal, refuse, startDraft } from '@crownhold/core';
import { ARMS, type Arms, diceIn, duel, type State } from '@crownhold/games/duel';
import { addChoice } from '../choices.ts';
import { draftAfter } from '../input.ts';
import type { Message } from '../message.ts';
import { cellsOf, flipPlace, isSame, isWithin, movePlace, nextOf, placeOn, turnPlace } from '../place.ts';
import {
  ALL_DICE,
  choicesOf,
  chosenDice,
  compileTurn,
  type DuelChoice,
  isSameChoice,
  slotOf,
  unnamedDie,
  wantedDice,
} from './choices.ts';
import {
  compiledInput,
  type DuelInput,
  type DuelTypes,
  hoveringRefusal,
  laidHalf,
  settleCursor,
  taskOf,
} from './input.ts';
import { crossSquares, firstSquares, halfRefusal, laysOf, MAP_REACH, secondSquares } from './squares.ts';

/** What a person does, by any pointer, key or text. Powers and dice that are chosen already are let go. */
export type DuelAction =
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'pair' | 'free' | 'split' | 'pass' }
  | { readonly kind: 'turn'; readonly die: number; readonly face: number }
  | { readonly kind: 'castle'; readonly die: number }
  /** Of a joker, the next one that has no name unless it says which; or the arms for `domains`. */
  | { readonly kind: 'name'; readonly arms: Arms; readonly die?: number }
  | { readonly kind: 'point'; readonly cell: Cell }
  /** Turns the domino by quarters to the left; `flip` exchanges its halves. */
  | { readonly kind: 'rotate'; readonly quarters: number }
  | { readonly kind: 'flip' }
  | { readonly kind: 'jump'; readonly direction: 1 | -1 }
  /** Moves the cursor: over the map, along the dice, along the arms. */
  | { readonly kind: 'move'; readonly dx: number; readonly dy: number }
  /** Lets go of what is under the cursor. */
  | { readonly kind: 'play' }
  | { readonly kind: 'write'; readonly text: string }
  | { readonly kind: 'suggest'; readonly step: string };

export function actOn(input: DuelInput, action: DuelAction): DuelInput | Refusal {
  switch (action.kind) {
    case 'die':
      return chooseDie(input, action.die);
    case 'name':
      return chooseName(input, action.arms, action.die);
    case 'pair':
    case 'free':
    case 'split':
    case 'pass':
    case 'turn':
    case 'castle':
      return toggle(input, action);
    case 'point':
      return calm(isWithin(action.cell, MAP_REACH) ? pointAt(input, action.cell) : input);
    case 'rotate':
      return calm(isDrawing(input) ? { ...input, ...turnPlace(input, (action.quarters + 4) % 4, MAP_REACH) } : input);
    case 'flip':
      return calm(isDrawing(input) ? { ...input, ...flipPlace(input) } : input);
    case 'jump':
      return calm(jump(input, action.direction));
    case 'move':
      return calm(moveBy(input, action.dx, action.dy));
    case 'play':
      return play(input);
    case 'write':
      return write(input, action.text);
    case 'suggest':
      return suggest(input, action.step);
  }
}

/** Without the choice that was made last. */
export function undoOn(input: DuelInput): DuelInput | undefined {
  const undone = input.choices.at(-1);
  return undone && settleCursor(withChoices(input, input.choices.slice(0, -1)), undone);
}

/** The input with other choices; the cursor stays. */
export function withChoices(input: DuelInput, choices: readonly DuelChoice[], remark?: Message): DuelInput {
  const { start, seat } = input.draft;
  return { ...input, ...compiledInput(start, seat, choices, input.presets), whyNot: undefined, remark };
}

function isDrawing(input: DuelInput): boolean {
  return taskOf(input) === 'draw';
}

function calm(input: DuelInput): DuelInput {
  return { ...input, whyNot: undefined, remark: undefined };
}

/** Adds a choice; what cannot stand beside it goes, and a remark says so. */
function choose(input: DuelInput, choice: DuelChoice, kept = input.choices): DuelInput | Refusal {
  const { start, seat } = input.draft;
  const others = kept.filter((each) => slotOf(each) !== slotOf(choice));
  // What is drawn fits the powers that are chosen; a power may need others to go.
  const isStrong = choice.kind !== 'lay' && choice.kind !== 'half';
  const compile = (choices: readonly DuelChoice[]) => compileTurn(start, seat, choices, input.presets);
  const added = addChoice(compile, others, choice, isStrong);
  if (isRefusal(added)) return added;
  const [dropped] = added.dropped;
  const next = withChoices(input, added.choices, dropped && { id: 'news-dropped', args: { choice: dropped.kind } });
  const isMoved = taskOf(next) !== taskOf(input) || choice.kind === 'half';
  // A domino that cannot lie where it hovers, not even with a power, is of no use there. A name may be one of two.
  const isPower = choice.kind !== 'lay' && choice.kind !== 'name';
  const isLost = isPower && isDrawing(next) && hoveringRefusal(next) !== undefined;
  return isMoved || isLost ? settleCursor(next) : next;
}

function toggle(input: DuelInput, choice: DuelChoice): DuelInput | Refusal {
  if (!input.choices.some((each) => isSameChoice(each, choice))) return choose(input, choice);
  const left = input.choices.filter((each) => !isSameChoice(each, choice));
  const needsSplit = choice.kind === 'split';
  return settleCursor(withChoices(input, needsSplit ? left.filter(({ kind }) => kind !== 'half') : left));
}

/** [D6] A die is chosen or let go; one too many replaces the oldest. */
function chooseDie(input: DuelInput, die: number): DuelInput | Refusal {
  const pointed = { ...input, die };
  const { state } = input.base;
  if (chosenDice(input.choices).includes(die)) return toggle(pointed, { kind: 'die', die });
  const isFull = chosenDice(input.choices).length === wantedDice(state, input.choices);
  const oldest = isFull ? input.choices.find(({ kind }) => kind === 'die') : undefined;
  const chosen = choose(
    pointed,
    { kind: 'die', die },
    input.choices.filter((choice) => choice !== oldest),
  );
  if (isRefusal(chosen)) return chosen;
  const left = freeDice(state).filter((each) => !chosenDice(chosen.choices).includes(each));
  return isComplete(duel, chosen.draft) ? chosen : { ...chosen, die: nextDie(die, left, 1) };
}

function chooseName(input: DuelInput, arms: Arms, die?: number): DuelInput | Refusal {
  if (taskOf(input) === 'domains') return choose({ ...input, arms }, { kind: 'domains', arms });
  const joker = die ?? jokerOf(input);
  const [anyDie = 0] = diceIn(input.base.state.hands[input.base.seat]!);
  return joker === undefined
    ? refuse('D7', 'no-joker', { die: anyDie + 1 })
    : choose({ ...input, arms }, { kind: 'name', die: joker, arms });
}

/** The joker that a person names next: one that has only a preset, else the last that was named. */
export function jokerOf({ choices, presets, draft }: DuelInput): number | undefined {
  const named = choices.findLast((choice) => choice.kind === 'name');
  return presets[0]?.die ?? named?.die ?? unnamedDie(draft);
}

function pointAt(input: DuelInput, cell: Cell): DuelInput {
  if (!isDrawing(input)) return { ...input, cell };
  const turns = [0, 1, 3, 2].map((quarters) => (input.quarter + quarters) % 4);
  const places = [
    ...turns.map((quarter) => ({ ...input, cell, quarter })),
    ...turns.map((quarter) => ({ ...input, ...flipPlace({ cell, quarter }) })),
  ].filter((place) => cellsOf(place).every((each) => isWithin(each, MAP_REACH)));
  return places.find((place) => hoveringRefusal(place) === undefined) ?? places[0] ?? input;
}

function jump(input: DuelInput, direction: 1 | -1): DuelInput {
  if (isDrawing(input)) {
    const lays = laysOf(input.base);
    const [first, second] = cellsOf(input);
    const at = lays.findIndex((lay) => isSame(lay.first, first) && isSame(lay.second, second));
    const next = nextOf(lays, at, direction);
    return next ? { ...input, ...placeOn(next.first, next.second) } : input;
  }
  const cells = openSquares(input);
  const at = cells.findIndex((cell) => isSame(cell, input.cell));
  return { ...input, cell: nextOf(cells, at, direction) ?? input.cell };
}

/** Where a single square may be let go: a half of a split domino, or a cross. */
export function openSquares(input: DuelInput): readonly Cell[] {
  const task = taskOf(input);
  if (task === 'cross') return crossSquares(input.base);
  if (task !== 'split') return [];
  const first = laidHalf(input);
  return first ? secondSquares(input.base, first) : firstSquares(input.base);
}

function moveBy(input: DuelInput, dx: number, dy: number): DuelInput {
  const direction = dx - dy > 0 ? 1 : -1;
  switch (taskOf(input)) {
    case 'take':
      return { ...input, die: nextDie(input.die, freeDice(input.base.state), direction) };
    case 'domains':
      return { ...input, arms: nextOf(ARMS, ARMS.indexOf(input.arms), direction)! };
    case 'draw':
      return { ...input, ...movePlace(input, dx, dy, MAP_REACH) };
    case 'split':
    case 'cross': {
      const cell = { x: input.cell.x + dx, y: input.cell.y + dy };
      return isWithin(cell, MAP_REACH) ? { ...input, cell } : input;
    }
    case 'pass':
      return input;
  }
}

function play(input: DuelInput): DuelInput | Refusal {
  switch (taskOf(input)) {
    case 'take':
      return chooseDie(input, input.die);
    case 'domains':
      return choose(input, { kind: 'domains', arms: input.arms });
    case 'cross':
      return choose(input, { kind: 'cross', cell: input.cell });
    case 'pass':
      return choose(input, { kind: 'pass' });
    case 'draw': {
      const [first, second] = cellsOf(input);
      return choose(input, { kind: 'lay', first, second });
    }
    case 'split':
      return playHalf(input);
  }
}

/** A half of a split domino: one that lies is lifted, the first is laid, the second makes the domino whole. */
function playHalf(input: DuelInput): DuelInput | Refusal {
  const { cell, choices } = input;
  const first = laidHalf(input);
  if (first && isSame(first, cell))
    return withChoices(
      input,
      choices.filter(({ kind }) => kind !== 'half' && kind !== 'lay'),
    );
  if (first) return choose(input, { kind: 'lay', first, second: cell });
  const refusal = halfRefusal(input.base, cell);
  return refusal ?? choose(input, { kind: 'half', cell });
}

function write(input: DuelInput, text: string): DuelInput | Refusal {
  const { start, seat } = input.draft;
  const draft = draftAfter<DuelTypes>(duel, startDraft(start, seat), text.toLowerCase().trim());
  return isComplete(duel, draft) ? withChoices(input, choicesOf(draft.moves)) : refuse('N1', 'unreadable');
}

function suggest(input: DuelInput, step: string): DuelInput {
  const code = duel.parseMove(input.base.state, step);
  const [choice] = code === undefined ? [] : choicesOf([code]);
  return choice ? calm(settleCursor(input, choice)) : input;
}

function freeDice({ hands }: State): readonly number[] {
  return diceIn(ALL_DICE & ~(hands[0]! | hands[1]!));
}

/** The next of some dice, counted from the one pointed at. */
function nextDie(die: number, dice: readonly number[], direction: 1 | -1): number {
  const at = dice.indexOf(die);
  if (at >= 0) return nextOf(dice, at, direction)!;
  return dice.find((each) => each > die) ?? dice[0] ?? die;
}
