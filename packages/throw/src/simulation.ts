import { ColliderDesc, type RigidBody, RigidBodyDesc, World } from '@dimforge/rapier3d-deterministic-compat';
import type { HalfBox } from './box.ts';
import type { Launch } from './launch.ts';
import type { Pose, Vector } from './pose.ts';

/** What became of dice that were launched; lengths are edges of a die, the origin is the middle of the floor. */
export interface Fall {
  readonly end: 'still' | 'left-box' | 'restless';
  /** The poses of the dice every FRAME_STEPS steps, from the release; the last frame is the end and may come sooner. */
  readonly frames: readonly (readonly Pose[])[];
}

// Gravity of the earth, and dice of a metre: as dice of 1.6 cm, in slow motion by 7.9.
const GRAVITY = 9.81;
const STEP = 1 / 60;
const FRAME_STEPS = 5;
const MOST_STEPS = 900;

const WALL_HEIGHT = 3;
const WALL_THICKNESS = 0.5;
// The physics lets bodies sink into each other by less than this, and no die may reach below a wall.
const WALL_GAP = 0.004;
const FRICTION = 0.35;
const RESTITUTION = 0.4;

// The physics' own idea of sleep differs from version to version.
const STILL_SPEED = 0.02;
const STILL_SPIN = 0.02;
const STILL_STEPS = 12;

/** Lets dice fall into a box until they lie still, or until there is no hope that they will. */
export function simulate(half: HalfBox, launches: readonly Launch[]): Fall {
  // A new world for each: nothing of an earlier throw may touch this one.
  const world = new World({ x: 0, y: 0, z: -GRAVITY });
  try {
    world.timestep = STEP;
    buildBox(world, half);
    const dice = launches.map((launch) => addDie(world, launch));
    return watch(world, dice, half);
  } finally {
    world.free();
  }
}

function watch(world: World, dice: readonly RigidBody[], half: HalfBox): Fall {
  const frames = [dice.map(poseOf)];
  let stillSteps = 0;
  for (let step = 1; step <= MOST_STEPS; step++) {
    world.step();
    if (dice.some((die) => hasLeft(die, half))) return { end: 'left-box', frames };
    stillSteps = dice.every(isStill) ? stillSteps + 1 : 0;
    const isEnd = stillSteps === STILL_STEPS;
    if (isEnd || step % FRAME_STEPS === 0) frames.push(dice.map(poseOf));
    if (isEnd) return { end: 'still', frames };
  }
  return { end: 'restless', frames };
}

function buildBox(world: World, [halfWidth, halfHeight]: HalfBox): void {
  const [thick, tall] = [WALL_THICKNESS / 2, WALL_HEIGHT / 2];
  const [wide, high] = [halfWidth + WALL_THICKNESS, halfHeight + WALL_THICKNESS];
  addBlock(world, [wide, high, thick], [0, 0, -thick]);
  for (const side of [-1, 1]) {
    addBlock(world, [thick, high, tall], [side * (halfWidth + thick - WALL_GAP), 0, tall]);
    addBlock(world, [wide, thick, tall], [0, side * (halfHeight + thick - WALL_GAP), tall]);
  }
}

function addBlock(world: World, [halfX, halfY, halfZ]: Vector, [x, y, z]: Vector): void {
  const block = ColliderDesc.cuboid(halfX, halfY, halfZ).setTranslation(x, y, z);
  world.createCollider(block.setFriction(FRICTION).setRestitution(RESTITUTION));
}

function addDie(world: World, { position, rotation, velocity, spin }: Launch): RigidBody {
  const [x, y, z, w] = rotation;
  const [spinX, spinY, spinZ] = spin;
  const body = world.createRigidBody(
    RigidBodyDesc.dynamic()
      .setTranslation(...position)
      .setRotation({ x, y, z, w })
      .setLinvel(...velocity)
      .setAngvel({ x: spinX, y: spinY, z: spinZ })
      .setCanSleep(false),
  );
  world.createCollider(ColliderDesc.cuboid(0.5, 0.5, 0.5).setFriction(FRICTION).setRestitution(RESTITUTION), body);
  return body;
}

function poseOf(die: RigidBody): Pose {
  const [at, turned] = [die.translation(), die.rotation()];
  return { position: [at.x, at.y, at.z], rotation: [turned.x, turned.y, turned.z, turned.w] };
}

function isStill(die: RigidBody): boolean {
  return square(die.linvel()) < STILL_SPEED * STILL_SPEED && square(die.angvel()) < STILL_SPIN * STILL_SPIN;
}

function square({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): number {
  return x * x + y * y + z * z;
}

/** Beyond a wall and lower than its rim: it will not come back. */
function hasLeft(die: RigidBody, [halfWidth, halfHeight]: HalfBox): boolean {
  const { x, y, z } = die.translation();
  return z < WALL_HEIGHT && (x < -halfWidth || x > halfWidth || y < -halfHeight || y > halfHeight);
}
