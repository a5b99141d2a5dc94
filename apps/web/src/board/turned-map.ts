import type { Corners } from '../art/hand.tsx';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Place = readonly [x: number, y: number];

interface Pose {
  readonly position: readonly [x: number, y: number, z: number];
  /** A unit quaternion: x, y, z, w. */
  readonly rotation: readonly [x: number, y: number, z: number, w: number];
}

/**
 * A map turned clockwise by a quarter, so that it stands upright on a portrait phone: its left side is on top. Coordinates
 * are turned and not the drawing, so that signs and letters stay upright. All functions take the size before the turn.
 */
export function turnPlace([x, y]: Place, { height }: Size): Place {
  return [height - y, x];
}

/** Where a place of the turned map lies on the map. */
export function turnPlaceBack([x, y]: Place, { height }: Size): Place {
  return [y, height - x];
}

export function turnSize({ width, height }: Size): Size {
  return { width: height, height: width };
}

// What is drawn along corners is kept by their identity, so the same corners turn into the same ones.
const turned = new WeakMap<Corners, Corners>();

export function turnCorners(corners: Corners, { height }: Size): Corners {
  const known = turned.get(corners);
  if (known) return known;
  const made = corners.map((_, i) => (i % 2 ? corners[i - 1]! : height - corners[i + 1]!));
  turned.set(corners, made);
  return made;
}

const HALF = Math.SQRT1_2;

/** Where a die lies, and how: a quarter around the axis that points out of the map. */
export function turnPose({ position: [x, y, z], rotation: [i, j, k, w] }: Pose, { height }: Size): Pose {
  return {
    position: [height - y, x, z],
    rotation: [HALF * (i - j), HALF * (i + j), HALF * (k + w), HALF * (w - k)],
  };
}
