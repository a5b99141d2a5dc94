import { describe, expect, it } from 'vitest';
import type { Colour } from '../colour.ts';
import { kingdomsUnder } from './footprint.ts';
import type { AreaMap, Kingdom } from './map.ts';
import type { Point, Polygon } from './polygon.ts';

function kingdom(colour: Colour, outline: Polygon): Kingdom {
  return { colour, neighbours: [], outline };
}

// Blue on the left, with a bay that opens to the right, and a small red in the mouth of the bay.
const MAP: AreaMap = {
  id: 'bay',
  width: 200,
  height: 100,
  dieSize: 10,
  areas: [],
  towers: [],
  kingdoms: [
    kingdom('blue', [0, 0, 100, 0, 100, 40, 60, 40, 60, 60, 100, 60, 100, 100, 0, 100]),
    kingdom('red', [60, 40, 100, 40, 100, 60, 60, 60]),
    kingdom('green', [100, 0, 200, 0, 200, 100, 100, 100]),
  ],
};

function under(...corners: readonly Point[]): readonly Colour[] {
  return kingdomsUnder(MAP, corners);
}

describe('the footprint of a die', () => {
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
});
