import { formatBase64, parseBase64 } from './base64.ts';
import { type Box, poseToMap } from './box.ts';
import { DICE } from './die.ts';
import type { Pose, Quaternion, Vector } from './pose.ts';

// A path is base64 of its frames, one after another; a frame is its dice in the order of DICE; a die is six words of 16
// bits, the least byte first:
//   words 0-2  x and y from the middle of the box, z from the floor, signed, in 1024ths of a die's edge
//   words 3-5  the quaternion with its largest component made positive and left out: the other three, in the order of
//              x, y, z, w, in 15 bits each from -√½ to √½; the number of the largest one in the top bits of words 3 and 4
const WORDS = 6;
const EDGE = 1024;
const [LEAST_WORD, MOST_WORD] = [-32768, 32767];
const MOST_PART = 32767;
const BYTES_PER_FRAME = DICE.length * WORDS * 2;

/** How long a frame of a path is meant to be seen: half as fast as real dice, so that the eye can follow. */
export const FRAME_MS = 20;

/** From edges of a die. */
export function formatPath(frames: readonly (readonly Pose[])[]): string {
  const view = new DataView(new ArrayBuffer(frames.length * BYTES_PER_FRAME));
  frames.flat().forEach(({ position, rotation }, i) => {
    const at = i * WORDS * 2;
    position.forEach((value, k) => {
      view.setInt16(at + 2 * k, clamp(Math.round(value * EDGE), LEAST_WORD, MOST_WORD), true);
    });
    packRotation(rotation).forEach((word, k) => {
      view.setUint16(at + 6 + 2 * k, word, true);
    });
  });
  return formatBase64(new Uint8Array(view.buffer));
}

/**
 * The frames of a path, FRAME_MS apart, from the release to the rest; each has the poses of the dice in the order of DICE,
 * in units of the map. Undefined if the text is no path.
 */
export function readPath(path: string, box: Box): Pose[][] | undefined {
  const bytes = parseBase64(path);
  if (!bytes || bytes.length === 0 || bytes.length % BYTES_PER_FRAME !== 0) return undefined;
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / BYTES_PER_FRAME }, (_, frame) =>
    DICE.map((_, die) => {
      const at = (frame * DICE.length + die) * WORDS * 2;
      const coordinate = (k: number) => view.getInt16(at + 2 * k, true) / EDGE;
      const word = (k: number) => view.getUint16(at + 6 + 2 * k, true);
      const position: Vector = [coordinate(0), coordinate(1), coordinate(2)];
      return poseToMap(box, { position, rotation: unpackRotation(word(0), word(1), word(2)) });
    }),
  );
}

function packRotation(rotation: Quaternion): number[] {
  let largest = 0;
  rotation.forEach((value, k) => {
    if (Math.abs(value) > Math.abs(rotation[largest]!)) largest = k;
  });
  const sign = rotation[largest]! < 0 ? -1 : 1;
  const others = rotation.filter((_, k) => k !== largest);
  return others.map((value, k) => {
    const part = clamp(Math.round(((sign * value * Math.SQRT2 + 1) / 2) * MOST_PART), 0, MOST_PART);
    return part | (((largest >> k) & 1) << 15);
  });
}

function unpackRotation(...words: readonly [number, number, number]): Quaternion {
  const largest = (words[0] >> 15) | ((words[1] >> 15) << 1);
  const others = words.map((word) => (((word & MOST_PART) / MOST_PART) * 2 - 1) / Math.SQRT2);
  const square = others.reduce((sum, value) => sum + value * value, 0);
  others.splice(largest, 0, Math.sqrt(Math.max(0, 1 - square)));
  // Three others and the largest one.
  return others as unknown as Quaternion;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
