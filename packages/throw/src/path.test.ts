import { describe, expect, it } from 'vitest';
import { createGenerator } from './generator.ts';
import { launchDice } from './launch.ts';
import { formatPath, readPath } from './path.ts';
import type { Pose, Quaternion } from './pose.ts';

// The middle of the floor is 0, 0 and the edge of a die 1: what is read is what was written.
const BOX = { width: 0, height: 0, dieSize: 1 };

const FRAMES: readonly (readonly Pose[])[] = Array.from({ length: 50 }, (_, i) =>
  launchDice([20, 15], createGenerator(new Uint8Array(32), i)),
);

/** Of two rotations, as the cosine of half the angle between them; a quaternion and its negative are the same. */
function likeness(a: Quaternion, b: Quaternion): number {
  return Math.abs(a.reduce((sum, value, k) => sum + value * b[k]!, 0));
}

function expectSame(read: Pose, written: Pose): void {
  for (const k of [0, 1, 2] as const)
    expect(Math.abs(read.position[k] - written.position[k])).toBeLessThanOrEqual(1 / 2048);
  expect(likeness(read.rotation, written.rotation)).toBeGreaterThan(1 - 1e-8);
}

describe('a path', () => {
  it('gives back what was written, to the last bit kept', () => {
    const read = readPath(formatPath(FRAMES), BOX)!;
    expect(read).toHaveLength(FRAMES.length);
    read.forEach((dice, frame) => {
      expect(dice).toHaveLength(4);
      dice.forEach((pose, die) => {
        expectSame(pose, FRAMES[frame]![die]!);
      });
    });
  });

  it('keeps rotations whose components are 0, equal or negative', () => {
    const rotations: readonly Quaternion[] = [
      [0, 0, 0, -1],
      [1, 0, 0, 0],
      [0.5, -0.5, 0.5, -0.5],
      [0, Math.SQRT1_2, -Math.SQRT1_2, 0],
    ];
    const frame = rotations.map((rotation): Pose => ({ position: [0, -1, 2], rotation }));
    readPath(formatPath([frame]), BOX)![0]!.forEach((pose, die) => {
      expectSame(pose, frame[die]!);
    });
  });

  it('is told in units of the map', () => {
    const frame = Array.from({ length: 4 }, (): Pose => ({ position: [1, -2, 0.5], rotation: [0, 0, 0, 1] }));
    const box = { width: 1000, height: 700, dieSize: 60 };
    expect(readPath(formatPath([frame]), box)![0]![0]!.position).toEqual([560, 230, 30]);
  });

  it('keeps dice far away at the end of its range', () => {
    const frame = Array.from({ length: 4 }, (): Pose => ({ position: [99, -99, 0], rotation: [0, 0, 0, 1] }));
    expect(readPath(formatPath([frame]), BOX)![0]![0]!.position).toEqual([32767 / 1024, -32, 0]);
  });

  it('is base64 of 48 bytes a frame', () => {
    const path = formatPath(FRAMES);
    expect(path).toHaveLength(FRAMES.length * 64);
    expect(Buffer.from(path, 'base64').toString('base64')).toBe(path);
  });

  it('is nothing else', () => {
    const path = formatPath(FRAMES.slice(0, 1));
    for (const text of [
      '',
      'AAAA',
      path.slice(4),
      path.slice(1),
      `${path}AAAA`,
      `${path.slice(1)}=`,
      `é${path.slice(1)}`,
    ]) {
      expect(readPath(text, BOX)).toBeUndefined();
    }
  });
});
