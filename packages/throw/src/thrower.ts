import { init } from '@dimforge/rapier3d-deterministic-compat';
import { type Box, halfBoxOf, poseToMap } from './box.ts';
import { DICE, type Die, DROPS, type Drops } from './die.ts';
import { footprintOf } from './footprint.ts';
import { createGenerator } from './generator.ts';
import { launchDice } from './launch.ts';
import { kingdomsUnder } from './overlap.ts';
import { formatPath } from './path.ts';
import type { Point, Polygon } from './polygon.ts';
import type { Pose } from './pose.ts';
import { type Fault, faultOf, sideUp } from './rest.ts';
import { simulate } from './simulation.ts';

export interface ThrowInput {
  /** 32 bytes: all that chance has to do with it. */
  readonly seed: Uint8Array;
  readonly box: Box;
  /** Outlines of the kingdoms, in the order in which their indices are told. */
  readonly kingdoms: readonly Polygon[];
}

/** A die at rest, in units of the map. */
export interface ThrownDie {
  readonly die: Die;
  readonly pose: Pose;
  /** [C13] What the side that lies up shows. */
  readonly drops: Drops;
  /** [C15] The four corners on the floor, clockwise as seen with y downwards. */
  readonly footprint: readonly Point[];
  /** [C15] Indices, ascending, of the kingdoms that the footprint overlaps. */
  readonly kingdoms: readonly number[];
}

/** A legal throw. Plain data: it survives JSON. */
export interface Throw {
  /** In the order of DICE. */
  readonly dice: readonly ThrownDie[];
  /** From the release to the rest; see readPath. */
  readonly path: string;
  /** 1 and one more for each fault. */
  readonly attempts: number;
  /** [C14] Why each of the earlier attempts did not count. */
  readonly faults: readonly Fault[];
}

export interface Thrower {
  /** Drops the dice, again and again until it is a legal throw. The same input gives the same output, everywhere. */
  throw(input: ThrowInput): Throw;
}

// One attempt of two hundred fails; in a tiny box, one of two.
const MOST_ATTEMPTS = 64;

/** Loads the physics. */
export async function createThrower(): Promise<Thrower> {
  await init();
  return { throw: throwDice };
}

function throwDice({ seed, box, kingdoms }: ThrowInput): Throw {
  const half = halfBoxOf(box);
  const faults: Fault[] = [];
  while (faults.length < MOST_ATTEMPTS) {
    const random = createGenerator(seed, faults.length);
    const { end, frames } = simulate(half, launchDice(half, random));
    const poses = frames.at(-1)!.map((pose) => poseToMap(box, pose));
    const fault = end === 'still' ? faultOf(box, poses) : end;
    if (fault === undefined) {
      const dice = DICE.map((die, i) => describe(die, poses[i]!, box, kingdoms));
      return { dice, path: formatPath(frames), attempts: faults.length + 1, faults };
    }
    faults.push(fault);
  }
  throw new Error(`no legal throw in ${MOST_ATTEMPTS} attempts, box ${JSON.stringify(box)}, seed ${seed}`);
}

function describe(die: Die, pose: Pose, box: Box, kingdoms: readonly Polygon[]): ThrownDie {
  const footprint = footprintOf(box, pose);
  const drops = DROPS[sideUp(pose.rotation)]!;
  return { die, pose, drops, footprint, kingdoms: kingdomsUnder(kingdoms, footprint) };
}
