import { describe, expect, it } from 'vitest';
import { kingdomsUnder } from './overlap.ts';
import type { Point } from './polygon.ts';

// Blue on the left, with a bay that opens to the right, a small red in the mouth of the bay, green on the right.
const OUTLINES = [
  [0, 0, 100, 0, 100, 40, 60, 40, 60, 60, 100, 60, 100, 100, 0, 100],
  [60, 40, 100, 40, 100, 60, 60, 60],
  [100, 0, 200, 0, 200, 100, 100, 100],
];

function under(...corners: readonly Point[]): readonly string[] {
  return kingdomsUnder(OUTLINES, corners).map((kingdom) => ['blue', 'red', 'green'][kingdom]!);
}

describe('a footprint', () => {
  it('[C15] lies in the kingdom that holds all of it', () => {
    expect(under([10, 10], [20, 10], [20, 20], [10, 20])).toEqual(['blue']);
    expect(under([75, 45], [85, 45], [85, 55], [75, 55])).toEqual(['red']);
  });

  it('[C15] lies in every kingdom that it overlaps, however little', () => {
    expect(under([90.001, 10], [100.001, 10], [100.001, 20], [90.001, 20])).toEqual(['blue', 'green']);
    expect(under([95, 35], [105, 35], [105, 45], [95, 45])).toEqual(['blue', 'red', 'green']);
  });

  it('[C15] does not lie where it only touches the border', () => {
    expect(under([90, 10], [100, 10], [100, 20], [90, 20])).toEqual(['blue']);
    expect(under([60, 40], [70, 40], [70, 50], [60, 50])).toEqual(['red']);
    expect(under([0, 0], [10, 0], [10, 10], [0, 10])).toEqual(['blue']);
  });

  it('[C15] may reach over a bay or stand on a corner', () => {
    expect(under([70, 35], [100, 35], [100, 65], [70, 65])).toEqual(['blue', 'red']);
    expect(under([100, 43], [107, 50], [100, 57], [93, 50])).toEqual(['red', 'green']);
    expect(under([107, 43], [114, 50], [107, 57], [100, 50])).toEqual(['green']);
  });

  it('[C15] may hold a kingdom, or cross one that leaves it in two parts', () => {
    expect(under([50, 30], [110, 30], [110, 70], [50, 70])).toEqual(['blue', 'red', 'green']);
    expect(under([70, 30], [80, 30], [80, 70], [70, 70])).toEqual(['blue', 'red']);
  });

  it('[C15] lies nowhere beyond all kingdoms', () => {
    expect(under([-20, 0], [0, 0], [0, 20], [-20, 20])).toEqual([]);
    expect(under([300, 0], [310, 0], [310, 10], [300, 10])).toEqual([]);
  });
});
