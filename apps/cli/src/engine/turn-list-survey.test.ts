import { expect, it } from 'vitest';
import { surveyTurnLists } from './turn-list-survey.ts';

it('counts the lists of turns of every game', () => {
  const [kingdomino, duel, colours] = surveyTurnLists(2, 1);
  // 14 turns for each of two players.
  expect(kingdomino).toEqual({
    game: 'kingdomino',
    lists: 56,
    cut: 0,
    median: expect.any(Number),
    longest: expect.any(Number),
    uncut: [],
  });
  expect(kingdomino!.longest).toBeGreaterThan(kingdomino!.median);
  expect([duel!.game, colours!.game]).toEqual(['duel', 'colours']);
});
