import { describe, expect, it } from 'vitest';
import { turnCorners, turnPlace, turnPlaceBack, turnPose, turnSize } from './turned-map.ts';

const SIZE = { width: 1000, height: 700 };

type Quaternion = readonly [number, number, number, number];

/** Where the axes of a die point, by the formula that CSS uses. */
function axesOf([x, y, z, w]: Quaternion): readonly (readonly [number, number, number])[] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ];
}

describe('a turned map', () => {
  it('has its left side on top, its top at the right', () => {
    expect(turnSize(SIZE)).toEqual({ width: 700, height: 1000 });
    expect(turnPlace([0, 0], SIZE)).toEqual([700, 0]);
    expect(turnPlace([1000, 0], SIZE)).toEqual([700, 1000]);
    expect(turnPlace([0, 700], SIZE)).toEqual([0, 0]);
  });

  it('turns corners as it turns places, and the same corners into the same ones', () => {
    const corners = [0, 0, 1000, 0, 300, 200];
    expect(turnCorners(corners, SIZE)).toEqual([700, 0, 700, 1000, 500, 300]);
    expect(turnCorners(corners, SIZE)).toBe(turnCorners(corners, SIZE));
  });

  it('turns back', () => {
    expect(turnPlaceBack(turnPlace([123, 45], SIZE), SIZE)).toEqual([123, 45]);
  });

  it('turns dice along: every axis of a die as the map', () => {
    const length = Math.hypot(0.1, 0.7, -0.3, 0.5);
    const [i, j, k, w] = [0.1 / length, 0.7 / length, -0.3 / length, 0.5 / length];
    const pose = { position: [400, 100, 30], rotation: [i, j, k, w] } as const;
    const { position, rotation } = turnPose(pose, SIZE);
    expect(position).toEqual([600, 400, 30]);
    axesOf(rotation).forEach((axis, at) => {
      const [x, y, z] = axesOf(pose.rotation)[at]!;
      [-y, x, z].forEach((value, part) => {
        expect(axis[part]).toBeCloseTo(value, 12);
      });
    });
  });
});
