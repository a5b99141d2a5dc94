import { DICE, type DiceThrow } from '@crownhold/games/colours';
import type { DieName } from './die-cube.tsx';
import { type Pose, type SeenMap, SIDE_DROPS, sideUp, turnOfTop } from './pose.ts';
import { readThrow } from './throw-frames.ts';

/** A die at rest, in units of the map as it is seen. */
export interface RestingDie {
  readonly die: DieName;
  readonly x: number;
  readonly y: number;
  /** Clockwise, in degrees. */
  readonly turn: number;
  readonly drops: number;
}

/** How the dice of a throw lie: where its true path ends, as the film leaves them. Nothing if the throw has no path. */
export function restOf({ path }: DiceThrow, map: SeenMap): readonly RestingDie[] | undefined {
  const poses = readThrow(path, map)?.frames.at(-1);
  return poses?.map((pose, at) => restingDie(DICE[at]!, pose));
}

function restingDie(die: DieName, { position: [x, y], rotation }: Pose): RestingDie {
  return { die, x, y, turn: turnOfTop(rotation), drops: SIDE_DROPS[sideUp(rotation)]! };
}
