import { type Cell, extendDraft, isComplete, isRefusal, type Refusal, refuse, splitTurn } from '@crownhold/core';
import { decodeMove, encodeMove, kingdomino } from '@crownhold/games/kingdomino';
import { cellsOf, flipPlace, isWithin, movePlace, nextOf, placeOn, turnPlace } from '../place.ts';
import { slide, snapTo, spin, swapHalves } from './ghost.ts';
import {
  inputMove,
  inputRefusal,
  isDiscard,
  type KingdominoInput,
  lieOn,
  nextPick,
  placesOf,
  reachOf,
  settleInput,
  takenDomino,
  withoutStep,
  withStep,
} from './input.ts';

/** What a person does, by any pointer, key or text. */
export type KingdominoAction =
  /** Onto a cell; `hover` without a word, since a mouse passes over many. */
  | { readonly kind: 'point' | 'hover'; readonly cell: Cell }
  /** Onto the legal place that covers a cell, or the nearest one; `snap-hover` without a word. */
  | { readonly kind: 'snap' | 'snap-hover'; readonly cell: Cell }
  /** Through all legal places over the same cell, clockwise or back. */
  | { readonly kind: 'spin'; readonly direction: 1 | -1 }
  /** Exchanges the halves, if that is legal too. */
  | { readonly kind: 'swap' }
  /** To the next legal place that way, or the cursor along the line. */
  | { readonly kind: 'slide'; readonly dx: number; readonly dy: number }
  /** By quarters to the left. */
  | { readonly kind: 'turn'; readonly quarters: number }
  | { readonly kind: 'flip' }
  /** To the next or the previous legal place. */
  | { readonly kind: 'jump'; readonly direction: 1 | -1 }
  /** The domino over the kingdom, or the cursor along the line. */
  | { readonly kind: 'move'; readonly dx: number; readonly dy: number }
  /** Nothing hovers any more. */
  | { readonly kind: 'lift' }
  /** Lets go of the piece; the first time it is only shown, unless the screen shows it always. */
  | { readonly kind: 'play'; readonly isShown?: boolean }
  /** A domino of the next line: one that hovers rightly is laid first, a choice not yet confirmed is changed. */
  | { readonly kind: 'pick'; readonly index: number }
  /** The steps of a turn in writing, all of them or none. */
  | { readonly kind: 'write'; readonly text: string }
  /** Points at what a step would do, without doing it. */
  | { readonly kind: 'suggest'; readonly step: string };

export function actOn(input: KingdominoInput, action: KingdominoAction): KingdominoInput {
  switch (action.kind) {
    case 'point':
      return steer(input, (open) => pointAt(open, action.cell));
    case 'hover': {
      const next = steer(input, (open) => pointAt(open, action.cell));
      return next === input ? input : { ...next, whyNot: undefined, isQuiet: true };
    }
    case 'snap':
      return land(input, (open) => snapTo(open, action.cell));
    case 'snap-hover': {
      const next = land(input, (open) => snapTo(open, action.cell));
      return next === input || next.whyNot ? input : { ...next, isQuiet: true };
    }
    case 'spin':
      return land(input, (open) => spin(open, action.direction));
    case 'swap':
      return land(input, swapHalves);
    case 'slide':
      return input.draft.state.phase === 'take'
        ? moveBy(input, action.dx, action.dy)
        : land(input, (open) => (open.isPointing ? slide(open, action.dx, action.dy) : open));
    case 'turn':
      return steer(input, (open) => lieOn(open, turnPlace(open, (action.quarters + 4) % 4, reach(open))));
    case 'flip':
      return steer(input, (open) => lieOn(open, flipPlace(open)));
    case 'jump':
      return steer(input, (open) => jump(open, action.direction));
    case 'move':
      return moveBy(input, action.dx, action.dy);
    case 'lift':
      return input.isPointing ? { ...input, isPointing: false, whyNot: undefined, remark: undefined } : input;
    case 'play':
      return play(input, action.isShown ?? false);
    case 'pick':
      return pick(input, action.index);
    case 'write':
      return write(input, action.text);
    case 'suggest':
      return suggest(input, action.step);
  }
}

export function undoOn(input: KingdominoInput): KingdominoInput | undefined {
  if (input.isPointing) return actOn(input, { kind: 'lift' });
  if (input.draft.moves.length === 0) return undefined;
  const undone = withoutStep(input);
  return answer(input, undone, undone.draft.state.phase === 'place');
}

function isOpen({ draft }: KingdominoInput): boolean {
  return !isComplete(kingdomino, draft);
}

function reach({ draft }: KingdominoInput) {
  return reachOf(draft.state, draft.seat);
}

/** Changes where the domino hovers, and says at once if it may not lie there. */
function steer(input: KingdominoInput, change: (open: KingdominoInput) => KingdominoInput): KingdominoInput {
  if (!isOpen(input) || input.draft.state.phase !== 'place' || isDiscard(input)) return input;
  const next = change(input);
  return { ...answer(input, next, true), whyNot: inputRefusal(next) };
}

/** Changes where the domino hovers among its legal places. The first time it is only shown. */
function land(input: KingdominoInput, change: (open: KingdominoInput) => KingdominoInput | Refusal): KingdominoInput {
  if (!isOpen(input) || input.draft.state.phase !== 'place' || isDiscard(input)) return input;
  const next = change({ ...input, remark: undefined });
  if (isRefusal(next)) return answer(input, next, input.isPointing);
  return { ...answer(input, next, true), remark: next.remark };
}

/** Onto a cell: as the domino was turned if it may lie so, else turned so that it may, else as it was. */
function pointAt(input: KingdominoInput, cell: Cell): KingdominoInput {
  const within = reach(input);
  const turns = [0, 1, 3, 2].map((quarters) => (input.wish + quarters) % 4);
  const places = [
    ...turns.map((quarter) => ({ ...input, cell, quarter })),
    ...turns.map((quarter) => ({ ...input, ...flipPlace({ cell, quarter }) })),
  ].filter((place) => cellsOf(place).every((each) => isWithin(each, within)));
  return places.find((place) => inputRefusal(place) === undefined) ?? places[0] ?? input;
}

function jump(input: KingdominoInput, direction: 1 | -1): KingdominoInput {
  const places = placesOf(input.draft);
  const move = inputMove(input);
  const next = nextOf(
    places,
    places.findIndex((place) => place.move === move),
    direction,
  );
  return next ? lieOn(input, placeOn(...next.cells)) : input;
}

function moveBy(input: KingdominoInput, dx: number, dy: number): KingdominoInput {
  if (!isOpen(input)) return input;
  if (input.draft.state.phase !== 'take') {
    return steer(input, (open) => ({ ...open, ...movePlace(open, dx, dy, reach(open)) }));
  }
  return answer(input, { ...input, pick: nextPick(input, dx - dy) }, true);
}

function play(input: KingdominoInput, isShown: boolean): KingdominoInput {
  if (!isOpen(input)) return input;
  const canGo = isShown || input.isPointing || isDiscard(input);
  return canGo ? answer(input, withStep(input, inputMove(input)), false) : answer(input, input, true);
}

function pick(input: KingdominoInput, index: number): KingdominoInput {
  if (takenDomino(input) !== undefined) return pick(answer(input, withoutStep(input), false), index);
  const { state, seat } = input.draft;
  if (!isOpen(input)) return input;
  const isHovering = state.phase === 'place' && (input.isPointing || isDiscard(input));
  if (isHovering && inputRefusal(input) === undefined) return pick(play(input, true), index);
  if (state.phase === 'take') {
    const pointed = { ...input, pick: index };
    return answer(input, withStep(pointed, inputMove(pointed)), false);
  }
  const take = encodeMove({ kind: 'take', domino: state.next[index]! });
  const refusal = kingdomino.refusal(state, seat, take);
  return refusal ? answer(input, refusal, input.isPointing) : input;
}

function write(input: KingdominoInput, text: string): KingdominoInput {
  let now = input;
  for (const step of splitTurn(plain(text))) {
    const move = kingdomino.parseMove(now.draft.state, step);
    const draft = move === undefined ? refuse('N1', 'unreadable') : extendDraft(kingdomino, now.draft, move);
    if (isRefusal(draft)) return answer(input, draft, input.isPointing);
    now = settleInput({ ...now, draft });
  }
  return answer(input, now, false);
}

/** As the notation has it: small letters, single spaces, none beside a comma. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('−', '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?/g, ',')
    .replace(/[;. ]+$/, '');
}

function suggest(input: KingdominoInput, step: string): KingdominoInput {
  const { state } = input.draft;
  const code = isOpen(input) ? kingdomino.parseMove(state, step) : undefined;
  const wanted = code === undefined ? undefined : decodeMove(code);
  if (wanted?.kind === 'take') return answer(input, { ...input, pick: state.next.indexOf(wanted.domino) }, true);
  if (wanted?.kind !== 'put') return input;
  return answer(input, lieOn(input, placeOn(wanted.first, wanted.second)), true);
}

function answer(input: KingdominoInput, next: KingdominoInput | Refusal, isPointing: boolean): KingdominoInput {
  if (isRefusal(next)) return { ...input, whyNot: next, remark: undefined, isQuiet: false };
  return { ...next, whyNot: undefined, remark: undefined, isQuiet: false, isPointing };
}
