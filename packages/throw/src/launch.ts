import type { HalfBox } from './box.ts';
import { DICE } from './die.ts';
import type { Generator } from './generator.ts';
import type { Quaternion, Vector } from './pose.ts';

/** How a die leaves the hand; lengths are edges of a die, the origin is the middle of the floor. */
export interface Launch {
  readonly position: Vector;
  readonly rotation: Quaternion;
  readonly velocity: Vector;
  readonly spin: Vector;
}

// [C14] 10 cm above a rim of 5 cm, with dice of 1.6 cm.
const LEAST_HEIGHT = 9;
const HEIGHT_SPREAD = 1.5;
// Both hands together are half as wide as the box, and a third as deep.
const WIDTH_SHARE = 1 / 2;
const DEPTH_SHARE = 1 / 3;
// More than the diagonal of a die: none begins within another.
const LEAST_DISTANCE = 1.8;
const MOST_SPEED = 3;
const MOST_SPIN = 8;
// Nearer to the middle of the ball a direction has few bits.
const LEAST_SQUARE = 0.01;

/** [C14] All four dice, dropped from both hands over the middle of the box. */
export function launchDice(half: HalfBox, random: Generator): Launch[] {
  return placeDice(half, random).map((position) => ({
    position,
    rotation: turnAnyhow(random),
    velocity: scale(pointInBall(random), MOST_SPEED),
    spin: scale(pointInBall(random), MOST_SPIN),
  }));
}

function placeDice([halfWidth, halfHeight]: HalfBox, random: Generator): Vector[] {
  for (;;) {
    const positions = DICE.map(
      (): Vector => [
        signed(random) * WIDTH_SHARE * halfWidth,
        signed(random) * DEPTH_SHARE * halfHeight,
        LEAST_HEIGHT + HEIGHT_SPREAD * random(),
      ],
    );
    if (areApart(positions)) return positions;
  }
}

function areApart(positions: readonly Vector[]): boolean {
  return positions.every(([ax, ay, az], i) =>
    positions.slice(i + 1).every(([bx, by, bz]) => {
      const [dx, dy, dz] = [ax - bx, ay - by, az - bz];
      return dx * dx + dy * dy + dz * dz >= LEAST_DISTANCE * LEAST_DISTANCE;
    }),
  );
}

/** Any rotation, all equally likely: the direction of a point in the ball of four dimensions. */
function turnAnyhow(random: Generator): Quaternion {
  for (;;) {
    const [x, y, z, w] = [signed(random), signed(random), signed(random), signed(random)];
    const square = x * x + y * y + z * z + w * w;
    if (square > 1 || square < LEAST_SQUARE) continue;
    const length = Math.sqrt(square);
    return [x / length, y / length, z / length, w / length];
  }
}

function pointInBall(random: Generator): Vector {
  for (;;) {
    const [x, y, z] = [signed(random), signed(random), signed(random)];
    if (x * x + y * y + z * z <= 1) return [x, y, z];
  }
}

/** Uniform in [-1, 1). */
function signed(random: Generator): number {
  return 2 * random() - 1;
}

function scale([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}
