import type { Cell, MoveCode, Seat } from '@crownhold/core';

/**
 * A move as an int. Small codes name a domino or a seat; a placement packs both cells, the more significant first, in
 * the order y, x, y, x, so that ascending codes go over the board row by row. Numbers that no domino has and cells that
 * no board has can be coded too: they are refused by name, not lost in parsing.
 */
export type Move =
  | { readonly kind: 'draw'; readonly domino: number }
  | { readonly kind: 'king'; readonly seat: Seat }
  | { readonly kind: 'take'; readonly domino: number }
  | { readonly kind: 'discard' }
  | { readonly kind: 'put'; readonly first: Cell; readonly second: Cell };

export type { Cell };

export const DRAW = 0;
export const KING = 1000;
export const TAKE = 2000;
export const DISCARD = 3000;
const PUT = 1 << 28;

const AXIS_BITS = 7;
const AXIS = (1 << AXIS_BITS) - 1;
const ORIGIN = 1 << (AXIS_BITS - 1);
const SQUARE_BITS = 2 * AXIS_BITS;
const SQUARE = (1 << SQUARE_BITS) - 1;

/** A square's part of a placement. Farther squares than it can hold are all the same to it: outside. */
export function squareCode(x: number, y: number): number {
  return (axis(y) << AXIS_BITS) | axis(x);
}

export function xOfSquare(code: number): number {
  return (code & AXIS) - ORIGIN;
}

export function yOfSquare(code: number): number {
  return (code >> AXIS_BITS) - ORIGIN;
}

export function putCode(first: number, second: number): MoveCode {
  return PUT + (first << SQUARE_BITS) + second;
}

export function firstSquare(put: MoveCode): number {
  return (put >> SQUARE_BITS) & SQUARE;
}

export function secondSquare(put: MoveCode): number {
  return put & SQUARE;
}

export function encodeMove(move: Move): MoveCode {
  switch (move.kind) {
    case 'draw':
      return DRAW + move.domino;
    case 'king':
      return KING + move.seat;
    case 'take':
      return TAKE + move.domino;
    case 'discard':
      return DISCARD;
    case 'put':
      return putCode(squareCode(move.first.x, move.first.y), squareCode(move.second.x, move.second.y));
  }
}

/** `undefined` for a number that is no move of this game. */
export function decodeMove(code: MoveCode): Move | undefined {
  if (!Number.isInteger(code) || code < 0 || code >= 2 * PUT) return undefined;
  if (code >= PUT)
    return { kind: 'put', first: cellOfSquare(firstSquare(code)), second: cellOfSquare(secondSquare(code)) };
  if (code > DISCARD) return undefined;
  if (code === DISCARD) return { kind: 'discard' };
  if (code >= TAKE) return { kind: 'take', domino: code - TAKE };
  if (code >= KING) return { kind: 'king', seat: code - KING };
  return { kind: 'draw', domino: code };
}

export function cellOfSquare(square: number): Cell {
  return { x: xOfSquare(square), y: yOfSquare(square) };
}

function axis(coordinate: number): number {
  return Math.max(-ORIGIN, Math.min(ORIGIN - 1, coordinate)) + ORIGIN;
}
