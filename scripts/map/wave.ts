import { below, type Rng } from '@crownhold/core';
import type { Point } from '@crownhold/games/colours/map';
import { signed, unit } from './chance.ts';

export interface Hand {
  /** How far a border swings out, as a share of its length. */
  readonly bow: number;
  /** How far the pencil trembles, and over what distance. */
  readonly tremble: number;
  readonly stride: number;
}

export const AREA_HAND: Hand = { bow: 0.07, tremble: 3, stride: 26 };
export const KINGDOM_HAND: Hand = { bow: 0.09, tremble: 6, stride: 23 };

const SPACING = 9;
const CALM_END = 22;

/** A line from point to point as a hand draws it: both ends included, the others on whole coordinates. */
export function drawLine(from: Point, to: Point, { bow, tremble, stride }: Hand, rng: Rng): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  const side = below(rng, 2) === 0 ? -1 : 1;
  const swing = side * (0.4 + 0.6 * unit(rng)) * bow * length;
  const knots = Array.from({ length: Math.ceil(length / stride) + 2 }, () => signed(rng) * tremble);
  const count = Math.max(3, Math.round(length / SPACING));
  const between = Array.from({ length: count - 1 }, (_, i): Point => {
    const share = (i + 1) / count;
    const calm = Math.min(1, (length * Math.min(share, 1 - share)) / CALM_END);
    const off = swing * 4 * share * (1 - share) + calm * smooth(knots, (length * share) / stride);
    return [
      Math.round(from[0] + dx * share - (dy / length) * off),
      Math.round(from[1] + dy * share + (dx / length) * off),
    ];
  });
  return [from, ...between, to];
}

function smooth(knots: readonly number[], at: number): number {
  const knot = Math.floor(at);
  const share = at - knot;
  const eased = share * share * (3 - 2 * share);
  return knots[knot]! * (1 - eased) + knots[knot + 1]! * eased;
}
