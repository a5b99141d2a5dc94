import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const PLACES = [
  { id: 0, centre: [0, 0] },
  { id: 1, centre: [10, 1] },
  { id: 2, centre: [30, 0] },
  { id: 3, centre: [6, 14] },
] as const;

describe('nearest', () => {
  it('goes to the next place that way', () => {
    expect(nearest(PLACES, 0, 'ArrowRight')).toBe(1);
    expect(nearest(PLACES, 1, 'ArrowRight')).toBe(2);
    expect(nearest(PLACES, 2, 'ArrowLeft')).toBe(1);
    expect(nearest(PLACES, 0, 'ArrowDown')).toBe(3);
  });

  it('stays where nothing lies that way, and at other keys', () => {
    expect(nearest(PLACES, 0, 'ArrowLeft')).toBeUndefined();
    expect(nearest(PLACES, 0, 'Tab')).toBeUndefined();
  });
});
