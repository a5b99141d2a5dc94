import { expect, it } from 'vitest';
import { newsOf } from './news.ts';

it('tells what has happened, a sentence each, without what everybody sees', () => {
  expect(
    newsOf([
      { kind: 'king-drawn', seat: 1 },
      { kind: 'taken', seat: 0, domino: 7 },
      { kind: 'discarded', seat: 1, domino: 9, gain: -5 },
      { kind: 'drawn', domino: 3 },
      { kind: 'line-laid', dominoes: [1, 2] },
      { kind: 'round-began', round: 2, isLast: false },
      { kind: 'round-began', round: 12, isLast: true },
    ]),
  ).toEqual([
    { id: 'news-king', seat: 1 },
    { id: 'news-taken', seat: 0, args: { domino: 7 } },
    { id: 'news-discarded', seat: 1, args: { domino: 9, points: -5 } },
    { id: 'news-round', args: { round: 2 } },
    { id: 'news-last-round' },
  ]);
});
