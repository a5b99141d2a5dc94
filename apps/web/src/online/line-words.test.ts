import { expect, it } from 'vitest';
import { lineWords } from './line-words.ts';

it('a line says nothing unless it is cut, or a turn takes long', () => {
  const fine = { isDown: false, isSent: false, isLate: false };
  expect(lineWords(fine)).toBeUndefined();
  expect(lineWords({ ...fine, isSent: true })).toBeUndefined();
  expect(lineWords({ ...fine, isSent: true, isLate: true })).toBe('friends-on-its-way');
  expect(lineWords({ ...fine, isDown: true })).toBe('friends-line-down');
  expect(lineWords({ isDown: true, isSent: true, isLate: true })).toBe('friends-sent-later');
});
