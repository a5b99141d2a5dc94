import type { Pose } from './pose.ts';

/** [C10] A rectangle with walls, from 0, 0 to width, height; y downwards. All in units of the map. */
export interface Box {
  readonly width: number;
  readonly height: number;
  /** Edge of a die. */
  readonly dieSize: number;
}

/** Half of a box's width and height, in edges of a die. */
export type HalfBox = readonly [width: number, height: number];

// A smaller one leaves the hands no room, a larger one the keyframes no bits.
const LEAST_EDGES = 8;
const MOST_EDGES = 48;

// Within a throw lengths are edges of a die, and the origin is the middle of the floor: numbers near 1 keep the
// physics, which counts with 32 bits, precise.

export function halfBoxOf({ width, height, dieSize }: Box): HalfBox {
  for (const edges of [width / dieSize, height / dieSize]) {
    if (!(edges >= LEAST_EDGES && edges <= MOST_EDGES)) {
      throw new RangeError(`a box is ${LEAST_EDGES} to ${MOST_EDGES} dice wide and high, not ${edges}`);
    }
  }
  return [width / (2 * dieSize), height / (2 * dieSize)];
}

/** From edges of a die to units of the map. */
export function poseToMap({ width, height, dieSize }: Box, { position: [x, y, z], rotation }: Pose): Pose {
  return { position: [width / 2 + x * dieSize, height / 2 + y * dieSize, z * dieSize], rotation };
}
