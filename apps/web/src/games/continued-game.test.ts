import { expect, it } from 'vitest';
import { gameToContinue } from './continued-game.ts';
import { FIRST_GAME } from './first-game.ts';

it('goes on with the unfinished game played last, with a lesson only if there is no other', () => {
  const over = { id: 'a', isOver: true };
  const lesson = { id: FIRST_GAME, isOver: false };
  const played = { id: 'b', isOver: false };
  expect(gameToContinue([over, lesson, played, { id: 'c', isOver: false }])).toBe(played);
  expect(gameToContinue([over, lesson])).toBe(lesson);
  expect(gameToContinue([over])).toBeUndefined();
});
