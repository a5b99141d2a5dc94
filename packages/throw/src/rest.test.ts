import { describe, expect, it } from 'vitest';
import { DROPS } from './die.ts';
import { footprintOf } from './footprint.ts';
import { doubleSurface } from './polygon.ts';
import type { Pose, Quaternion, Vector } from './pose.ts';
import { type Fault, faultOf, sideUp } from './rest.ts';

const BOX = { width: 100, height: 80, dieSize: 10 };
const S = Math.SQRT1_2;
const PLAIN: Quaternion = [0, 0, 0, 1];

function at(position: Vector, rotation: Quaternion = PLAIN): Pose {
  return { position, rotation };
}

function fault(...poses: readonly Pose[]): Fault | undefined {
  return faultOf(BOX, [...poses, at([50, 40, 5])]);
}

/** A turn about the y axis, in degrees. */
function tilt(degrees: number): Quaternion {
  const half = (degrees * Math.PI) / 360;
  return [0, Math.sin(half), 0, Math.cos(half)];
}

describe('a die at rest', () => {
  it('[C13] has two sides each of 2, 3 and 4 drops', () => {
    expect([2, 3, 4].map((drops) => DROPS.filter((other) => other === drops).length)).toEqual([2, 2, 2]);
  });

  it('[C13] shows the side that lies up', () => {
    const turns: readonly Quaternion[] = [
      [0, -S, 0, S],
      [0, S, 0, S],
      [S, 0, 0, S],
      [-S, 0, 0, S],
      PLAIN,
      [1, 0, 0, 0],
    ];
    expect(turns.map(sideUp)).toEqual([0, 1, 2, 3, 4, 5]);
    // Turned about the vertical first or last: what lies up stays.
    expect(sideUp([0, 0, S, S])).toBe(4);
    expect(sideUp([0.5, -0.5, 0.5, 0.5])).toBe(0);
  });

  it('[C14] is legal if it lies flat on the floor within the walls', () => {
    expect(fault()).toBeUndefined();
    expect(fault(at([5, 5, 5]), at([95, 75, 5], [0, 0, S, S]))).toBeUndefined();
    expect(fault(at([50, 20, 5.05], tilt(0.5)))).toBeUndefined();
  });

  it('[C14] may not lie outside', () => {
    expect(fault(at([-1, 40, 5]))).toBe('left-box');
    expect(fault(at([50, 81, 35]))).toBe('left-box');
    expect(fault(at([4.99, 40, 5]))).toBe('left-box');
    expect(fault(at([50, 75.01, 5]))).toBe('left-box');
  });

  it('[C14] may not rest on another die', () => {
    expect(fault(at([50, 40, 15]))).toBe('on-die');
    expect(fault(at([50, 40, 5.2]))).toBe('on-die');
  });

  it('[C14] may not stand on an edge, nor lean on a wall or another die', () => {
    expect(fault(at([50, 40, 7.07], tilt(45)))).toBe('on-edge');
    expect(fault(at([50, 40, 5.1], tilt(2)))).toBe('on-edge');
    expect(fault(at([50, 40, 5.1], tilt(88)))).toBe('on-edge');
  });
});

describe('the footprint of a die', () => {
  it('[C15] is its square on the floor, clockwise', () => {
    const corners = footprintOf(BOX, at([20, 30, 5]));
    expect(corners).toEqual([
      [15, 25],
      [25, 25],
      [25, 35],
      [15, 35],
    ]);
    expect(doubleSurface(corners)).toBe(200);
  });

  it('[C15] turns with the die, whichever side lies up', () => {
    const eighth: Quaternion = [0, 0, Math.sin(Math.PI / 8), Math.cos(Math.PI / 8)];
    const [[x, y] = [0, 0]] = footprintOf(BOX, at([20, 30, 5], eighth));
    expect([x, y].map((value) => value.toFixed(3))).toEqual(['20.000', '22.929']);
    for (const rotation of [eighth, tilt(90), tilt(180), tilt(0.2), [0.5, -0.5, 0.5, 0.5] as const]) {
      expect(doubleSurface(footprintOf(BOX, at([20, 30, 5], rotation)))).toBeCloseTo(200, 9);
    }
  });
});
