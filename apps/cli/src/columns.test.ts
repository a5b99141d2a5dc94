import { expect, it } from 'vitest';
import { sideBySide } from './columns.ts';
import { createPaint } from './paint.ts';

it('puts blocks beside each other', () => {
  expect(sideBySide([['ab', 'c'], ['d'], ['e', 'f']], 80)).toEqual(['ab   d   e', 'c        f']);
});

it('goes on below when the width is used up', () => {
  expect(sideBySide([['aa'], ['bb'], ['cc']], 7)).toEqual(['aa   bb', '', 'cc']);
});

it('gives a block that is wider than the screen a row of its own', () => {
  expect(sideBySide([['aaaa'], ['bbbb']], 2)).toEqual(['aaaa', '', 'bbbb']);
});

it('does not count colours as width', () => {
  const red = createPaint(true)('bold', 'ab');
  expect(
    sideBySide(
      [
        [red, 'c'],
        ['d', 'e'],
      ],
      80,
    ),
  ).toEqual([`${red}   d`, 'c    e']);
});

it('makes nothing of nothing', () => {
  expect(sideBySide([], 80)).toEqual([]);
});
