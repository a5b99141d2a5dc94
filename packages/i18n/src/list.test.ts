import { expect, it } from 'vitest';
import { formatNames } from './list.ts';

it.each([
  ['en', 'Ann and Bo', 'Ann, Bo and Cy'],
  ['ru', 'Ann и Bo', 'Ann, Bo и Cy'],
  ['uk', 'Ann і Bo', 'Ann, Bo і Cy'],
  ['bg', 'Ann и Bo', 'Ann, Bo и Cy'],
] as const)('joins names in %s', (language, two, three) => {
  expect(formatNames(language, ['Ann', 'Bo'])).toBe(two);
  expect(formatNames(language, ['Ann', 'Bo', 'Cy'])).toBe(three);
});
