import { FRAME_MS, readPath } from '@crownhold/throw/path';
import type { Frame } from '../../../travel/frame.ts';
import { continuous, minus, type Pose, rotateOf, round, type SeenMap, type ThrowBox, type Vector } from './pose.ts';

/** The longest film of a throw; longer ones are played faster. */
const LONGEST_MS = 2500;
/** How much larger a die looks for each edge that it is above the floor. */
const NEARER = 0.05;
/** Where the light comes from: a shadow lies so many edges aside, and more for each edge of height. */
const SHADOW_ASIDE = 0.1;
const SHADOW_SHIFT = 0.28;
/** A circle that looks out from under a die, however that is turned. */
const SHADOW_SIZE = 1.25;
const SHADOW_SPREAD = 0.12;
const SHADOW_OPACITY = 0.34;

/** A throw as it is seen from above: the poses of the dice, frame by frame, in the order of the dice. */
export interface ThrowPath {
  readonly frames: readonly (readonly Pose[])[];
  readonly ms: number;
  /** As it is seen. */
  readonly box: ThrowBox;
}

/** The true path of a throw, turned as the map is. Nothing if the text is no path. */
export function readThrow(path: string, { box, size, turn }: SeenMap): ThrowPath | undefined {
  const frames = readPath(path, box)?.map((poses) => poses.map(turn));
  const { dieSize } = box;
  const ms = Math.min(LONGEST_MS, ((frames?.length ?? 1) - 1) * FRAME_MS);
  return frames && { frames, ms, box: { ...size, dieSize } };
}

/** How a die moves over the map: keyframes of a layer as large as the map, with the die in its middle. */
export function dieFrames({ frames, box }: ThrowPath, die: number): readonly Frame[] {
  const poses = frames.map((frame) => frame[die]!);
  const rotations = continuous(poses.map(({ rotation }) => rotation));
  return withoutRest(
    poses.map(({ position }, at) => ({
      offset: offsetOf(at, poses.length),
      translate: fromMiddle(position, box),
      rotate: rotateOf(rotations[at]!),
      scale: String(round(1 + NEARER * heightOf(position, box), 3)),
      easing: 'linear',
    })),
  );
}

/** Without the frames in which a die only waits until all lie. */
function withoutRest(frames: readonly Frame[]): readonly Frame[] {
  const look = ({ translate, rotate, scale, opacity }: Frame) => [translate, rotate, scale, opacity].join();
  const isStill = (at: number) =>
    look(frames[at - 1]!) === look(frames[at]!) && look(frames[at]!) === look(frames[at + 1]!);
  return frames.filter((_, at) => at === 0 || at === frames.length - 1 || !isStill(at));
}

/** Its shadow: farther away, larger and paler the higher the die is. */
export function shadowFrames({ frames, box }: ThrowPath, die: number): readonly Frame[] {
  return withoutRest(
    frames.map((frame, at) => {
      const { position } = frame[die]!;
      const height = heightOf(position, box);
      const shift = (SHADOW_ASIDE + SHADOW_SHIFT * height) * box.dieSize;
      return {
        offset: offsetOf(at, frames.length),
        translate: fromMiddle([position[0] + shift, position[1] + shift, 0], box),
        scale: String(round(SHADOW_SIZE + SHADOW_SPREAD * height, 3)),
        opacity: round(SHADOW_OPACITY / (1 + height), 3),
        easing: 'linear',
      };
    }),
  );
}

export interface Knock {
  readonly atMs: number;
  /** From 0 to 1. */
  readonly loudness: number;
}

/** Gravity of the physics in edges for each frame and frame: 9.81 at twelve frames a second. */
const FALL = 9.81 / 144;
/** A change of speed, in edges a frame, from which on a contact is heard, and which is the loudest. */
const HEARD = 0.08;
const LOUDEST = 0.7;
/** The ear takes knocks that are nearer than this for one. */
const APART_MS = 45;

/** What is heard: wherever a die changes its speed by more than gravity does it has met floor, wall or another die. */
export function knocksOf({ frames, ms, box: { dieSize } }: ThrowPath): readonly Knock[] {
  const knocks: Knock[] = [];
  for (let at = 1; at < frames.length - 1; at++) {
    const hardest = Math.max(...frames[at]!.map((_, die) => changeOfSpeed(frames, at, die, dieSize)));
    if (hardest < HEARD) continue;
    const knock = {
      atMs: Math.round(ms * offsetOf(at, frames.length)),
      loudness: round(Math.min(1, hardest / LOUDEST), 2),
    };
    const last = knocks.at(-1);
    if (!last || knock.atMs - last.atMs >= APART_MS) knocks.push(knock);
    else if (last.loudness < knock.loudness) knocks[knocks.length - 1] = { ...knock, atMs: last.atMs };
  }
  return knocks;
}

/** Beyond that of a free fall, in edges a frame. */
function changeOfSpeed(frames: ThrowPath['frames'], at: number, die: number, dieSize: number): number {
  const place = (frame: number) => frames[frame]![die]!.position;
  const [x, y, z] = minus(minus(place(at + 1), place(at)), minus(place(at), place(at - 1)));
  return Math.hypot(x, y, z + FALL * dieSize) / dieSize;
}

function offsetOf(at: number, count: number): number {
  return count < 2 ? 1 : round(at / (count - 1), 5);
}

/** Of the lowest point of a die that lies flat, in edges. */
function heightOf([, , z]: Vector, { dieSize }: ThrowBox): number {
  return Math.max(0, z / dieSize - 0.5);
}

function fromMiddle([x, y]: Vector, { width, height }: ThrowBox): string {
  return [x / width, y / height].map((part) => `${round(100 * (part - 0.5), 2)}%`).join(' ');
}
