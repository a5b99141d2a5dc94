import { expect, it } from 'vitest';
import { ranksOf } from './standing.ts';

const result = (points: number, largest: number, crowns: number) => ({ points, largest, crowns });

it('[K17] ranks by points, then the largest territory, then crowns', () => {
  expect(ranksOf([result(10, 5, 9), result(12, 1, 1), result(10, 6, 1)], 'territory-then-crowns')).toEqual([3, 1, 2]);
  expect(ranksOf([result(10, 5, 9), result(10, 5, 8)], 'territory-then-crowns')).toEqual([1, 2]);
});

it('[K17] skips the territory with the tie-break of the leaflet', () => {
  expect(ranksOf([result(10, 5, 9), result(10, 6, 1)], 'crowns')).toEqual([1, 2]);
});

it('[K17] lets equals share a place and counts everyone ahead for the next', () => {
  expect(ranksOf([result(9, 1, 1), result(10, 5, 9), result(10, 5, 9)], 'territory-then-crowns')).toEqual([3, 1, 1]);
});
