import { extendDraft, isRefusal, type Refusal } from '@crownhold/core';
import { COLUMNS, duel, encodeMove, type Move, ROWS } from '@crownhold/games/duel';
import {
  arrowOf,
  type Cell,
  cellsOf,
  flipPlace,
  isSame,
  movePlace,
  nextOf,
  placeOn,
  type Reach,
  turnPlace,
} from '@crownhold/hands';
import { type DuelHand, playStep } from './hand.ts';
import { legalSteps } from './step.ts';

type Draw = Extract<Move, { readonly kind: 'draw' }>;

/** [D3] The squares of a map. */
export const MAP: Reach = {
  left: -(COLUMNS - 1) / 2,
  right: (COLUMNS - 1) / 2,
  bottom: -(ROWS - 1) / 2,
  top: (ROWS - 1) / 2,
};

/** Moves, turns and draws a whole domino. */
export function pressDomino(hand: DuelHand, key: string): DuelHand | Refusal | undefined {
  const arrow = arrowOf(key);
  if (arrow) return { ...hand, ...movePlace(hand, arrow.x, arrow.y, MAP) };
  switch (key) {
    case 'r':
      return { ...hand, ...turnPlace(hand, 1, MAP) };
    case 'f':
      return { ...hand, ...flipPlace(hand) };
    case 'tab':
    case 'back-tab':
      return jumpDomino(hand, key === 'tab' ? 1 : -1);
    case 'enter':
      return playStep(hand, dominoMove(hand));
    default:
      return undefined;
  }
}

/** The drawing of the domino as it hovers. */
export function dominoMove(hand: DuelHand): Draw {
  return drawMove(hand, ...cellsOf(hand));
}

/** Halves that look alike lie the same both ways round. */
export function drawMove(hand: DuelHand, first: Cell, second: Cell): Draw {
  const isExchanged = refusalOf(hand, { kind: 'draw', first, second })?.code === 'halves-exchanged';
  return isExchanged ? { kind: 'draw', first: second, second: first } : { kind: 'draw', first, second };
}

export function legalDraws({ draft }: DuelHand): readonly Draw[] {
  return legalSteps(draft).flatMap(({ move }) => (move.kind === 'draw' ? [move] : []));
}

export function refusalOf({ draft }: DuelHand, move: Move): Refusal | undefined {
  return duel.refusal(draft.state, draft.seat, encodeMove(move));
}

/** Points that a step would win or lose; `undefined` if it is refused. */
export function gainOf({ draft }: DuelHand, move: Move): number | undefined {
  const next = extendDraft(duel, draft, encodeMove(move));
  return isRefusal(next) ? undefined : duel.score(next.state, draft.seat) - duel.score(draft.state, draft.seat);
}

function jumpDomino(hand: DuelHand, direction: 1 | -1): DuelHand {
  const draws = legalDraws(hand);
  const here = dominoMove(hand);
  const at = draws.findIndex(({ first, second }) => isSame(first, here.first) && isSame(second, here.second));
  const next = nextOf(draws, at, direction);
  return next ? { ...hand, ...placeOn(next.first, next.second) } : hand;
}
