import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from './turned-map.ts';
import {
  crowdedView,
  isWhole,
  moveView,
  pinchView,
  revealInView,
  scaleIn,
  toggleView,
  type View,
  wholeView,
} from './zoom.ts';

const WHOLE = wholeView({ width: 700, height: 1000 });

/** Where a place of the map is seen, from 0 to 1 of the window. */
function seenAt([x, y]: Place, view: View): Place {
  return [(x - view.x) / view.width, (y - view.y) / view.height];
}

describe('zoom', () => {
  it('shows the whole map with its margin', () => {
    expect(WHOLE).toEqual({ x: -10, y: -10, width: 720, height: 1020 });
    expect(scaleIn({ width: 700, height: 1000 }, { width: 360, height: 2000 })).toBe(0.5);
  });

  it('keeps what is under two fingers under them', () => {
    const start = moveView(WHOLE, WHOLE, [300, 500], [300, 500], 2);
    const from = [
      [300, 450],
      [340, 550],
    ] as const;
    const to = [
      [290, 430],
      [350, 580],
    ] as const;
    const end = pinchView(start, WHOLE, from, to);
    const middle: Place = [320, 500];
    const wanted = seenAt([320, 505], start);
    seenAt(middle, end).forEach((value, axis) => {
      expect(value).toBeCloseTo(wanted[axis]!, 9);
    });
    expect(start.width / end.width).toBeCloseTo(1.5, 9);
  });

  it('zooms in by a double tap, the place stays; and out by the next one', () => {
    const near = toggleView(WHOLE, WHOLE, [350, 600]);
    expect(near.width).toBe(360);
    expect(seenAt([350, 600], near)[1]).toBeCloseTo(seenAt([350, 600], WHOLE)[1], 9);
    expect(isWhole(near, WHOLE)).toBe(false);
    expect(toggleView(near, WHOLE, [10, 10])).toEqual(WHOLE);
  });

  it('moves to a place out of sight, and not at all to one in sight', () => {
    const near = toggleView(WHOLE, WHOLE, [0, 0]);
    expect(revealInView(near, WHOLE, [100, 100], 50)).toEqual(near);
    const moved = revealInView(near, WHOLE, [600, 100], 50);
    expect(moved.x + moved.width).toBeCloseTo(650, 9);
    expect(moved.y).toBe(near.y);
  });

  it('comes nearer by the first tap where areas are too small for a finger, once', () => {
    // 375x553: the smallest areas have 31 px across.
    const nearer = crowdedView(WHOLE, WHOLE, [200, 300], 45, 31 / 90)!;
    expect(WHOLE.width / nearer.width).toBeCloseTo(1.6, 9);
    expect(seenAt([200, 300], nearer)[0]).toBeCloseTo(seenAt([200, 300], WHOLE)[0], 9);
    expect(crowdedView(nearer, WHOLE, [200, 300], 45, (1.6 * 31) / 90)).toBeUndefined();
    // A larger area at the same size, and the same area on higher screens: 37 px at 610, 43 px at 740.
    expect(crowdedView(WHOLE, WHOLE, [200, 300], 60, 31 / 90)).toBeUndefined();
    expect(crowdedView(WHOLE, WHOLE, [200, 300], 45, 37 / 90)).toBeUndefined();
    expect(crowdedView(WHOLE, WHOLE, [200, 300], 45, 43 / 90)).toBeUndefined();
  });

  it('never shows anything but the map, whatever the fingers do', () => {
    const place = fc.tuple(fc.double({ min: -900, max: 1900, noNaN: true }), fc.integer({ min: -900, max: 1900 }));
    const pinch = fc.tuple(fc.tuple(place, place), fc.tuple(place, place));
    fc.assert(
      fc.property(fc.array(pinch, { maxLength: 8 }), (pinches) => {
        const end = pinches.reduce((view, [from, to]) => pinchView(view, WHOLE, from, to), WHOLE);
        expect(end.x).toBeGreaterThanOrEqual(WHOLE.x);
        expect(end.y).toBeGreaterThanOrEqual(WHOLE.y);
        expect(end.x + end.width).toBeLessThanOrEqual(WHOLE.x + WHOLE.width + 1e-9);
        expect(end.y + end.height).toBeLessThanOrEqual(WHOLE.y + WHOLE.height + 1e-9);
        expect(end.width).toBeGreaterThanOrEqual(WHOLE.width / 4 - 1e-9);
        expect(end.height / end.width).toBeCloseTo(WHOLE.height / WHOLE.width, 9);
      }),
    );
  });
});
