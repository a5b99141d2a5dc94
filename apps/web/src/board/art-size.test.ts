import { expect, it } from 'vitest';
import { artSize } from './art-size.ts';

it('a board has small scenes from 34 pixels a square on, by its longer side', () => {
  const five = { left: -2, right: 2, bottom: -2, top: 2 };
  expect(artSize(170, 170, five)).toBe('full');
  expect(artSize(169, 200, five)).toBe('small');
  expect(artSize(344, 344, { left: -4, right: 4, bottom: -4, top: 4 })).toBe('full');
  expect(artSize(238, 120, { left: 0, right: 6, bottom: 0, top: 2 })).toBe('full');
  expect(artSize(56, 56, five)).toBe('small');
});
