import type { Refusal } from '@crownhold/core';
import { halvesOf, type Move } from '@crownhold/games/duel';
import { arrowOf, type Cell, isSame, isWithin, nextOf } from '@crownhold/hands';
import { drawMove, gainOf, legalDraws, MAP, refusalOf } from './drawing.ts';
import { type DuelHand, playStep } from './hand.ts';
import { legalSteps } from './step.ts';

/** Moves a single square over the map: a half of a split domino, or a cross. */
export function pressSquare(hand: DuelHand, key: string): DuelHand | Refusal | undefined {
  const arrow = arrowOf(key);
  if (arrow) {
    const cell = { x: hand.cell.x + arrow.x, y: hand.cell.y + arrow.y };
    return isWithin(cell, MAP) ? { ...hand, cell } : hand;
  }
  if (key === 'tab' || key === 'back-tab') return jumpSquare(hand, key === 'tab' ? 1 : -1);
  return key === 'enter' ? letGo(hand) : undefined;
}

/** The step that letting go of the square would be; `undefined` for the first half of two. */
export function squareMove(hand: DuelHand): Move | undefined {
  if (isCross(hand)) return { kind: 'cross', cell: hand.cell };
  return hand.first && drawMove(hand, hand.first, hand.cell);
}

/** Why the square may not be let go here. */
export function squareRefusal(hand: DuelHand): Refusal | undefined {
  const move = squareMove(hand);
  if (move) return refusalOf(hand, move);
  if (openSquares(hand).some((cell) => isSame(cell, hand.cell))) return undefined;
  // No second square would do, so that the reason against any of them is one against the first.
  const { first, second } = legalDraws(hand)[0]!;
  return refusalOf(hand, drawMove(hand, hand.cell, isSame(second, hand.cell) ? first : second));
}

function letGo(hand: DuelHand): DuelHand | Refusal {
  const move = squareMove(hand);
  if (move) return playStep(hand, move);
  const refusal = squareRefusal(hand);
  if (refusal) return refusal;
  const placed: DuelHand = { ...hand, first: hand.cell };
  return { ...placed, cell: bestSquare(placed) };
}

function jumpSquare(hand: DuelHand, direction: 1 | -1): DuelHand {
  const cells = openSquares(hand);
  const at = cells.findIndex((cell) => isSame(cell, hand.cell));
  return { ...hand, cell: nextOf(cells, at, direction) ?? hand.cell };
}

function bestSquare(hand: DuelHand): Cell {
  const gain = (cell: Cell) => gainOf(hand, squareMove({ ...hand, cell })!) ?? Number.NEGATIVE_INFINITY;
  return openSquares(hand).reduce((best, cell) => (gain(cell) > gain(best) ? cell : best));
}

/** Where the square may be let go. */
function openSquares(hand: DuelHand): readonly Cell[] {
  const { draft, first } = hand;
  if (isCross(hand)) return legalSteps(draft).flatMap(({ move }) => (move.kind === 'cross' ? [move.cell] : []));
  const draws = legalDraws(hand);
  // Halves that look alike are listed one way round only.
  const ways = isTwin(hand) ? draws.flatMap((draw) => [draw, { first: draw.second, second: draw.first }]) : draws;
  const cells = first
    ? ways.filter((way) => isSame(way.first, first)).map(({ second }) => second)
    : ways.map((way) => way.first);
  return cells.filter((cell, index) => cells.findIndex((other) => isSame(other, cell)) === index);
}

function isTwin({ draft }: DuelHand): boolean {
  const [one, other] = halvesOf(draft.state, draft.seat);
  return one!.arms === other!.arms && one!.crosses === other!.crosses;
}

function isCross({ draft }: DuelHand): boolean {
  return draft.state.phase === 'lightning';
}
