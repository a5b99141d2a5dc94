import { expect, it } from 'vitest';
import { cameraShift } from './camera.ts';

const FIVE = { left: -2, right: 2, bottom: -2, top: 2 };

it('a camera that sees more begins near: the old picture is larger', () => {
  expect(cameraShift(FIVE, { left: -3, right: 3, bottom: -3, top: 3 }, 350)).toEqual({ x: 0, y: 0, scale: 1.4 });
});

it('a camera that moves on begins where the old picture was', () => {
  // Two more columns on the right: the castle moves by one square of the old size to the left, so it begins to the right.
  expect(cameraShift(FIVE, { left: -2, right: 4, bottom: -2, top: 2 }, 350)).toEqual({ x: 70, y: 0, scale: 1.4 });
  expect(cameraShift(FIVE, { left: -2, right: 2, bottom: -2, top: 4 }, 350)).toEqual({ x: 0, y: -70, scale: 1.4 });
});
