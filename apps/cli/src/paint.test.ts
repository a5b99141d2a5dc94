import { expect, it } from 'vitest';
import { createPaint, isColourful } from './paint.ts';

it('paints only where there is colour', () => {
  expect(createPaint(true)('bold', 'w1')).toBe('\u001b[1mw1\u001b[0m');
  expect(createPaint(false)('bold', 'w1')).toBe('w1');
});

it('has colour on a screen, unless somebody said no', () => {
  expect(isColourful({ isTTY: true }, {})).toBe(true);
  expect(isColourful({ isTTY: true }, { NO_COLOR: '' })).toBe(true);
  expect(isColourful({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
  expect(isColourful({ isTTY: true }, { TERM: 'dumb' })).toBe(false);
  expect(isColourful({}, {})).toBe(false);
});
