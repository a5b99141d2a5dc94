import { expect, it } from 'vitest';
import { isWithin, limitsInSight, rows, viewBox } from './paper.tsx';

const FRAME = { left: -1, right: 3, bottom: -2, top: 2 };

it('a frame is drawn with both of its borders', () => {
  expect(viewBox(FRAME, 0)).toBe('-64 -128 320 320');
  expect(viewBox({ left: 0, right: 6, bottom: 0, top: 6 }, 4)).toBe('-4 -388 456 456');
});

it('a frame has a row for every height, from the top, and a spot for every place', () => {
  const all = rows(FRAME);
  expect(all.map((row) => row[0]!.y)).toEqual([2, 1, 0, -1, -2]);
  for (const row of all) expect(row.map(({ x }) => x)).toEqual([-1, 0, 1, 2, 3]);
});

it('a frame ends behind its last spot', () => {
  for (const spot of rows(FRAME).flat()) expect(isWithin(FRAME, spot)).toBe(true);
  for (const x of [-2, 4]) expect(isWithin(FRAME, { x, y: 0 })).toBe(false);
  for (const y of [-3, 3]) expect(isWithin(FRAME, { x: 0, y })).toBe(false);
});

it('the ground ends in sight where the frame reaches its limit, and goes on elsewhere', () => {
  const open = { left: -4, right: 2, bottom: -2, top: 5 };
  expect(limitsInSight(FRAME, open)).toEqual({ left: false, right: true, bottom: true, top: false });
  expect(limitsInSight(FRAME, FRAME)).toEqual({ left: true, right: true, bottom: true, top: true });
});
