import type { Corners } from './hand.ts';

export type Place = readonly [x: number, y: number];

/** A place on a line, and which way the line goes there. */
export interface Stop {
  readonly at: Place;
  /** One unit long. */
  readonly along: Place;
}

/** Places along a closed outline or an open line, equally far from each other, as near to `step` as comes out even. */
export function stopsAlong(corners: Corners, step: number, isOpen = false): readonly Stop[] {
  const sides = sidesOf(corners, isOpen);
  const length = sides.reduce((sum, side) => sum + side.length, 0);
  const count = Math.max(1, Math.round(length / step));
  const stops: Stop[] = [];
  let [side, passed] = [0, 0];
  for (let i = 0; i < count + (isOpen ? 1 : 0); i++) {
    const wanted = (length * i) / count;
    while (side < sides.length - 1 && passed + sides[side]!.length < wanted) passed += sides[side++]!.length;
    const { from, along } = sides[side]!;
    const left = wanted - passed;
    stops.push({ at: [from[0] + along[0] * left, from[1] + along[1] * left], along });
  }
  return stops;
}

/** The distance from a place to the nearest side of an outline. */
export function distanceTo(corners: Corners, [x, y]: Place): number {
  return Math.min(
    ...sidesOf(corners, false).map(({ from, along, length }) => {
      const t = Math.min(length, Math.max(0, (x - from[0]) * along[0] + (y - from[1]) * along[1]));
      return Math.hypot(x - from[0] - along[0] * t, y - from[1] - along[1] * t);
    }),
  );
}

/** To the right of the way: inwards on an outline that runs clockwise. */
export function rightOf([x, y]: Place): Place {
  return [-y, x];
}

interface Side {
  readonly from: Place;
  readonly along: Place;
  readonly length: number;
}

function sidesOf(corners: Corners, isOpen: boolean): readonly Side[] {
  const count = corners.length / 2;
  return Array.from({ length: isOpen ? count - 1 : count }, (_, i) => {
    const [x, y] = [corners[2 * i]!, corners[2 * i + 1]!];
    const next = (i + 1) % count;
    const [dx, dy] = [corners[2 * next]! - x, corners[2 * next + 1]! - y];
    const length = Math.hypot(dx, dy) || 1;
    return { from: [x, y] as const, along: [dx / length, dy / length] as const, length };
  });
}
