export type { Box } from './box.ts';
export { DICE, type Die, DROPS, type Drops } from './die.ts';
export { kingdomsUnder } from './overlap.ts';
export { FRAME_MS, readPath } from './path.ts';
export type { Point, Polygon } from './polygon.ts';
export type { Pose, Quaternion, Vector } from './pose.ts';
export { type Fault, sideUp } from './rest.ts';
export { createThrower, type Throw, type Thrower, type ThrowInput, type ThrownDie } from './thrower.ts';
