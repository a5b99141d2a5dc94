import { describe, expect, it } from 'vitest';
import { type Box, placeBubble, widthBeside } from './bubble-place.ts';

const PHONE = { width: 360, height: 740 };
const WORDS = { width: 320, height: 140 };
/** The bar at the top of a table: the points at its right, the news at its foot. */
const BAR = 66;
const POINTS: Box = { left: 330, top: 20, width: 18, height: 28 };
const KINGDOM: Box = { left: 8, top: 195, width: 344, height: 344 };
const LINE: Box = { left: 8, top: 600, width: 344, height: 60 };

describe('words beside a thing', () => {
  it('leave the news readable when they are about the points', () => {
    const { side, y } = placeBubble(POINTS, WORDS, PHONE, BAR);
    expect(side).toBe('below');
    expect(y).toBeGreaterThan(BAR);
  });

  it('go above if there is room under the bar, and else into the thing', () => {
    expect(placeBubble(LINE, WORDS, PHONE, BAR)).toMatchObject({ side: 'above', y: 600 - 12 - 140 });
    const { side, y } = placeBubble(KINGDOM, { width: 320, height: 190 }, PHONE, BAR);
    expect(side).toBe('over');
    expect(y).toBe(195 + 12);
  });

  it.each([POINTS, KINGDOM, LINE, { left: 0, top: 0, width: 10, height: 10 }])('stay in the window: %j', (at) => {
    const { x, y, tip } = placeBubble(at, WORDS, PHONE, BAR);
    expect(x).toBeGreaterThanOrEqual(6);
    expect(x + WORDS.width).toBeLessThanOrEqual(PHONE.width - 6);
    expect(y).toBeGreaterThanOrEqual(BAR);
    expect(y + WORDS.height).toBeLessThanOrEqual(PHONE.height);
    expect(tip.x).toBeGreaterThanOrEqual(24);
    expect(tip.x).toBeLessThanOrEqual(WORDS.width - 24);
  });

  it('go beside a high thing with a wide margin', () => {
    const board: Box = { left: 300, top: 80, width: 500, height: 600 };
    const window = { width: 1440, height: 900 };
    expect(widthBeside(board, 140, window, BAR)).toBe(300 - 18);
    expect(placeBubble(board, { width: 282, height: 140 }, window, BAR)).toMatchObject({ side: 'left', x: 6 });
    expect(widthBeside(LINE, 140, PHONE, BAR)).toBeUndefined();
  });
});
