import { expect, it } from 'vitest';
import { bestShares, chance, decide, end } from './tree-game.ts';

const WIN = end(10, 0);
const LOSS = end(0, 10);

it('the best play of trees maximises the own share of every seat, by the weights of chance', () => {
  const odds = chance([45, WIN], [55, LOSS]);
  expect(bestShares(odds)).toEqual([0.45, 0.55]);
  expect(bestShares(decide(0, odds, end(10, 10), decide(1, WIN, LOSS)))).toEqual([0.5, 0.5]);
  expect(bestShares(decide(1, end(10, 10, 0), end(0, 0, 10), end(10, 0, 0)))).toEqual([0.5, 0.5, 0]);
});
