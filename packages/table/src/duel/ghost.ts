import type { Cell, Draft, Refusal } from '@crownhold/core';
import { duel, type Move, type State } from '@crownhold/games/duel';
import { cellsOf, isSame, type Place, placeOn } from '../place.ts';
import { layMove } from './choices.ts';
import { laysOf } from './squares.ts';

type Draw = Extract<Move, { readonly kind: 'draw' }>;

/** How far beside a domino a finger may land. */
const NEAR = 1.5;

/** To the right, down, left, up. */
const CLOCKWISE: readonly Cell[] = [
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
];

/** Legal ways for the domino to cover a square, clockwise: first with its first half there, then with the other. */
export function waysOver(base: Draft<State>, cell: Cell): readonly Place[] {
  const lays = laysOf(base);
  const beside = CLOCKWISE.map(({ x, y }) => ({ x: cell.x + x, y: cell.y + y }));
  const wanted = [
    ...beside.map((other) => ({ first: cell, second: other })),
    ...beside.map((other) => ({ first: other, second: cell })),
  ];
  return wanted
    .filter(({ first, second }) => lays.some((lay) => isSame(lay.first, first) && isSame(lay.second, second)))
    .map(({ first, second }) => placeOn(first, second));
}

/**
 * Where the domino comes to lie for somebody who taps a square: on a legal place that covers it, turned as it was if it
 * can be, else where it wins most; if none covers it, on the nearest one.
 */
export function landingOn(base: Draft<State>, cell: Cell, quarter: number): Place | undefined {
  const over = waysOver(base, cell);
  if (over.length > 0) return best(base, over, quarter);
  const near = laysOf(base)
    .map((lay) => ({ lay, distance: distanceTo(lay, cell) }))
    .filter(({ distance }) => distance <= NEAR);
  const nearest = Math.min(...near.map(({ distance }) => distance));
  const places = near.filter(({ distance }) => distance === nearest).map(({ lay }) => placeOn(lay.first, lay.second));
  return best(base, places, quarter);
}

/** Why nothing can lie there. */
export function landingRefusal(base: Draft<State>, place: Place): Refusal | undefined {
  return duel.refusal(base.state, base.seat, layMove(base, ...cellsOf(place)));
}

function best(base: Draft<State>, places: readonly Place[], quarter: number): Place | undefined {
  const same = places.filter((place) => place.quarter === quarter);
  const rated = (same.length > 0 ? same : places).map((place) => ({ place, points: pointsAt(base, place) }));
  return rated.toSorted((one, other) => other.points - one.points)[0]?.place;
}

function pointsAt(base: Draft<State>, place: Place): number {
  const state = duel.copy(base.state);
  const move = layMove(base, ...cellsOf(place));
  duel.apply(state, base.seat, move);
  return duel.score(state, base.seat);
}

function distanceTo({ first, second }: Draw, { x, y }: Cell): number {
  return Math.min(...[first, second].map((cell) => Math.hypot(cell.x - x, cell.y - y)));
}
