import { expect, it } from 'vitest';
import type { GameSummary } from '../../games/store.ts';
import { ownBest } from './own-best.ts';

/** A finished game alone, unless told. */
function game(points: readonly number[] | undefined, more: Partial<GameSummary> = {}): GameSummary {
  const chairs = [{ name: 'Anna' }];
  return {
    id: 'a',
    game: 'colours',
    chairs,
    startedAt: 1,
    updatedAt: 2,
    isOver: true,
    ...(points && { points }),
    ...more,
  };
}

it('the own best is the most points of the games alone', () => {
  expect(ownBest([game([41]), game([67]), game([52])])).toBe(67);
});

it('there may be none, and it may be below zero', () => {
  expect(ownBest([])).toBeUndefined();
  expect(ownBest([game([-7]), game([-12])])).toBe(-7);
});

it.each([
  ['that is not over', game([90], { isOver: false })],
  ['of Kingdomino', game([90], { game: 'kingdomino' })],
  ['with others', game([90, 80], { chairs: [{ name: 'Anna' }, { name: 'Leo', bot: 'greedy' }] })],
  ['without points', game(undefined)],
])('a game %s does not count', (_, other) => {
  expect(ownBest([other])).toBeUndefined();
  expect(ownBest([game([50]), other])).toBe(50);
});
