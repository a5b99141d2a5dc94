import type { Pose, Quaternion, Vector } from '@crownhold/throw/pose';
import { axesOf } from '@crownhold/throw/pose';

export type { Pose, Vector } from '@crownhold/throw/pose';

/** What dice are thrown into, in units of the map. */
export interface ThrowBox {
  readonly width: number;
  readonly height: number;
  /** Edge of a die. */
  readonly dieSize: number;
}

/** A map as it is seen: as it is, or turned for a portrait phone. */
export interface SeenMap {
  /** As the dice were thrown. */
  readonly box: ThrowBox;
  /** Its size as it is seen. */
  readonly size: Pick<ThrowBox, 'width' | 'height'>;
  /** From the box to what is seen. */
  turn(pose: Pose): Pose;
}

/** A map that is not turned. */
export function uprightMap(box: ThrowBox): SeenMap {
  return { box, size: box, turn: (pose) => pose };
}

/** How the six sides of a cube are put on in CSS, in the order of the physics' sides: +x, -x, +y, -y, +z, -z. */
export const SIDES = [
  'rotateY(90deg)',
  'rotateY(-90deg)',
  'rotateX(-90deg)',
  'rotateX(90deg)',
  '',
  'rotateY(180deg)',
] as const;

/** The drops on them. */
export const SIDE_DROPS = [2, 2, 3, 3, 4, 4] as const;

/** Where the right edge of a side points in the die's own frame, by the number of the axis: 0 is x, 2 is z. */
const RIGHT: readonly (readonly [axis: 0 | 2, sign: 1 | -1])[] = [
  [2, -1],
  [2, 1],
  [0, 1],
  [0, 1],
  [0, 1],
  [0, -1],
];

/** Which side of a die lies up. */
export function sideUp(rotation: Quaternion): number {
  const up = axesOf(rotation).flatMap(([, , z]) => [z, -z]);
  return up.indexOf(Math.max(...up));
}

/** How far the side that lies up is turned clockwise on the map, in degrees. */
export function turnOfTop(rotation: Quaternion): number {
  const [axis, sign] = RIGHT[sideUp(rotation)]!;
  const [x, y] = axesOf(rotation)[axis];
  return (Math.atan2(sign * y, sign * x) * 180) / Math.PI;
}

/** A rotation as CSS writes it: an axis and an angle. The sign of the quaternion is kept, so that neighbours stay near. */
export function rotateOf([x, y, z, w]: Quaternion): string {
  const angle = (2 * Math.acos(Math.min(1, Math.max(-1, w))) * 180) / Math.PI;
  const length = Math.hypot(x, y, z);
  if (length < 1e-6) return '0 0 1 0deg';
  return `${[x, y, z].map((part) => round(part / length, 4)).join(' ')} ${round(angle, 2)}deg`;
}

/** The same rotations, each with the sign that lies nearest to the one before. */
export function continuous(rotations: readonly Quaternion[]): readonly Quaternion[] {
  const result: Quaternion[] = [];
  for (const [x, y, z, w] of rotations) {
    const last = result.at(-1) ?? [x, y, z, w];
    const product = x * last[0] + y * last[1] + z * last[2] + w * last[3];
    result.push(product < 0 ? [-x, -y, -z, -w] : [x, y, z, w]);
  }
  return result;
}

export function round(value: number, digits: number): number {
  const unit = 10 ** digits;
  return Math.round(value * unit) / unit || 0;
}

export function minus([x, y, z]: Vector, [a, b, c]: Vector): Vector {
  return [x - a, y - b, z - c];
}
