import { describe, expect, it } from 'vitest';
import { FIRST } from '../maps/first.ts';
import { type Border, bordersOf, outlinesOf } from './border.ts';
import { pathOf } from './curve.ts';

describe('borders', () => {
  it('[C3] are found from both sides, with the same points', () => {
    const outlines = outlinesOf(FIRST);
    const inner = outlines.flat().filter(({ across }) => across !== undefined);
    const key = ({ area, across, points }: Border) => `${area} ${across} ${points.join(' ')}`;
    const back = ({ area, across, points }: Border) => ({ area: across!, across: area, points: points.toReversed() });
    expect(inner.map(back).map(key).sort()).toEqual(inner.map(key).sort());
    expect(bordersOf(FIRST)).toHaveLength(inner.length / 2);
  });

  it('run around the area, end to start', () => {
    for (const outline of outlinesOf(FIRST)) {
      outline.forEach(({ points }, i) => {
        expect(points.at(-1)).toEqual(outline[(i + 1) % outline.length]!.points[0]);
      });
    }
  });

  it('become curves through their points, straight at the wall', () => {
    const points = [
      [0, 0],
      [6, 0],
      [6, 6],
    ] as const;
    expect(pathOf([{ area: 0, across: 1, points }])).toBe('M0,0C1,0 5,-1 6,0C7,1 6,5 6,6');
    expect(pathOf([{ area: 0, across: undefined, points }])).toBe('M0,0L6,0L6,6');
  });
});
