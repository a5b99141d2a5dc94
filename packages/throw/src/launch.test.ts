import { describe, expect, it } from 'vitest';
import { createGenerator } from './generator.ts';
import { launchDice } from './launch.ts';
import type { Vector } from './pose.ts';

const HALF = [8, 6] as const;
const LAUNCHES = Array.from({ length: 200 }, (_, attempt) =>
  launchDice(HALF, createGenerator(new Uint8Array(32), attempt)),
);

function length(values: readonly number[]): number {
  return Math.hypot(...values);
}

function minus([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ax - bx, ay - by, az - bz];
}

describe('a launch', () => {
  it('[C14] is over the middle of the box, half as wide, and high above the rim', () => {
    const positions = LAUNCHES.flat().map(({ position }) => position);
    const [x, y, z] = [0, 1, 2].map((k) => positions.map((position) => position[k]!));
    expect(Math.max(...x!.map(Math.abs))).toBeCloseTo(4, 1);
    expect(Math.max(...y!.map(Math.abs))).toBeCloseTo(2, 1);
    expect([Math.min(...z!), Math.max(...z!)].map(Math.round)).toEqual([9, 10]);
  });

  it('[C14] lets go of four dice that do not touch', () => {
    for (const dice of LAUNCHES) {
      expect(dice).toHaveLength(4);
      const gaps = dice.flatMap((a, i) => dice.slice(i + 1).map((b) => length(minus(a.position, b.position))));
      expect(Math.min(...gaps)).toBeGreaterThan(Math.sqrt(3));
    }
  });

  it('turns and spins dice all ways', () => {
    for (const { rotation, velocity, spin } of LAUNCHES.flat()) {
      expect(length(rotation)).toBeCloseTo(1, 12);
      expect(length(velocity)).toBeLessThanOrEqual(3);
      expect(length(spin)).toBeLessThanOrEqual(8);
    }
    const means = [0, 1, 2, 3].map(
      (k) => LAUNCHES.flat().reduce((sum, { rotation }) => sum + rotation[k]! * rotation[k]!, 0) / 800,
    );
    for (const mean of means) expect(mean).toBeCloseTo(0.25, 1);
  });
});
