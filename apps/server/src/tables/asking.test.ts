import { expect, it } from 'vitest';
import { isAsked } from './asking.ts';

it('a game that was given up asks nobody: a bot that was thinking has not failed', () => {
  const match = { asked: [{ seat: 1, since: 7 }] };
  expect(isAsked({ match, status: 'playing' }, 1, 7)).toBe(true);
  expect(isAsked({ match, status: 'playing' }, 1, 6)).toBe(false);
  expect(isAsked({ match, status: 'over' }, 1, 7)).toBe(false);
});
