import type { Cell, Draft, Refusal } from '@crownhold/core';
import { COLUMNS, duel, encodeMove, halvesOf, type Move, ROWS, type State } from '@crownhold/games/duel';
import { isSame, type Reach } from '../place.ts';
import { legalSteps } from './best.ts';

type Draw = Extract<Move, { readonly kind: 'draw' }>;

/** [D3] The squares of a map. */
export const MAP_REACH: Reach = {
  left: -(COLUMNS - 1) / 2,
  right: (COLUMNS - 1) / 2,
  bottom: -(ROWS - 1) / 2,
  top: (ROWS - 1) / 2,
};

/** Every way to lay the domino, those of halves that look alike both ways round. */
export function laysOf(draft: Draft<State>): readonly Draw[] {
  const draws = legalSteps(draft).flatMap(({ move }) => (move.kind === 'draw' ? [move] : []));
  const [one, other] = halvesOf(draft.state, draft.seat);
  const isTwin = one?.arms === other?.arms && one?.crosses === other?.crosses;
  if (!isTwin) return draws;
  return draws.flatMap((draw) => [draw, { ...draw, first: draw.second, second: draw.first }]);
}

/** Where the first half of a split domino may lie. */
export function firstSquares(draft: Draft<State>): readonly Cell[] {
  return distinct(laysOf(draft).map(({ first }) => first));
}

/** Where the other half may lie then. */
export function secondSquares(draft: Draft<State>, first: Cell): readonly Cell[] {
  return distinct(laysOf(draft).flatMap((lay) => (isSame(lay.first, first) ? [lay.second] : [])));
}

export function crossSquares(draft: Draft<State>): readonly Cell[] {
  return legalSteps(draft).flatMap(({ move }) => (move.kind === 'cross' ? [move.cell] : []));
}

/** Why the first half may not lie there. */
export function halfRefusal(draft: Draft<State>, cell: Cell): Refusal | undefined {
  const [lay] = laysOf(draft);
  if (!lay || firstSquares(draft).some((each) => isSame(each, cell))) return undefined;
  // No second square would do, so that the reason against any of them is one against the first.
  const second = isSame(lay.second, cell) ? lay.first : lay.second;
  return duel.refusal(draft.state, draft.seat, encodeMove({ kind: 'draw', first: cell, second }));
}

function distinct(cells: readonly Cell[]): readonly Cell[] {
  return cells.filter((cell, index) => cells.findIndex((other) => isSame(other, cell)) === index);
}
