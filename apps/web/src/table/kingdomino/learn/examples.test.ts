import { listMoves } from '@crownhold/core';
import { decodeMove, extentsOf, kingdomino, territories } from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { fullExample, placingExample } from './examples.ts';

const cellsOf = (state: ReturnType<typeof fullExample>) =>
  new Set(
    [...listMoves(kingdomino, state, 0)].map((code) => {
      const move = decodeMove(code);
      if (move?.kind !== 'put') return '';
      return [move.first, move.second]
        .map(({ x, y }) => `${x},${y}`)
        .sort()
        .join(' ');
    }),
  );

it('[K12] the example can go right and wrong', () => {
  expect(cellsOf(placingExample('K12')).size).toBeGreaterThan(3);
});

it('[K13] the example is five squares wide', () => {
  const { west, east } = extentsOf(placingExample('K13'), 0);
  expect(west + east + 1).toBe(5);
});

it('[K14] the example has just one place left', () => {
  expect(cellsOf(placingExample('K14'))).toEqual(new Set(['1,2 2,2']));
});

it('[K16] [K18] the full kingdom has much to count, and its castle in the centre', () => {
  const state = fullExample();
  expect(territories(state, 0).filter(({ points }) => points > 0).length).toBeGreaterThan(3);
  expect(extentsOf(state, 0)).toEqual({ west: 2, east: 2, south: 2, north: 2 });
});
