import { expect, it } from 'vitest';
import { sumText } from './sum-text.ts';

it('a sum has minus signs, and no plus before one', () => {
  expect(sumText([4, 0, -1], 'en')).toBe('4+0\u22121');
  expect(sumText([-2, 3], 'ru')).toBe('\u22122+3');
});
