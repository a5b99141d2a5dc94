export type Vector = readonly [x: number, y: number, z: number];

/** A rotation as a unit quaternion. */
export type Quaternion = readonly [x: number, y: number, z: number, w: number];

/**
 * Where a die is and how it is turned. x and y lie as on the map, y downwards; z is the height above the floor. These are
 * the axes of CSS too: a matrix made of the quaternion by the usual formula turns a cube there as it was turned here.
 */
export interface Pose {
  /** The centre of the die. */
  readonly position: Vector;
  readonly rotation: Quaternion;
}

/** Where the die's own axes point: x, y and z. */
export function axesOf([x, y, z, w]: Quaternion): readonly [Vector, Vector, Vector] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ];
}
