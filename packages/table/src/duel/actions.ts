import { type Cell, isComplete, isRefusal, type Refusal, refuse, startDraft } from '@crownhold/core';
import { ARMS, type Arms, DICE, diceIn, duel, SPELLS, type State } from '@crownhold/games/duel';
import { addChoice } from '../choices.ts';
import { draftAfter } from '../input.ts';
import type { Message } from '../message.ts';
import { cellsOf, flipPlace, isSame, isWithin, movePlace, nextOf, placeOn, turnPlace } from '../place.ts';
import type { DuelAction, Showing } from './action.ts';
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
import { landingOn, landingRefusal, waysOver } from './ghost.ts';
import {
  compiledInput,
  type DuelInput,
  type DuelTask,
  type DuelTypes,
  hoveringRefusal,
  laidHalf,
  settleCursor,
  taskOf,
} from './input.ts';
import { powerActions } from './powers.ts';
import { crossSquares, firstSquares, halfRefusal, laysOf, MAP_REACH, secondSquares } from './squares.ts';

export function actOn(input: DuelInput, action: DuelAction): DuelInput | Refusal {
  const next = acted(input, action);
  return isRefusal(next) || next === input ? next : followGhost(input, next);
}

function acted(input: DuelInput, action: DuelAction): DuelInput | Refusal {
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
      return pointAt(input, action.cell);
    case 'hover':
      return hoverOver(input, action.cell);
    case 'next-way':
      return nextWay(input);
    case 'lift':
      return input.isPointing ? calm({ ...input, isPointing: false }) : input;
    case 'rotate':
      return shown(
        isDrawing(input) ? { ...input, ...turnPlace(input, (action.quarters + 4) % 4, MAP_REACH) } : input,
        action,
      );
    case 'flip':
      return shown(isDrawing(input) ? { ...input, ...flipPlace(input) } : input, action);
    case 'jump':
      return shown(jump(input, action.direction), action);
    case 'move':
      return shown(moveBy(input, action.dx, action.dy), action);
    case 'play':
      return play(input);
    case 'go-on':
      return goOn(input);
    case 'missing':
      return missing(input);
    case 'number':
      return chooseNumber(input, action.number);
    case 'cycle':
      return cycle(input, action.power);
    case 'write':
      return write(input, action.text);
    case 'suggest':
      return suggest(input, action.step);
  }
}

/** Without what hovers, else without the choice that was made last. */
export function undoOn(input: DuelInput): DuelInput | undefined {
  if (input.isPointing && !isLaid(input)) return calm({ ...input, isPointing: false });
  const undone = input.choices.at(-1);
  return undone && settleCursor(withChoices(input, input.choices.slice(0, -1)), undone);
}

/** The input with other choices; the cursor stays. */
export function withChoices(input: DuelInput, choices: readonly DuelChoice[], remark?: Message): DuelInput {
  const { start, seat, moves } = input.draft;
  const compiled = compiledInput(start, seat, choices, input.presets);
  // A choice that is no step yet leaves the turn as it is.
  const isSame = compiled.draft.moves.join() === moves.join();
  return {
    ...input,
    ...compiled,
    draft: isSame ? input.draft : compiled.draft,
    whyNot: undefined,
    remark,
    isQuiet: undefined,
  };
}

function isDrawing(input: DuelInput): boolean {
  return taskOf(input) === 'draw';
}

function isLaid({ choices }: DuelInput): boolean {
  return choices.some(({ kind }) => kind === 'lay' || kind === 'cross');
}

/** Whoever points elsewhere takes back what lies. */
function withoutLaid(input: DuelInput): DuelInput {
  if (!isLaid(input)) return input;
  return withChoices(
    input,
    input.choices.filter(({ kind }) => kind !== 'lay' && kind !== 'cross'),
  );
}

function calm(input: DuelInput): DuelInput {
  return { ...input, whyNot: undefined, remark: undefined, isQuiet: undefined };
}

function shown(input: DuelInput, { isShowing = false }: Showing): DuelInput {
  return calm({ ...input, isPointing: isShowing || input.isPointing, pivot: isShowing ? input.cell : input.pivot });
}

/** What hovers stays on a legal place when a name or a power changes what is legal, or goes. */
function followGhost(before: DuelInput, now: DuelInput): DuelInput {
  if (!now.isPointing || now.choices === before.choices) return now;
  const task = taskOf(now);
  if (task !== taskOf(before)) return { ...now, isPointing: false };
  if (task !== 'draw' || isLaid(now) || hoveringRefusal(now) === undefined) return now;
  const place = landingOn(now.base, now.pivot ?? now.cell, now.quarter);
  return place ? { ...now, ...place } : { ...now, isPointing: false };
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
  const fresh = freshRefusal(input, choice.kind);
  if (fresh) return fresh;
  if (!input.choices.some((each) => isSameChoice(each, choice))) return choose(input, choice);
  const left = input.choices.filter((each) => !isSameChoice(each, choice));
  const needsSplit = choice.kind === 'split';
  return settleCursor(withChoices(input, needsSplit ? left.filter(({ kind }) => kind !== 'half') : left));
}

/** [D14] A spell that was just won waits for the next round. */
function freshRefusal({ base }: DuelInput, kind: DuelChoice['kind']): Refusal | undefined {
  const spell = SPELLS.find((each) => each === kind);
  const isFresh = base.state.phase === 'lightning' && spell !== undefined && base.state.hasWon(base.seat, spell);
  return isFresh && !base.state.hasUsed(base.seat, spell) ? refuse('D14', 'spell-fresh', { spell }) : undefined;
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

function pointAt(input: DuelInput, cell: Cell): DuelInput | Refusal {
  if (!isWithin(cell, MAP_REACH)) return calm(input);
  const pointed = { ...withoutLaid(input), cell, pivot: cell, isPointing: true };
  if (!isDrawing(input)) return calm(pointed);
  const place = landingOn(input.base, cell, input.quarter);
  if (place) return calm({ ...pointed, ...place });
  // Turned so that no half leaves the map: that would be another reason.
  const turned = turnPlace({ cell, quarter: input.quarter }, 0, MAP_REACH);
  return landingRefusal(input.base, turned) ?? calm(input);
}

function hoverOver(input: DuelInput, cell: Cell): DuelInput {
  const isThere = input.isPointing && input.pivot !== undefined && isSame(input.pivot, cell);
  if (isThere || isLaid(input)) return input;
  const next = pointAt(input, cell);
  return isRefusal(next) ? input : { ...next, isQuiet: true };
}

/** Clockwise over the square that was pointed at; a domino with one way only says so. */
function nextWay(input: DuelInput): DuelInput | Refusal {
  if (!isDrawing(input)) return calm(input);
  if (!input.isPointing) return shown(input, { isShowing: true });
  const ways = waysOver(input.base, input.pivot ?? input.cell);
  const at = ways.findIndex((way) => isSame(way.cell, input.cell) && way.quarter === input.quarter);
  const next = nextOf(ways, at, 1);
  if (!next || ways.length === 1) return { ...calm(input), remark: { id: 'news-only-way' } };
  const turned = calm({ ...input, ...next });
  return isLaid(input) ? play(turned) : turned;
}

/** What hovers unseen is only shown. */
function goOn(input: DuelInput): DuelInput | Refusal {
  if (isComplete(duel, input.draft)) return input;
  const isShown = input.isPointing || !SHOWN_FIRST.includes(taskOf(input));
  return isShown ? play(input) : shown(input, { isShowing: true });
}

const SHOWN_FIRST: readonly DuelTask[] = ['draw', 'split', 'cross'];

function missing(input: DuelInput): Refusal {
  const { state } = input.base;
  const task = taskOf(input);
  if (task === 'take') return refuse('D6', wantedDice(state, input.choices) === 2 ? 'two-dice' : 'one-die');
  return refuse(state.phase === 'lightning' ? 'D11' : 'D7', 'wrong-step', {
    expected: task === 'domains' || task === 'cross' ? task : 'draw',
  });
}

function chooseNumber(input: DuelInput, number: number): DuelInput | Refusal {
  if (taskOf(input) === 'take') return number <= DICE.length ? chooseDie(input, number - 1) : input;
  const arms = ARMS[number - 1];
  return arms === undefined ? input : chooseName(input, arms);
}

function cycle(input: DuelInput, power: 'turn' | 'castle'): DuelInput | Refusal {
  const ways = powerActions(input, power);
  const chosen = input.choices.find(({ kind }) => kind === power);
  const at = chosen ? ways.findIndex((way) => JSON.stringify(way) === JSON.stringify(chosen)) : -1;
  const next = ways[at + 1];
  if (next) return acted(input, next);
  if (chosen) return toggle(input, chosen);
  const [die = 0] = diceIn(input.base.state.hands[input.base.seat]!);
  // Nothing can be done with it: the rules say why.
  return toggle(input, power === 'castle' ? { kind: power, die } : { kind: power, die, face: DICE[die]![0]!.face });
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
  return choice ? shown(settleCursor(input, choice), { isShowing: true }) : input;
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
