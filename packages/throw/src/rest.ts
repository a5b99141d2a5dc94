import type { Box } from './box.ts';
import { footprintOf } from './footprint.ts';
import { axesOf, type Pose, type Quaternion } from './pose.ts';

/** [C14] Why all dice are thrown again. */
export type Fault = 'left-box' | 'on-die' | 'on-edge' | 'restless';

// Dice that lie flat are off by a thousandth of these.
const FLAT = 0.9999;
const HEIGHT_TOLERANCE = 0.01;

/** [C14] What is wrong with dice that lie still, in units of the map. */
export function faultOf(box: Box, poses: readonly Pose[]): Fault | undefined {
  const faults = poses.map((pose) => faultOfDie(box, pose));
  return faults.find((fault) => fault !== undefined);
}

function faultOfDie(box: Box, { position, rotation }: Pose): Fault | undefined {
  const [x, y, z] = position;
  if (x < 0 || x > box.width || y < 0 || y > box.height) return 'left-box';
  if (upwardness(rotation, sideUp(rotation)) < FLAT) return 'on-edge';
  const height = z / box.dieSize - 0.5;
  if (height < -HEIGHT_TOLERANCE || height > HEIGHT_TOLERANCE) return 'on-die';
  const isInside = footprintOf(box, { position, rotation }).every(
    ([cornerX, cornerY]) => cornerX >= 0 && cornerX <= box.width && cornerY >= 0 && cornerY <= box.height,
  );
  return isInside ? undefined : 'left-box';
}

/** The side of DROPS that points upwards most. */
export function sideUp(rotation: Quaternion): number {
  let best = 0;
  for (let side = 1; side < 6; side++) {
    if (upwardness(rotation, side) > upwardness(rotation, best)) best = side;
  }
  return best;
}

/** 1 if the side points straight upwards, -1 if downwards. */
function upwardness(rotation: Quaternion, side: number): number {
  const [, , up] = axesOf(rotation)[side >> 1]!;
  return side % 2 === 0 ? up : -up;
}
