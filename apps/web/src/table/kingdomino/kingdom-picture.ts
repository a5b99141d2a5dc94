import type { Cell, Seat } from '@crownhold/core';
import { DOMINOES, extentsOf, laidDominoes, type State, type Territory } from '@crownhold/games/kingdomino';
import type { Face } from '../../art/face.ts';
import { type Frame, SIDES, type Side, type Spot, type Square, sameSpot } from '../../board/square.ts';

const STEPS: Readonly<Record<Side, Spot>> = {
  east: { x: 1, y: 0 },
  north: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  south: { x: 0, y: -1 },
};

/** The two halves of a domino, each with a drawing of its own. */
export function facesOf(domino: number): readonly [Face, Face] {
  const [first, second] = DOMINOES[domino - 1]!.halves;
  const face = ({ terrain, crowns }: typeof first, half: number): Face => {
    return { kind: 'ground', ground: terrain, crowns, drawing: 2 * domino + half };
  };
  return [face(first, 0), face(second, 1)];
}

/** A domino on two cells. */
export function dominoSquares(domino: number, [first, second]: readonly [Cell, Cell]): readonly [Square, Square] {
  const [one, other] = facesOf(domino);
  return [
    { spot: first, face: one, ...joinedTo(first, second) },
    { spot: second, face: other, ...joinedTo(second, first) },
  ];
}

/** Everything that lies in a kingdom. */
export function kingdomSquares(state: State, seat: Seat): readonly Square[] {
  const castle: Square = { spot: { x: 0, y: 0 }, face: { kind: 'castle', seat } };
  const dominoes = laidDominoes(state, seat).flatMap(({ domino, cells }) =>
    cells ? dominoSquares(domino, cells) : [],
  );
  return [castle, ...dominoes];
}

/** Tells kingdoms of one game apart: how many dominoes came, and where the last one went. */
export function kingdomKey(state: State, seat: Seat): string {
  const count = state.laidCount[seat]!;
  const last = count === 0 ? '' : state.laidMoves[state.laidAt(seat, count - 1)];
  return [state.game, seat, count, last].join(' ');
}

/** Everything but these territories steps back. */
export function lightUp(squares: readonly Square[], territory: Territory | undefined): readonly Square[] {
  if (!territory) return squares;
  return squares.map((square) => {
    const isLit = territory.cells.some((cell) => sameSpot(cell, square.spot));
    return { ...square, light: isLit ? 'lit' : 'dim' };
  });
}

/** The smallest rectangle around a kingdom. */
export function kingdomFrame(state: State, seat: Seat): Frame {
  const { west, east, south, north } = extentsOf(state, seat);
  // From zero: a voice would read minus zero aloud.
  return { left: 0 - west, right: east, bottom: 0 - south, top: north };
}

/** The same, grown to a square of at least so many cells, so that small kingdoms do not look large. */
export function squareFrame(state: State, seat: Seat, least: number): Frame {
  const { left, right, bottom, top } = kingdomFrame(state, seat);
  const side = Math.max(least, right - left + 1, top - bottom + 1);
  const west = Math.floor((side - (right - left + 1)) / 2);
  const south = Math.floor((side - (top - bottom + 1)) / 2);
  return { left: left - west, right: left - west + side - 1, bottom: bottom - south, top: bottom - south + side - 1 };
}

function joinedTo(from: Cell, to: Cell): { readonly joined?: Side } {
  const joined = SIDES.find((side) => from.x + STEPS[side].x === to.x && from.y + STEPS[side].y === to.y);
  return joined ? { joined } : {};
}
